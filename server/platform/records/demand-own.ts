import type { SQL } from 'drizzle-orm'
import { foreignNamed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** Whoever names a record that is none of the shop's changes nothing, and is told which (D6). */
export async function demandOwn(db: Database, foreign: SQL | null): Promise<void> {
  if (!foreign) return
  const { rows } = await db.execute<{ id: number }>(foreign)
  if (rows.length > 0) throw refuse(404, foreignNamed, { about: { ids: rows.map(({ id }) => id).join(', ') } })
}
