import { type SQL, sql } from 'drizzle-orm'
import type { Job, JobPage, JobQuery, JobRow, JobRowPage, JobRowQuery } from '#api/contract/jobs.ts'
import { undoDays } from '#api/rules/jobs.ts'
import { notFound } from '#api/rules/records.ts'
import { permits } from '#api/rules/session.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/http/endpoint.ts'
import { refuse } from '#server/http/refused.ts'
import { kinds } from './kinds.ts'

const defaultLimit = 50
const mostRows = 500

/** The jobs that a person may know of, newest first. */
export async function listJobs(db: Database, actor: Actor, { page = 0, limit, open }: JobQuery): Promise<JobPage> {
  const where = sql`${seenBy(actor)} ${open ? sql`and j.state in ('waiting', 'running')` : sql``}`
  const size = Math.min(limit ?? defaultLimit, mostRows)
  const rows = await db.execute<Found>(sql`${jobsWhere(where)} order by j.id desc limit ${size} offset ${page * size}`)
  const total = await db.execute<{ total: number }>(sql`select count(*)::int as total from jobs j where ${where}`)
  return { rows: rows.rows.map(jobOf), total: total.rows[0]?.total ?? 0 }
}

/** One job, or 404 when it is another shop's or of a kind that the person may not begin. */
export async function readJob(db: Database, actor: Actor, id: number): Promise<Job> {
  const { rows } = await db.execute<Found>(jobsWhere(sql`${seenBy(actor)} and j.id = ${id}`))
  const [found] = rows
  if (!found) throw refuse(404, notFound)
  return jobOf(found)
}

/** What became of the records of a job, in its order. */
export async function listJobRows(
  db: Database,
  job_id: number,
  { page = 0, limit, state }: JobRowQuery,
): Promise<JobRowPage> {
  const where = sql`job_id = ${job_id} ${state ? sql`and state = ${state}` : sql``}`
  const size = Math.min(limit ?? defaultLimit, mostRows)
  const { rows } = await db.execute<JobRow & Record<string, unknown>>(sql`
    select position, record_id, label, state, rules from job_rows where ${where}
     order by position limit ${size} offset ${page * size}`)
  const total = await db.execute<{ total: number }>(sql`select count(*)::int as total from job_rows where ${where}`)
  return { rows, total: total.rows[0]?.total ?? 0 }
}

type Found = Omit<Job, 'undoable'> & Record<string, unknown>

function jobsWhere(where: SQL): SQL {
  return sql`
    select j.id, j.kind, j.state, j.about, j.total, j.done, j.refused, j.failed, j.created_at, j.finished_at, j.undoes,
           coalesce(trim(u.name || ' ' || u.surname), '') as user, i.id as undone_by,
           coalesce(j.finished_at < now() - make_interval(days => ${undoDays}), false) as expired
      from jobs j
      left join users u on u.shop_id = j.shop_id and u.id = j.user_id
      left join jobs i on i.shop_id = j.shop_id and i.undoes = j.id
     where ${where}`
}

function seenBy(actor: Actor): SQL {
  const seen = Object.values(kinds).filter((kind) => permits(actor, kind.codes))
  return sql`j.shop_id = ${actor.shop_id} and j.kind = any(${`{${seen.map(({ name }) => `"${name}"`).join(',')}}`}::text[])`
}

function jobOf({ created_at, finished_at, ...found }: Found): Job {
  const { undo, lasts } = kinds[found.kind]
  return {
    ...found,
    created_at: new Date(created_at).toISOString(),
    finished_at: finished_at === null ? null : new Date(finished_at).toISOString(),
    undoable: found.undoes === null && undo !== undefined && !lasts?.(found.about),
  }
}
