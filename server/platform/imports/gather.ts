import { importLimits } from '#api/contract/platform/imports.ts'
import { noRows, tooLargeInside, tooManyColumns, tooManyRows, unreadable } from '#api/rules/platform/imports.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { notRead, type Table, textOf } from './table.ts'

type Row = Table['rows'][number]

/** Gathers the rows of a file as they are read, and gives up at the first that is beyond what a file may hold. */
export function gathering() {
  const rows: Row[] = []
  let letters = 0
  return {
    add(position: number, cells: readonly Cell[]): void {
      if (cells.length > importLimits.columns) refuseColumns()
      const own = trimmed(cells)
      if (own.length === 0) return
      if (own.some((cell) => !isText(textOf(cell)))) notRead({ id: unreadable.id, at: ['file'] })
      rows.push({ position, cells: own })
      letters += lettersOf(own)
      if (letters > importLimits.letters) notRead({ id: tooLargeInside.id, at: ['file'] })
      // One of them names the columns.
      if (rows.length > importLimits.rows + 1) refuseRows()
    },
    /** All rows of a file whose columns are named by one of them. */
    done(): Table {
      if (rows.length < 2) notRead({ id: noRows.id, at: ['file'] })
      return { rows }
    },
    /** All rows of a file that names its columns elsewhere. */
    records(): Table['rows'] {
      if (rows.length === 0) notRead({ id: noRows.id, at: ['file'] })
      return rows
    },
  }
}

/** Beyond this many rows nothing is read. */
export function refuseRows(): never {
  notRead({ id: tooManyRows.id, about: { max: importLimits.rows }, at: ['file'] })
}

/** Beyond this many columns nothing is read. */
export function refuseColumns(): never {
  notRead({ id: tooManyColumns.id, about: { max: importLimits.columns }, at: ['file'] })
}

/** Whether it can be stored: letters that no text has are a sign of something else. */
function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Without the empty cells at its end. */
function trimmed(cells: readonly Cell[]): readonly Cell[] {
  let end = cells.length
  while (end > 0 && textOf(cells[end - 1]).trim() === '') end -= 1
  return cells.slice(0, end)
}

function lettersOf(cells: readonly Cell[]): number {
  return cells.reduce<number>((sum, cell) => sum + textOf(cell).length, 0)
}
