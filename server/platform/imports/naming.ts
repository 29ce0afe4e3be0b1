import { and, asc, eq } from 'drizzle-orm'
import { type ImportKind, importLimits } from '#api/contract/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import { type Cell, import_mappings, import_rows, type imports } from '#server/db/schema/imports.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { type Column, headerIn } from './columns.ts'
import type { ReadFile } from './pieces.ts'
import { rowsOfImport } from './rows.ts'
import { textOf } from './table.ts'

/** What columns were taken for before. */
type Remembered = Readonly<Record<string, string | null>>

/** What names the columns of a file: one of its first rows, or, in a feed, the elements in its row. */
export function namedBy({ top, total, feed }: ReadFile, columns: readonly Column[], known: Remembered) {
  if (feed) {
    const { headers, elements, element } = feed
    return { headers: headers.map((header) => header.slice(0, 255)), header_row: 0, total, elements, element }
  }
  const at = headerIn(top, columns, known)
  return { headers: headersIn(top[at]?.cells), header_row: top[at]?.position ?? 0, total: total - at - 1 }
}

/** The names of columns in a row. */
export function headersIn(cells: readonly Cell[] = []): string[] {
  return cells.map((cell) => textOf(cell).trim().slice(0, 255))
}

/** The first rows of a file, of which one names its columns. */
export function topOf(db: Database, file: Pick<typeof imports.$inferSelect, 'shop_id' | 'id'>) {
  return db
    .select({ position: import_rows.position, cells: import_rows.cells })
    .from(import_rows)
    .where(rowsOfImport(file))
    .orderBy(asc(import_rows.position))
    .limit(importLimits.top)
}

/** What a person's columns of a kind were taken for the last time, by their folded names. */
export async function remembered(db: Database, { shop_id, user_id }: Actor, kind: ImportKind): Promise<Remembered> {
  const own = and(
    eq(import_mappings.shop_id, shop_id),
    eq(import_mappings.user_id, user_id),
    eq(import_mappings.kind, kind),
  )
  const [row] = await db.select().from(import_mappings).where(own)
  return row?.mapping ?? {}
}
