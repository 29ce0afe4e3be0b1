import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'

export type Claimed = typeof jobs.$inferSelect

/** What a row fetched before its turn. */
export interface FetchedRow {
  readonly job_id: number
  readonly position: number
  /** Gives what came, or throws what was thrown instead. */
  readonly fetched: () => unknown
}

/** The open job that waited longest, of a kind that this program knows: during an upgrade, newer jobs wait for newer servers. */
export function nextJob(db: Database) {
  const known = `{${Object.keys(registry().jobKinds)
    .map((name) => `"${name}"`)
    .join(',')}}`
  return db
    .select()
    .from(jobs)
    .where(sql`state in ('waiting', 'running') and kind = any(${known}::text[])`)
    .orderBy(sql`worked_at nulls first`, asc(jobs.id))
    .limit(1)
}

/** The rows of a job that wait, in its order. */
export function nextRows(db: Database, job: Claimed) {
  return db
    .select({ position: job_rows.position, record_id: job_rows.record_id, data: job_rows.data })
    .from(job_rows)
    .where(and(rowsOfJob(job), eq(job_rows.state, 'waiting')))
    .orderBy(asc(job_rows.position))
}

/** The condition that chooses the rows of a job. */
export function rowsOfJob({ shop_id, id }: Pick<Claimed, 'shop_id' | 'id'>) {
  return and(eq(job_rows.shop_id, shop_id), eq(job_rows.job_id, id))
}

/** What the next row needs from elsewhere, if its kind fetches: nothing is locked, and no transaction is open meanwhile. */
export async function fetchNext(services: Services): Promise<FetchedRow | null> {
  const [job] = await nextJob(services.db)
  if (!job || !fetches(job)) return null
  const [row] = await nextRows(services.db, job).limit(1)
  if (!row) return null
  const [came] = await Promise.allSettled([
    registry().jobKinds[job.kind].fetch?.({ services, shop_id: job.shop_id }, row, job.input),
  ])
  const fetched = () => {
    if (came.status === 'rejected') throw came.reason
    return came.value
  }
  return { job_id: job.id, position: row.position, fetched }
}

/** Whether the rows of a job need something from elsewhere. */
export function fetches({ kind, undoes }: Pick<Claimed, 'kind' | 'undoes'>): boolean {
  return undoes === null && registry().jobKinds[kind].fetch !== undefined
}
