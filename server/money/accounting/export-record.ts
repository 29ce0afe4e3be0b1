import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { connectionActive } from '#api/rules/platform/connections.ts'
import { dayRangeRules, isDay } from '#api/rules/platform/dates.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { exportingEntries } from './exporting.ts'

/** A period that is to be given to the accountant: a job gives it. */
export const exportRecord: RecordHooks = {
  judge: async (db, kept) => [...wrongPeriod(kept), ...(await passiveMethod(db, kept))],
  write: async (db, record_id, { holder, draft }) => {
    const title = String(draft.title)
    const work = { db, actor: holder, requestId: randomUUID() }
    await startJob(work, exportingEntries, { logged: true, about: { title }, rows: [{ record_id, label: title }] })
  },
}

async function passiveMethod(db: Database, { shop_id, draft }: Kept): Promise<Refusal[]> {
  const { rows } = await db.execute<{ status: number }>(
    sql`select status from shop_accounting_methods where shop_id = ${shop_id} and id = ${draft.method_id}`,
  )
  return rows[0]?.status === 0 ? [{ id: connectionActive.id, at: ['method_id'] }] : []
}

/** What is no day at all is told by its field. */
function wrongPeriod({ draft: { from, to } }: Kept): Refusal[] {
  return isDay(from) && isDay(to) ? broken(dayRangeRules, { from: String(from), to: String(to) }) : []
}
