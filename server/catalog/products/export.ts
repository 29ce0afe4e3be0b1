import { type ProductRow, productTypes } from '#api/contract/catalog/products.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import { flagWord } from '#server/platform/exports/notes.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const words = {
  variants: /*i18n*/ { id: 'exports.variants', message: 'Varyant sayısı' },
}

/** The columns of the product list. How many variants there are has a column of its own in the file. */
export function productColumnsIn(lang: FileLanguage): readonly ExportColumn<ProductRow>[] {
  const { fields } = products
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<ProductRow>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('name', fields.name.label, 'text', (row) => row.name),
    column('stock_code', fields.stock_code.label, 'text', (row) => ofOne(row, row.stock_code)),
    column('stock_code', words.variants, 'number', (row) => row.variant_count),
    column('brand', fields.brand_id.label, 'text', (row) => row.brand),
    column('category', fields.category_id.label, 'text', (row) => row.category),
    column('price', fields.price.label, 'amount', (row) => row.price),
    column('stock', fields.stock.label, 'number', ({ product_type_id, stock }) =>
      product_type_id === productTypes.service ? null : stock,
    ),
    column('min_stock', fields.min_stock.label, 'number', ({ product_type_id, min_stock }) =>
      product_type_id === productTypes.service ? null : min_stock,
    ),
    column('barcode', fields.barcode.label, 'text', (row) => ofOne(row, row.barcode)),
    column('supplier', fields.supplier_id.label, 'text', (row) => row.supplier),
    column('tax', fields.tax_id.label, 'text', (row) => row.tax),
    column('cost', fields.cost.label, 'amount', (row) => row.cost),
    column('tags', fields.tags.label, 'text', (row) => row.tags.join(', ')),
    column('changed_at', fields.changed_at.label, 'date', (row) => row.changed_at.slice(0, 10)),
    column('status', fields.status.label, 'text', (row) => flagWord(fields.status, row.status, lang)),
  ]
}

/** A code of a product that has but one; each variant has its own. */
function ofOne({ variant_count }: ProductRow, code: string): string | null {
  return variant_count > 1 ? null : code
}
