import { importLimits } from '#api/contract/platform/imports.ts'
import { noRows, tooLargeInside, tooManyColumns, tooManyRows } from '#api/rules/platform/imports.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { notRead, type Table, textOf } from './table.ts'

type Row = Table['rows'][number]

/** Gathers the rows of a file as they are read, and gives up at the first that is beyond what a file may hold. */
export function gathering() {
  let headers: readonly string[] | null = null
  const rows: Row[] = []
  let letters = 0
  return {
    /** The first row that is not empty is that of the headers. */
    add(position: number, cells: readonly Cell[]): void {
      if (cells.length > importLimits.columns) refuseColumns()
      const own = trimmed(cells)
      if (own.length === 0) return
      if (!headers) headers = own.map((cell) => textOf(cell).trim().slice(0, 255))
      else rows.push({ position, cells: own })
      letters += lettersOf(own)
      if (letters > importLimits.letters) notRead({ id: tooLargeInside.id, at: ['file'] })
      if (rows.length > importLimits.rows) refuseRows()
    },
    done(): Table {
      if (!headers || rows.length === 0) notRead({ id: noRows.id, at: ['file'] })
      const width = headers.length
      return { headers, rows: rows.map(({ position, cells }) => ({ position, cells: cells.slice(0, width) })) }
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

/** Without the empty cells at its end. */
function trimmed(cells: readonly Cell[]): readonly Cell[] {
  let end = cells.length
  while (end > 0 && textOf(cells[end - 1]).trim() === '') end -= 1
  return cells.slice(0, end)
}

function lettersOf(cells: readonly Cell[]): number {
  return cells.reduce<number>((sum, cell) => sum + textOf(cell).length, 0)
}
