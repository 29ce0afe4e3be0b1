import type { Table } from './table.ts'

/** A file that was read: its headers, and its rows as the database takes them, in pieces of JSON that nobody has to take apart on the way. */
export interface ReadFile {
  readonly headers: readonly string[]
  readonly total: number
  /** Each an array of `{ position, cells }`. */
  readonly pieces: readonly string[]
}

/** How long a piece is, in letters. */
const enough = 1024 * 1024

/** A table in pieces. */
export function inPieces({ headers, rows }: Table): ReadFile {
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
  return { headers, total: rows.length, pieces }
}
