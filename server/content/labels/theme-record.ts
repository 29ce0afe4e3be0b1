import { sql } from 'drizzle-orm'
import { oneStaysActive } from '#api/rules/content/one-active.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** One theme of a shop is always active (R59): of two that are switched off at the same moment the second waits, and is refused. */
export const labelThemeRecord: RecordHooks = {
  lock: async (db, shop_id) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`label themes of ${shop_id}`}))`)
  },
  judge: async (db, { shop_id, id, before, draft }) =>
    id !== null && before?.status === 1 && draft.status !== 1 ? lastActive(db, shop_id, id, ['status']) : [],
  keep: async (db, { shop_id, id, before }) => (before.status === 1 ? lastActive(db, shop_id, id, []) : []),
}

async function lastActive(db: Database, shop_id: number, id: number, at: readonly string[]): Promise<Refusal[]> {
  const { rows } = await db.execute(sql`
    select id from label_themes where shop_id = ${shop_id} and status = 1 and id <> ${id} limit 1`)
  return rows.length > 0 ? [] : [{ id: oneStaysActive.id, at }]
}
