import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CronKindName } from '#api/resources/settings/cron-kinds.ts'
import type { Database } from '#server/db/open.ts'
import { crons } from '#server/db/schema/crons.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { registry } from '#server/platform/registry.ts'
import { nextRun } from './next-run.ts'

export type CronRow = typeof crons.$inferSelect

/**
 * Begins all runs whose time has come, each as a job. The row is locked and moved on in the transaction that begins its job, and a row that
 * another server has locked is passed over: of several servers one begins it. Whatever was missed while no server ran comes once.
 */
export async function runDueCrons({ db, log }: Services, stopped: () => boolean = () => false): Promise<void> {
  while (!stopped() && (await db.transaction((tx) => runNext(tx as unknown as Database, log))));
}

async function runNext(db: Database, log: Services['log']): Promise<boolean> {
  const [due] = await db
    .select()
    .from(crons)
    .where(and(eq(crons.status, 1), sql`(${crons.next_at} is null or ${crons.next_at} <= now())`, knownKind()))
    .orderBy(sql`${crons.next_at} nulls first`, crons.id)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return false
  // What has no time yet is only given one.
  if (due.next_at !== null) await beginAnyway(db, due, log)
  const next_at = nextRun(due, await zoneOf(db, due.shop_id), new Date()).toISOString()
  await db
    .update(crons)
    .set({ next_at })
    .where(and(eq(crons.shop_id, due.shop_id), eq(crons.id, due.id)))
  return true
}

/** One that cannot begin is told of, and comes again at its next time: it must not keep the others waiting. */
async function beginAnyway(db: Database, cron: CronRow, log: Services['log']): Promise<void> {
  const { shop_id, id, title } = cron
  try {
    await db.transaction(async (tx) => {
      const own = tx as unknown as Database
      if (!(await isRunning(own, cron)))
        await beginRun({ db: own, actor: systemOf(shop_id), requestId: randomUUID() }, cron)
    })
  } catch (error) {
    log.error({ error, cron: id }, 'a run did not begin')
    await notify(db, {
      ...{ shop_id, kind: 'cron', link: `/crons/edit/${id}` },
      says: /*i18n*/ { id: 'notices.cron_not_begun', message: 'Başlamadı: {title}' },
      about: { title },
    })
  }
}

/** Begins a run as a job. */
export async function beginRun(work: Omit<Work, 'services'>, { id: cron_id, kind: name }: CronRow) {
  const kind = registry().jobKinds[name as CronKindName]
  if (!kind.scheduled) throw new Error(`${name} does not run by itself`)
  return startJob(work, kind, { ...(await kind.scheduled(work)), input: { cron_id }, cron_id })
}

/** Whether its last run is not over. */
export async function isRunning(db: Database, { shop_id, id }: CronRow): Promise<boolean> {
  const open = inArray(jobs.state, ['waiting', 'running'])
  return (await db.$count(jobs, and(eq(jobs.shop_id, shop_id), eq(jobs.cron_id, id), open))) > 0
}

/** During an upgrade, newer kinds wait for newer servers. */
function knownKind() {
  const known = Object.entries(registry().jobKinds).flatMap(([name, { scheduled }]) => (scheduled ? [name] : []))
  return inArray(crons.kind, known)
}
