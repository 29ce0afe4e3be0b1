import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Cell } from '#server/db/schema/imports.ts'

/** A file's table, with the row that names its columns and what stands above it. Rows keep the numbers that the spreadsheet shows; empty ones are left out. */
export interface Table {
  readonly rows: readonly { readonly position: number; readonly cells: readonly Cell[] }[]
}

/** Throws the reason why a file is not read. Plain data: it crosses from one thread to another. */
export function notRead(refusal: Refusal): never {
  throw Object.assign(new Error(refusal.id), { refusal })
}

/** What a cell says, as people read it. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell === 'object' ? cell.formula : String(cell)
}
