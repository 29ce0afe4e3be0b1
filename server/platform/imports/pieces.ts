import { importLimits } from '#api/contract/platform/imports.ts'
import type { Table } from './table.ts'

/** A file that was read: its first rows, of which one names its columns, and all rows as the database takes them, in pieces of JSON that nobody has to take apart on the way. */
export interface ReadFile {
  readonly top: Table['rows']
  readonly total: number
  /** Each an array of `{ position, cells }`. */
  readonly pieces: readonly string[]
}

/** How long a piece is, in letters. */
const enough = 1024 * 1024

/** A table in pieces. */
export function inPieces({ rows }: Table): ReadFile {
  const pieces: string[] = []
  let piece: string[] = []
  let length = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    piece.push(text)
    length += text.length
    if (length < enough) continue
    pieces.push(`[${piece.join()}]`)
    piece = []
    length = 0
  }
  if (piece.length > 0) pieces.push(`[${piece.join()}]`)
  return { top: rows.slice(0, importLimits.top), total: rows.length, pieces }
}
