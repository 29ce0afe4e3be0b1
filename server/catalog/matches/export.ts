import type { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import { choiceWord } from '#server/platform/exports/notes.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const words = {
  barcode: /*i18n*/ { id: 'matches.barcode', message: 'Barkod (pazaryeri)' },
  sale_price: /*i18n*/ { id: 'matches.sale_price', message: 'Fiyat (pazaryeri)' },
  product: /*i18n*/ { id: 'matches.product', message: 'Mağazadaki ürün' },
  product_barcode: /*i18n*/ { id: 'matches.product_barcode', message: 'Barkod (mağaza)' },
  product_price: /*i18n*/ { id: 'matches.product_price', message: 'Fiyat (mağaza)' },
}

/** The columns of the matches' list, with what was suggested by beside the status. */
export function matchColumnsIn(lang: FileLanguage): readonly ExportColumn<Match>[] {
  const { fields } = productMatches
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<Match>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('title', fields.title.label, 'text', (row) => row.title),
    column('barcode', words.barcode, 'text', (row) => row.barcode),
    column('sale_price', words.sale_price, 'amount', (row) => row.sale_price),
    column('product', words.product, 'text', (row) => nameOf(shownVariant(row))),
    column('product_barcode', words.product_barcode, 'text', (row) => shownVariant(row)?.barcode ?? ''),
    column('product_price', words.product_price, 'amount', (row) => shownVariant(row)?.price ?? ''),
    column('status', fields.status.label, 'text', (row) => choiceWord(fields.status, row.status, lang)),
    column('status', fields.suggested_by.label, 'text', (row) =>
      choiceWord(fields.suggested_by, row.suggested_by ?? '', lang),
    ),
  ]
}

/** The variant of the shop that the list shows beside it. */
function shownVariant({ status, match, suggestion }: Match): ShopVariant | null {
  return status === 'refused' ? null : (match ?? suggestion)
}

function nameOf(variant: ShopVariant | null): string {
  if (!variant) return ''
  return variant.options === '' ? variant.name : `${variant.name} (${variant.options})`
}
