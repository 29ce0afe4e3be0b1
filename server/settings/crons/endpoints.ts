import { and, eq, sql } from 'drizzle-orm'
import type { CronState } from '#api/contract/settings/crons.ts'
import { cronOperations } from '#api/operations/settings/crons.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { cronIdle } from '#api/rules/settings/crons.ts'
import type { Database } from '#server/db/open.ts'
import { crons } from '#server/db/schema/crons.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type FoundJob, jobOf, jobsFrom } from '#server/platform/jobs/read.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { nextRun } from './next-run.ts'
import { beginRun, type CronRow, isRunning } from './run.ts'

const states = endpoint(cronOperations.states, async ({ db, actor: { shop_id } }) => {
  const rows = await db.select().from(crons).where(eq(crons.shop_id, shop_id)).orderBy(crons.id)
  return { rows: await statesOf(db, shop_id, rows) }
})

const run = endpoint(cronOperations.run, async ({ params: { id }, ...context }) => {
  const { db, actor } = context
  const [cron] = await db
    .select()
    .from(crons)
    .where(and(eq(crons.shop_id, actor.shop_id), eq(crons.id, id)))
    .for('update')
  if (!cron) throw refuse(404, notFound)
  if (await isRunning(db, cron)) throw refuse(409, cronIdle)
  // Whoever may run it need not be allowed what it does by hand.
  await beginRun({ ...context, actor: { ...actor, type: 'admin', permissions: [100] } }, cron)
  const [state] = await statesOf(db, actor.shop_id, [cron])
  return state as CronState
})

/** When these run next, and the job of the last run of each. */
async function statesOf(db: Database, shop_id: number, rows: readonly CronRow[]): Promise<CronState[]> {
  const zone = await zoneOf(db, shop_id)
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  const found = await db.execute<FoundJob & { cron_id: number }>(sql`
    ${jobsFrom(sql`(select distinct on (cron_id) * from jobs
                     where shop_id = ${shop_id} and cron_id = any(${ids}::bigint[]) and kind in (select kind from crons c where c.shop_id = jobs.shop_id and c.id = jobs.cron_id)
                     order by cron_id, id desc) j`)}`)
  const jobs = new Map(found.rows.map((row) => [Number(row.cron_id), jobOf(row)]))
  return rows.map((row) => ({
    id: row.id,
    next_at: row.status === 1 ? new Date(row.next_at ?? nextRun(row, zone, new Date())).toISOString() : null,
    job: jobs.get(row.id) ?? null,
  }))
}

/** The calls for what runs by itself. `states` stands before the ids, which it is none of. */
export const cronEndpoints: readonly Endpoint[] = [states, run]
