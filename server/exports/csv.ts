import { cellOf } from '#api/rules/sheet-text.ts'
import type { Cell, CellKind, Sheet } from './sheet.ts'

export interface CsvStyle {
  readonly separator: ',' | ';'
  /** Decimal commas, and days as `21.11.2026`. */
  readonly turkish: boolean
}

/** A spreadsheet knows by this mark that the text is UTF-8. */
const mark = '\ufeff'
const end = '\r\n'

/**
 * A table as CSV. Texts are always quoted, and those that a spreadsheet would run begin with an apostrophe (rule D16); numbers are never
 * quoted, so that a negative one stays a number. What the rows were chosen by stands under them, after an empty line, where it does not
 * come between the headers and who reads them.
 */
export async function* csvOf(sheet: Sheet, { separator, turkish }: CsvStyle): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => cells.join(separator) + end
  yield mark + line(sheet.columns.map(({ header }) => quoted(header)))
  for await (const row of sheet.rows)
    yield line(row.map((cell, at) => written(cell, sheet.columns[at]?.kind ?? 'text', turkish)))
  if (sheet.notes.length > 0) yield end
  for (const { label, value } of sheet.notes) yield line([quoted(label), quoted(value)])
}

function written(cell: Cell, kind: CellKind, turkish: boolean): string {
  if (cell === null || cell === '') return ''
  if (kind === 'text') return quoted(String(cell))
  if (kind === 'date') return turkish ? String(cell).split('-').reverse().join('.') : String(cell)
  return turkish ? String(cell).replace('.', ',') : String(cell)
}

function quoted(text: string): string {
  return `"${cellOf(text).replaceAll('"', '""')}"`
}
