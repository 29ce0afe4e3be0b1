import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import type { TillIndexPage } from '#api/contract/sales/till-index.ts'
import { type IndexMark, ofOwner, type TillDatabase } from './till-database.ts'

/** The catalog as a till holds it: in memory, where a code is found at once, and beside it in the browser’s database. */
export interface TillIndex {
  /** The variant on which this very code stands (rule R18). */
  find(code: string): OrderVariant | null
  put(variants: readonly OrderVariant[]): void
  remove(ids: readonly number[]): void
  size(): number
  /** The pieces that changed since they were last asked for, as text. */
  changedPieces(): [number, string][]
  readPiece(text: string): void
}

/** The parts of a variant in the order in which a row has them: their names are not kept a hundred thousand times. */
const parts = [
  ...['variant_id', 'product_id', 'name', 'options', 'stock_code', 'image_url', 'barcode', 'service', 'product_on'],
  ...['variant_on', 'stock', 'min_quantity', 'max_quantity', 'step_quantity', 'weight', 'desi', 'price', 'tax_rate'],
  ...['category_ids', 'tag_ids'],
] as readonly (keyof OrderVariant)[]
const [stockCodeAt, barcodeAt] = [parts.indexOf('stock_code'), parts.indexOf('barcode')]

type Row = readonly unknown[]

/** So many ids are one piece: a sale writes one piece anew, and not the catalog. */
const perPiece = 512

/** An index that knows nothing yet. */
export function emptyIndex(): TillIndex {
  const pieces = new Map<number, Map<number, Row>>()
  const byCode = new Map<string, number>()
  const changed = new Set<number>()
  const rowOf = (id: number) => pieces.get(pieceOf(id))?.get(id)
  const codesOf = (row: Row) => [row[barcodeAt], row[stockCodeAt]].map((code) => String(code).trim()).filter(Boolean)
  const hold = (id: number, row: Row) => {
    const piece = pieceOf(id)
    const rows = pieces.get(piece) ?? new Map<number, Row>()
    pieces.set(piece, rows.set(id, row))
    for (const code of codesOf(row)) byCode.set(code, id)
  }
  const drop = (id: number) => {
    const row = rowOf(id)
    if (!row) return
    pieces.get(pieceOf(id))?.delete(id)
    // A code may stand on another variant by now.
    for (const code of codesOf(row)) if (byCode.get(code) === id) byCode.delete(code)
  }
  return {
    find(code) {
      const row = rowOf(byCode.get(code.trim()) ?? 0)
      return row ? (Object.fromEntries(parts.map((part, at) => [part, row[at]])) as unknown as OrderVariant) : null
    },
    put(variants) {
      for (const variant of variants) {
        drop(variant.variant_id)
        hold(
          variant.variant_id,
          parts.map((part) => variant[part]),
        )
        changed.add(pieceOf(variant.variant_id))
      }
    },
    remove(ids) {
      for (const id of ids) {
        drop(id)
        changed.add(pieceOf(id))
      }
    },
    size: () => [...pieces.values()].reduce((sum, rows) => sum + rows.size, 0),
    changedPieces() {
      const written = [...changed].map((piece): [number, string] => [
        piece,
        JSON.stringify([...(pieces.get(piece)?.values() ?? [])]),
      ])
      changed.clear()
      return written
    },
    readPiece(text) {
      for (const row of JSON.parse(text) as Row[]) hold(row[0] as number, row)
    },
  }
}

function pieceOf(id: number): number {
  return Math.floor(id / perPiece)
}

/** What this browser kept of the catalog; nothing where it was kept for another language, or by an older panel. */
export async function readKeptIndex(database: TillDatabase, owner: string, shape: string) {
  const reading = database.transaction(['index', 'indexed'])
  const [mark, texts] = await Promise.all([
    reading.objectStore('indexed').get(owner),
    reading.objectStore('index').getAll(ofOwner(owner)),
  ])
  if (mark?.shape !== shape) return null
  const index = emptyIndex()
  for (const text of texts) index.readPiece(text)
  return { index, mark }
}

/**
 * Keeps what changed, with how far it reaches, all of it or nothing. Where another window has kept more meanwhile nothing is written: it keeps
 * the catalog, and this window has it in its memory. Answers whether it was written.
 */
export async function keepIndex(
  database: TillDatabase,
  owner: string,
  { pieces, mark, before, anew }: Keeping,
): Promise<boolean> {
  const writing = database.transaction(['index', 'indexed'], 'readwrite')
  const kept = await writing.objectStore('indexed').get(owner)
  if (!anew && kept?.cursor !== before?.cursor) return false
  const index = writing.objectStore('index')
  await Promise.all([
    ...(anew ? [index.delete(ofOwner(owner))] : []),
    ...pieces.map(([piece, text]) => index.put(text, [owner, piece])),
    writing.objectStore('indexed').put(mark, owner),
    writing.done,
  ])
  return true
}

interface Keeping {
  readonly pieces: readonly (readonly [number, string])[]
  readonly mark: IndexMark
  /** The mark that the pieces build on. */
  readonly before: IndexMark | null
  readonly anew: boolean
}

/** Reads the catalog on from where it stands, page by page. Answers the index as it is now; the given one serves until all of it has come. */
export async function readOn(
  index: TillIndex,
  since: string | null,
  read: (since: string | null) => Promise<TillIndexPage>,
): Promise<{ index: TillIndex; next: string; currency: string; anew: boolean }> {
  let reading = index
  let anew = false
  for (let from = since; ; ) {
    const page = await read(from)
    // A catalog that begins anew while it is read begins anew here too.
    if (page.anew && (!anew || from === null)) {
      reading = emptyIndex()
      anew = true
    }
    reading.put(page.rows)
    reading.remove(page.gone)
    if (!page.more) return { index: reading, next: page.next, currency: page.currency, anew }
    from = page.next
  }
}
