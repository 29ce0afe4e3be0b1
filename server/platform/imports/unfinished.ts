import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import {
  daysKept,
  type ImportKeeping,
  type ImportKind,
  type ImportState,
  type OpenImport,
} from '#api/contract/platform/imports.ts'
import { kindsFor } from '#api/registry/import-kinds.ts'
import { notChecked } from '#api/rules/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import { imports } from '#server/db/schema/imports.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { importOf, rowsOfImport } from './rows.ts'
import { findFile, mustBeOpen, type Staging } from './stage.ts'

/** How many are told of: whoever has more goes on with the newest. */
const most = 50

/** The files that a person has not finished with, the newest first: from any device, for as long as they are kept. */
export async function unfinished(db: Database, actor: Actor): Promise<{ rows: OpenImport[] }> {
  const goesOn = sql`exists (select from ${jobs} j where j.shop_id = ${imports.shop_id} and j.id = ${imports.job_id} and j.state in ('waiting', 'running'))`
  const rows = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.shop_id, actor.shop_id),
        eq(imports.user_id, actor.user_id),
        inArray(imports.kind, [...kindsFor(actor)]),
        or(ne(imports.state, 'applied'), goesOn),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(most)
  return {
    rows: rows.map(({ id, kind, name, state, total, counts, created_at, updated_at }) => ({
      id,
      kind: kind as ImportKind,
      name,
      state: state as ImportState,
      total,
      faulty: counts.faulty,
      updated_at: new Date(updated_at).toISOString(),
      kept_until: new Date(Date.parse(created_at) + daysKept * 86_400_000).toISOString(),
    })),
  }
}

/** Throws away what its person will not apply. */
export async function discard(context: Staging, id: number): Promise<void> {
  const { db, actor } = context
  const file = await findFile(db, actor, id, true)
  mustBeOpen(file)
  await db.delete(imports).where(importOf(file))
  await audit(context, { subject: 'imports', subject_id: id, event: 'delete' })
}

/** Keeps rows as somebody is mending them, so that they are found again after a reload and on another device. */
export async function keepMended(context: Staging, id: number, { rows }: ImportKeeping): Promise<{ kept: number }> {
  const { db, actor } = context
  const file = await findFile(db, actor, id, true)
  mustBeOpen(file)
  if (file.state !== 'checked') throw refuse(409, notChecked)
  const kept = await db.execute(sql`
    update import_rows set mended = nullif(r.cells, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, cells jsonb)
     where ${rowsOfImport(file)} and import_rows.position = r.position returning 1`)
  // Whoever asks with a key is answered the same again, and that leaves a trace like every answer that is kept.
  const after = { rows: rows.map(({ position }) => position) }
  await audit(context, { subject: 'imports', subject_id: id, event: 'keep', after })
  return { kept: kept.rows.length }
}
