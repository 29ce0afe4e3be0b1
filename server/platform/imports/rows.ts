import { and, eq, gt } from 'drizzle-orm'
import { import_rows, imports } from '#server/db/schema/imports.ts'

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
