import { gzipSync } from 'node:zlib'
import { importLimits } from '#api/contract/platform/imports.ts'
import type { FeedTable } from './feed-table.ts'
import type { Table } from './table.ts'

/** A file that was read: its first rows, of which one names its columns, and all rows as the database takes them, in pieces of JSON that nobody has to take apart on the way. */
export interface ReadFile {
  readonly top: Table['rows']
  readonly total: number
  /** What only a feed has: its columns are named by none of its rows. */
  readonly feed: ReadFeed | null
  /** Each an array of `{ position, cells }`. */
  readonly pieces: readonly string[]
}

/** The columns of a feed, the elements of which one is its row, and the feed itself, packed: another of them may be chosen. */
export interface ReadFeed extends Pick<FeedTable, 'headers' | 'elements' | 'element'> {
  readonly source: string
}

/** How long a piece is, in letters. */
const enough = 1024 * 1024

/** A table in pieces, with the file that it was read from. */
export function inPieces({ rows, ...feed }: Table | FeedTable, bytes: Uint8Array): ReadFile {
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
  const source = () => gzipSync(bytes, { level: 4 }).toString('base64')
  return {
    top: rows.slice(0, importLimits.top),
    total: rows.length,
    feed: 'headers' in feed ? { ...feed, source: source() } : null,
    pieces,
  }
}
