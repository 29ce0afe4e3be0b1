import { sql } from 'drizzle-orm'
import { periodNotOver, periodReopened } from '#api/rules/platform/ledger.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { holdPeriods } from '#server/platform/ledger/periods.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

const everything = 100

/** Periods are closed one after the other, up to yesterday; whoever may do everything opens them again. */
export const booksRecord: RecordHooks = {
  judge: async (db, { shop_id, before, draft, holder }) => {
    await holdPeriods(db, shop_id)
    const [had, until] = [String(before?.books_closed_until ?? ''), String(draft.books_closed_until ?? '')]
    const refused = (id: string): Refusal => ({ id, at: ['books_closed_until'] })
    if (until < had && !holder.permissions.includes(everything)) return [refused(periodReopened.id)]
    const { rows } = await db.execute<{ today: string }>(sql`
      select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today from shops where id = ${shop_id}`)
    return until >= (rows[0]?.today ?? '') ? [refused(periodNotOver.id)] : []
  },
}
