import { sql } from 'drizzle-orm'
import { oneStaysActive } from '#api/rules/content/one-active.ts'
import type { Database } from '#server/db/open.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'

/** Of each kind exactly one design is active (R59): whoever makes another one active switches that off, and the only one stays on. */
export const menuDesignRecord: RecordHooks = {
  lock: async (db, shop_id) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`menu designs of ${shop_id}`}))`)
  },
  judge: async (db, kept) => {
    const { before, draft } = kept
    const left = before?.status === 1
    if (left && draft.kind !== before.kind) return [{ id: oneStaysActive.id, at: ['kind'] }]
    const isOff = draft.status !== 1 && (left || !(await hasActive(db, kept)))
    return isOff ? [{ id: oneStaysActive.id, at: ['status'] }] : []
  },
  columns: async (db, { shop_id, id, draft }) => {
    if (draft.status === 1)
      await db.execute(sql`
        update menu_designs set status = 0, version = version + 1, updated_at = now()
         where shop_id = ${shop_id} and kind = ${draft.kind} and status = 1 and id <> ${id ?? 0}`)
    return {}
  },
  keep: async (_, { before }) => (before.status === 1 ? [{ id: oneStaysActive.id }] : []),
}

async function hasActive(db: Database, { shop_id, draft }: Kept): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select id from menu_designs where shop_id = ${shop_id} and kind = ${draft.kind} and status = 1 limit 1`)
  return rows.length > 0
}
