import { sql } from 'drizzle-orm'
import { oneStaysActive } from '#api/rules/content/one-active.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** Exactly one theme of a shop is active (R59): who makes one active makes the others passive, and the last one is not switched off. */
export const pageThemeRecord: RecordHooks = {
  lock: async (db, shop_id) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`page themes of ${shop_id}`}))`)
  },
  judge: async (_, { before, draft }) =>
    before?.status === 1 && draft.status !== 1 ? [{ id: oneStaysActive.id, at: ['status'] }] : [],
  write: async (db, id, { shop_id, draft }) => {
    if (draft.status !== 1) return
    await db.execute(sql`
      update page_themes set status = 0, version = version + 1, updated_at = now()
       where shop_id = ${shop_id} and status = 1 and id <> ${id}`)
  },
}
