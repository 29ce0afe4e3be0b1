import { type SQL, sql } from 'drizzle-orm'
import type { Job, JobRow, JobRowPage, JobRowQuery } from '#api/contract/platform/jobs.ts'
import { undoDays } from '#api/rules/platform/jobs.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { seenBy } from './filters.ts'

const defaultLimit = 50
const mostRows = 500

/** One job, or 404 when it is another shop's or of a kind that the person may not begin. */
export async function readJob(db: Database, actor: Actor, id: number): Promise<Job> {
  const { rows } = await db.execute<FoundJob>(sql`${jobsFrom(sql`jobs j`)} where ${seenBy(actor)} and j.id = ${id}`)
  const [found] = rows
  if (!found) throw refuse(404, notFound)
  return jobOf(found)
}

/** What chooses the rows of one job. */
export interface JobKey {
  readonly shop_id: number
  readonly id: number
}

/** What became of the records of a job, in its order. */
export async function listJobRows(
  db: Database,
  job: JobKey,
  { page = 0, limit, state }: JobRowQuery,
): Promise<JobRowPage> {
  const where = ofJob(job, state)
  const size = Math.min(limit ?? defaultLimit, mostRows)
  const { rows } = await db.execute<JobRow & Record<string, unknown>>(sql`
    select position, record_id, label, state, rules from job_rows where ${where}
     order by position limit ${size} offset ${page * size}`)
  const total = await db.execute<{ total: number }>(sql`select count(*)::int as total from job_rows where ${where}`)
  return { rows, total: total.rows[0]?.total ?? 0 }
}

/** The places of all of these records, in their order. */
export async function jobRowPositions(db: Database, job: JobKey, state?: JobRow['state']): Promise<number[]> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select position from job_rows where ${ofJob(job, state)} order by position`)
  return rows.map(({ position }) => position)
}

/** The records of a job at these places, in their order. */
export async function jobRowsAt(db: Database, job: JobKey, positions: readonly number[]): Promise<JobRow[]> {
  const { rows } = await db.execute<JobRow & Record<string, unknown>>(sql`
    select position, record_id, label, state, rules from job_rows
     where ${ofJob(job)} and position = any(${`{${positions.join(',')}}`}::int[]) order by position`)
  return rows
}

function ofJob({ shop_id, id }: JobKey, state?: JobRow['state']): SQL {
  return sql`shop_id = ${shop_id} and job_id = ${id} ${state ? sql`and state = ${state}` : sql``}`
}

export type FoundJob = Omit<Job, 'undoable'> & Record<string, unknown>

/** What is told of the jobs of this table, which goes by the name `j`. */
export function jobsFrom(table: SQL): SQL {
  return sql`
    select j.id, j.shop_id, j.kind, j.state, j.about, j.total, j.done, j.refused, j.failed, j.created_at, j.finished_at, j.undoes, j.cron_id,
           coalesce(trim(u.name || ' ' || u.surname), '') as user, i.id as undone_by,
           coalesce(j.finished_at < now() - make_interval(days => ${undoDays}), false) as expired
      from ${table}
      left join users u on u.shop_id = j.shop_id and u.id = j.user_id
      left join jobs i on i.shop_id = j.shop_id and i.undoes = j.id`
}

export function jobOf(found: FoundJob): Job {
  const { id, kind, state, about, total, done, refused, failed, user, created_at, finished_at, undoes } = found
  const { undo, lasts } = registry().jobKinds[kind]
  return {
    ...{ id, kind, state, about, total, done, refused, failed, user, undoes },
    undone_by: found.undone_by,
    expired: found.expired,
    created_at: new Date(created_at).toISOString(),
    finished_at: finished_at === null ? null : new Date(finished_at).toISOString(),
    undoable: undoes === null && undo !== undefined && !lasts?.(about),
  }
}
