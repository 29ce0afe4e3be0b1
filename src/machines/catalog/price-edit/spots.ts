import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { columnsOf, type PriceColumn } from './columns.ts'
import type { PriceEditContext, Spot, Step } from './price-edit.types.ts'

type Grid = Pick<PriceEditContext, 'rows' | 'lists' | 'shown'>
type Selected = Pick<PriceEditContext, 'anchor' | 'focus'>

/** The selection as a block of cells, both ends included. */
export interface Block {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function blockOf({ anchor, focus }: Selected): Block {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

/** A cell with what it belongs to. */
export interface Cell extends Spot {
  readonly priced: PriceRow
  readonly of: PriceColumn
}

/** The cells of a block that are in the grid, row by row. */
export function cellsIn(grid: Grid, { top, bottom, left, right }: Block): Cell[] {
  const columns = columnsOf(grid)
  const cells: Cell[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const priced = grid.rows[row]
      const of = columns[column]
      if (priced && of) cells.push({ row, column, priced, of })
    }
  return cells
}

/** The nearest cell of the grid. */
export function inside(grid: Grid, { row, column }: Spot): Spot {
  return {
    row: Math.max(0, Math.min(row, grid.rows.length - 1)),
    column: Math.max(0, Math.min(column, columnsOf(grid).length - 1)),
  }
}

export function stepped(grid: Grid, { row, column }: Spot, step: Step | null): Spot {
  if (step === null) return { row, column }
  const down = step === 'down' ? 1 : step === 'up' ? -1 : 0
  const right = step === 'right' ? 1 : step === 'left' ? -1 : 0
  return inside(grid, { row: row + down, column: column + right })
}
