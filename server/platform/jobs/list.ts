import { type SQL, sql } from 'drizzle-orm'
import type { Job, JobPage, JobQuery } from '#api/contract/platform/jobs.ts'
import { malformed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { chosenJobs } from './filters.ts'
import { type FoundJob, jobOf, jobsFrom } from './read.ts'

const defaultLimit = 100
const mostRows = 500

/** The id is always the last key, so no row stands on two pages (D18). What is not over has no end yet, and is the newest of all ends. */
const orders: Readonly<Record<string, { asc: SQL; desc: SQL }>> = {
  id: { asc: sql`j.id asc nulls first`, desc: sql`j.id desc nulls last` },
  state: { asc: sql`j.state asc, j.id desc nulls last`, desc: sql`j.state desc, j.id asc nulls first` },
  created_at: { asc: sql`j.created_at asc, j.id asc`, desc: sql`j.created_at desc, j.id desc` },
  finished_at: { asc: sql`j.finished_at asc, j.id asc`, desc: sql`j.finished_at desc, j.id desc` },
}

/** A page of the jobs that a person may know of, newest first unless said otherwise (R185), and how many there are in all. */
export async function listJobs(db: Database, actor: Actor, query: JobQuery): Promise<JobPage> {
  const { page = 0, limit = defaultLimit, until } = query
  const order = orderOf(query)
  const size = Math.min(limit, mostRows)
  const chosen = await chosenJobs(db, actor, query)
  const [rows, total, newest] = await Promise.all([
    db.execute<FoundJob>(sql`
      ${jobsFrom(sql`(select * from jobs j where ${chosen} order by ${order} limit ${size} offset ${page * size}) j`)}
       order by ${order}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from jobs j where ${chosen}`),
    until ?? newestId(db, actor.shop_id),
  ])
  return { rows: rows.rows.map(jobOf), total: total.rows[0]?.total ?? 0, newest }
}

/** The ids of all pages, in their order. */
export async function jobIds(db: Database, actor: Actor, query: JobQuery): Promise<number[]> {
  const order = orderOf(query)
  const chosen = await chosenJobs(db, actor, query)
  const { rows } = await db.execute<{ id: number }>(sql`select j.id from jobs j where ${chosen} order by ${order}`)
  return rows.map(({ id }) => id)
}

/** A job as a file tells it: with the moments of the shop's clock, `2026-11-21T14:32`, and the seconds that it took. */
export type ListedJob = Job & { readonly begun: string; readonly ended: string | null; readonly seconds: number | null }

/** These jobs, in this order. */
export async function jobRows(db: Database, ids: readonly number[]): Promise<ListedJob[]> {
  const clock = (moment: SQL) => sql`to_char(${moment} at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI')`
  const { rows } = await db.execute<FoundJob & Pick<ListedJob, 'begun' | 'ended' | 'seconds'>>(sql`
    select found.*, ${clock(sql`found.created_at`)} as begun, ${clock(sql`found.finished_at`)} as ended,
           greatest(0, round(extract(epoch from found.finished_at - found.created_at)))::int as seconds
      from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as page(id, place)
      join (${jobsFrom(sql`jobs j`)}) found on found.id = page.id
      join shops s on s.id = found.shop_id
     order by page.place`)
  return rows.map((row) => ({ ...jobOf(row), begun: row.begun, ended: row.ended, seconds: row.seconds }))
}

function orderOf({ order_index = 'id', order_direction = 'desc' }: JobQuery): SQL {
  const order = orders[order_index.replace(/^jobs\./, '')]
  if (!order) throw refuse(422, malformed, { at: ['order_index'] })
  return order[order_direction]
}

async function newestId(db: Database, shop_id: number): Promise<number> {
  const found = await db.execute<{ id: number | null }>(sql`select max(id) as id from jobs where shop_id = ${shop_id}`)
  return found.rows[0]?.id ?? 0
}
