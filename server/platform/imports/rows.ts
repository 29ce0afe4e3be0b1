import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { import_rows, imports } from '#server/db/schema/imports.ts'
import type { ReadFile } from './pieces.ts'

interface Key {
  readonly shop_id: number
  readonly id: number
}

/** The condition that chooses a file. */
export function importOf({ shop_id, id }: Key) {
  return and(eq(imports.shop_id, shop_id), eq(imports.id, id))
}

/** The condition that chooses its rows. */
export function rowsOfImport({ shop_id, id }: Key) {
  return and(eq(import_rows.shop_id, shop_id), eq(import_rows.import_id, id))
}

/** The condition that chooses its rows below the one that names the columns. */
export function recordsOfImport(file: Key & { readonly header_row: number }) {
  return and(rowsOfImport(file), gt(import_rows.position, file.header_row))
}

/** Keeps the rows of a file that was read. */
export async function insertRows(db: Database, { shop_id, id }: Key, { pieces }: ReadFile): Promise<void> {
  for (const piece of pieces)
    await db.execute(sql`
      insert into import_rows (shop_id, import_id, position, cells)
      select ${shop_id}, ${id}, position, cells from jsonb_to_recordset(${piece}::jsonb) as r(position int, cells jsonb)`)
}
