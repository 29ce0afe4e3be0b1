import papaparse from 'papaparse'
import { cellOf } from '#api/rules/platform/sheet-text.ts'
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
  const kinds = sheet.columns.map(({ kind }) => kind)
  const line = (cells: readonly (string | null)[], texts: readonly boolean[]) =>
    papaparse.unparse([cells], { delimiter: separator, quotes: [...texts] }) + end
  const words = (texts: readonly string[]) =>
    line(
      texts.map(cellOf),
      texts.map(() => true),
    )
  yield mark + words(sheet.columns.map(({ header }) => header))
  for await (const row of sheet.rows) {
    yield line(
      row.map((cell, at) => written(cell, kinds[at] ?? 'text', turkish)),
      row.map((cell, at) => kinds[at] === 'text' && cell !== null && cell !== ''),
    )
  }
  if (sheet.notes.length > 0) yield end
  for (const { label, value } of sheet.notes) yield words([label, value])
}

function written(cell: Cell, kind: CellKind, turkish: boolean): string | null {
  if (cell === null || cell === '') return null
  if (kind === 'text') return cellOf(String(cell))
  if (kind === 'date') return turkish ? String(cell).split('-').reverse().join('.') : String(cell)
  return turkish ? String(cell).replace('.', ',') : String(cell)
}
