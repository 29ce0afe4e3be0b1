import { type SQL, sql } from 'drizzle-orm'
import type { Job } from '#api/contract/platform/jobs.ts'
import { jobs } from '#api/registry/jobs.ts'
import { type Choosing, equals, listFrom, type Reading } from '#server/platform/lists/list.ts'
import { jobColumnsIn } from './export.ts'
import { foundIn, seenBy } from './filters.ts'
import { type FoundJob, jobOf, jobsFrom } from './read.ts'

const failed = { any: sql`j.failed > 0`, week: sql`j.failed > 0 and j.finished_at > now() - interval '7 days'` }

const isOpen = sql`j.state in ('waiting', 'running')`

/** The jobs that a person may know of. What is not over has no end yet, and is the newest of all ends. */
export const jobList = listFrom(jobs, {
  from: ['jobs', 'j'],
  scope: ({ actor }: Reading) => seenBy(actor),
  filters: {
    kind: equals(sql`j.kind`),
    state: equals(sql`j.state`),
    user_id: equals(sql`j.user_id`),
    failed: (which) => failed[which],
    open: (_, __, { seen = [] }) =>
      seen.length === 0 ? isOpen : sql`(${isOpen} or j.id = any(${sql.param(seen)}::bigint[]))`,
    seen: () => null,
  },
  sortings: {
    state: { by: sql`j.state`, tieBreak: 'newest first' },
    created_at: { by: sql`j.created_at`, tieBreak: 'by id' },
    finished_at: { by: sql`j.finished_at`, tieBreak: 'by id' },
  },
  days: sql`j.created_at`,
  found: foundIn,
  rows: jobRows,
  exported: { columns: jobColumnsIn, rows: exportedJobs },
})

async function jobRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<Job[]> {
  const { rows } = await db.execute<FoundJob>(sql`
    select found.* from ${pageOf(ids)}
      join (${jobsFrom(sql`jobs j`)} where j.shop_id = ${shop_id}) found on found.id = page.id
     order by page.place`)
  return rows.map(jobOf)
}

/** A job as a file tells it: with the moments of the shop's clock, `2026-11-21T14:32`, and the seconds that it took. */
export type ExportedJob = Job & {
  readonly begun: string
  readonly ended: string | null
  readonly seconds: number | null
}

async function exportedJobs({ db, shop_id }: Choosing, ids: readonly number[]): Promise<ExportedJob[]> {
  const clock = (moment: SQL) => sql`to_char(${moment} at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI')`
  const { rows } = await db.execute<FoundJob & Pick<ExportedJob, 'begun' | 'ended' | 'seconds'>>(sql`
    select found.*, ${clock(sql`found.created_at`)} as begun, ${clock(sql`found.finished_at`)} as ended,
           greatest(0, round(extract(epoch from found.finished_at - found.created_at)))::int as seconds
      from ${pageOf(ids)}
      join (${jobsFrom(sql`jobs j`)} where j.shop_id = ${shop_id}) found on found.id = page.id
      join shops s on s.id = found.shop_id
     order by page.place`)
  return rows.map((row) => ({ ...jobOf(row), begun: row.begun, ended: row.ended, seconds: row.seconds }))
}

function pageOf(ids: readonly number[]): SQL {
  return sql`unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)`
}
