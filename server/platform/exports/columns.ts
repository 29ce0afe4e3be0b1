import { inChoices } from '#api/rules/platform/fields.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Cell, SheetColumn } from './sheet.ts'

/** A column of a list as a file has it. One column of the list may be several of the file. */
export interface ExportColumn<Row> extends SheetColumn {
  /** Of the list's column. */
  readonly id: string
  readonly cell: (row: Row) => Cell
}

/** The columns that were asked for, in that order. */
export function chosenColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  requested: readonly string[] | undefined,
): readonly ExportColumn<Row>[] {
  if (!requested) return columns
  const chosen = requested.map((id) => columns.filter((column) => column.id === id))
  const repeats = new Set(requested).size < requested.length
  if (repeats || chosen.some((found) => found.length === 0))
    throw new Refused(422, [{ id: inChoices([]).id, at: ['columns'] }])
  return chosen.flat()
}

/** Rows that are read at once. */
const batch = 500

/** The cells of these records, read a few hundred at a time while they are written. */
export async function* cellsOf<Row>(
  ids: readonly number[],
  columns: readonly ExportColumn<Row>[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Cell[]> {
  for (let at = 0; at < ids.length; at += batch)
    for (const row of await read(ids.slice(at, at + batch))) yield columns.map((column) => column.cell(row))
}
