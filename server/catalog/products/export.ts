import { type ProductRow, productTypes } from '#api/contract/catalog/products.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import { flagWord } from '#server/platform/exports/notes.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const words = {
  code: /*i18n*/ { id: 'exports.stock_code', message: 'Stok kodu' },
  variants: /*i18n*/ { id: 'exports.variants', message: 'Varyant sayısı' },
}

/** The columns of the product list. The code that stands beside a name has a column of its own in the file. */
export function productColumnsIn(lang: FileLanguage): readonly ExportColumn<ProductRow>[] {
  const { fields } = products
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<ProductRow>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('name', fields.name.label, 'text', (row) => row.name),
    column('name', words.code, 'text', (row) => (row.variant_count > 1 ? null : row.stock_code)),
    column('name', words.variants, 'number', (row) => row.variant_count),
    column('brand', fields.brand_id.label, 'text', (row) => row.brand),
    column('category', fields.category_id.label, 'text', (row) => row.category),
    column('price', fields.price.label, 'amount', (row) => row.price),
    column('stock', fields.stock.label, 'number', ({ product_type_id, stock }) =>
      product_type_id === productTypes.service ? null : stock,
    ),
    column('status', fields.status.label, 'text', (row) => flagWord(row.status, lang)),
  ]
}
