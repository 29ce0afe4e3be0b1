import { and, eq } from 'drizzle-orm'
import { notFound } from '#api/rules/platform/records.ts'
import { import_rows } from '#server/db/schema/imports.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { rowsOfImport } from './rows.ts'

/** The file that a job applies. */
export interface ImportFile {
  readonly import_id: number
}

/** One row of that file. */
export interface ImportRow {
  readonly position: number
}

/** What applying a row does, as the check of the file stored it. */
export async function planOf<P>({ db, actor }: Work, { import_id }: ImportFile, { position }: ImportRow): Promise<P> {
  const [row] = await db
    .select({ plan: import_rows.plan })
    .from(import_rows)
    .where(and(rowsOfImport({ shop_id: actor.shop_id, id: import_id }), eq(import_rows.position, position)))
  // Files are kept as long as their jobs can be tried again.
  if (!row?.plan) throw refuse(404, notFound)
  return row.plan as P
}
