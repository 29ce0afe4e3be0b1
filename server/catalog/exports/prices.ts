import type { AmountOf, PriceQuery } from '#api/contract/catalog/multiple-price.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { priceOperations } from '#api/operations/catalog/prices.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { priceListsOf } from '#api/rules/catalog/price-lists.ts'
import { pricesColumns } from '#server/catalog/imports/product-columns.ts'
import { type CodedRow, rowsFrom } from '#server/catalog/prices/rows.ts'
import type { Database } from '#server/db/open.ts'
import { chosenColumns, type ExportColumn } from '#server/platform/exports/columns.ts'
import { fileOf } from '#server/platform/exports/file.ts'
import { notesOf } from '#server/platform/exports/notes.ts'
import type { Cell } from '#server/platform/exports/sheet.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { headerOf } from '#server/platform/imports/columns.ts'
import { type ImportContext, importContext } from '#server/platform/imports/import-context.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const resource = productPrices as unknown as Resource

const words = {
  name: /*i18n*/ { id: 'product.name', message: 'Ürün adı' },
  options: /*i18n*/ { id: 'product.options', message: 'Seçenekler' },
}

/** The grid of prices as a file, as it is stored: its headers are those that an import of prices knows. */
export const exportPrices: Endpoint = endpoint(
  priceOperations.export,
  async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
    const chosen = chosenColumns(priceColumnsIn(await importContext(db, shop_id), lang), columns)
    const rows = cellsFrom(db, { shop_id, language, query }, chosen)
    const notes = await notesOf({ db, shop_id, resource, query, lang })
    return fileOf(
      { title: formatMessage(lang, resource.title), columns: chosen, rows, ...notes },
      { list: resource.name, zone: await zoneOf(db, shop_id) },
      format,
    )
  },
)

/** What names a variant, and a column for each amount of a price list. */
function priceColumnsIn(context: ImportContext, lang: FileLanguage): readonly ExportColumn<CodedRow>[] {
  const known = new Map(pricesColumns(context).map((column) => [column.key, headerOf(column, lang)]))
  const text = (header: string, cell: (row: CodedRow) => Cell) => ({
    id: 'variant',
    header,
    kind: 'text' as const,
    cell,
  })
  const amount = (country_id: number, of: AmountOf) => ({
    id: of === 'price' ? `${country_id}` : `${country_id}-${of}`,
    header: known.get(`${of === 'price' ? 'price' : 'strike'}.${country_id}`) ?? '',
    kind: 'amount' as const,
    cell: ({ prices }: CodedRow) => prices.find((one) => one.country_id === country_id)?.[of] ?? null,
  })
  return [
    text(formatMessage(lang, words.name), (row) => row.name),
    text(formatMessage(lang, words.options), (row) => row.options),
    text(known.get('stock_code') ?? '', (row) => row.stock_code),
    text(known.get('barcode') ?? '', (row) => row.barcode),
    ...priceListsOf(context).flatMap(({ country_id, kind }) => [
      amount(country_id, 'price'),
      ...(kind === 'country' ? [amount(country_id, 'strikethrough_price')] : []),
    ]),
  ]
}

interface Listed {
  readonly shop_id: number
  readonly language: number
  readonly query: PriceQuery
}

/** Every variant that the filters leave, read some hundred at a time while the file goes out. */
async function* cellsFrom(
  db: Database,
  { query, ...listed }: Listed,
  columns: readonly ExportColumn<CodedRow>[],
): AsyncGenerator<readonly Cell[]> {
  let after: string | null | undefined
  do {
    const page = await rowsFrom({ db, ...listed, query: after ? { ...query, after } : query })
    for (const row of page.rows) yield columns.map(({ cell }) => cell(row))
    after = page.next
  } while (after)
}
