import type { ProductInput } from '#api/contract/catalog/products.ts'
import { readPrice, type Writing, writingOf } from '#api/rules/catalog/price-reading.ts'
import { placesStaying } from '#api/rules/catalog/product-facts.ts'
import { linesOf } from '#machines/catalog/price-edit/sheet-lines.ts'
import type { FilledCell, FilledColumn } from './form.types.ts'

/** The columns of the table of variants that a spreadsheet's block may lie in, in their order. */
const columns = ['price', 'strikethrough_price', 'quantity', 'stock_code', 'barcode'] as const
type Column = (typeof columns)[number]

/** Where a block begins: a variant by its place, a column, and the price list that is shown. */
interface Start {
  readonly index: number
  readonly column: Column
  readonly country_id: number
}

interface Block {
  readonly cells: readonly FilledCell[]
  /** How many of its values lie beyond the last variant or the last column. */
  readonly outside: number
}

/** The field of a variant that a control belongs to, by its path; `null` where no block may begin. */
export function startAt(path: string, country_id: number): Start | null {
  const [, index, column] = /^variants\.(\d+)\.(?:prices\.\d+\.)?(\w+)$/.exec(path) ?? []
  const known = columns.find((one) => one === column)
  return index !== undefined && known ? { index: Number(index), column: known, country_id } : null
}

/** A spreadsheet's block as the cells that it fills, from the field that it is pasted into. */
export function blockOf(draft: ProductInput, start: Start, text: string): Block {
  const lines = linesOf(text)
  const places = placesStaying(draft)
  const top = places.indexOf(start.index)
  const left = columns.indexOf(start.column)
  const amounts = lines.flatMap((line) => line.filter((_, at) => isPrice(columns[left + at])))
  const writing = writingOf(amounts)
  const cells = lines.flatMap((line, row) =>
    line.flatMap((value, at): FilledCell[] => {
      const index = places[top + row]
      const column = columns[left + at]
      return index === undefined || !column ? [] : [{ index, ...columnWith(column, start.country_id, value, writing) }]
    }),
  )
  return { cells, outside: lines.flat().length - cells.length }
}

/** What these cells hold now, so that a paste can be taken back: those that were changed since are left as they are. */
export function cellsBefore(before: ProductInput, now: ProductInput, cells: readonly FilledCell[]): FilledCell[] {
  return cells
    .filter((cell) => valueIn(now, cell) === cell.value)
    .map((cell) => ({ ...cell, value: valueIn(before, cell) }) as FilledCell)
}

function columnWith(column: Column, country_id: number, text: string, writing: Writing): FilledColumn {
  if (isPrice(column)) return { country_id, key: column, value: amountIn(text, writing) }
  return { key: column, value: text.trim() }
}

function isPrice(column: Column | undefined): column is 'price' | 'strikethrough_price' {
  return column === 'price' || column === 'strikethrough_price'
}

/** What is no amount stays as it was typed, for its rule to name. */
function amountIn(text: string, writing: Writing): string {
  const read = readPrice(text, writing)
  return read.kind === 'amount' ? read.price : text.trim()
}

function valueIn(draft: ProductInput, cell: FilledCell) {
  const variant = draft.variants[cell.index]
  if (!('country_id' in cell)) return variant?.[cell.key] ?? ''
  return variant?.prices.find((one) => one.country_id === cell.country_id)?.[cell.key] ?? ''
}
