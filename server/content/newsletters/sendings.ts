import { sql } from 'drizzle-orm'
import {
  type NewsletterSending,
  type NewsletterSendings,
  sendingsOnPage,
} from '#api/contract/content/newsletter-sendings.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** The sendings of a shop, the newest first. */
export async function listSendings(db: Database, shop_id: number, page = 0): Promise<NewsletterSendings> {
  const { rows } = await db.execute<Found>(sql`
    ${sendingsFrom(sql`
      (select * from newsletter_sendings where shop_id = ${shop_id} order by id desc
        limit ${sendingsOnPage} offset ${page * sendingsOnPage})`)}
     order by s.id desc`)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter_sendings where shop_id = ${shop_id}`,
  )
  return { rows: rows.map(rowOf), total: counted.rows[0]?.total ?? 0 }
}

/** One of them, or 404. */
export async function readSending(db: Database, shop_id: number, id: number): Promise<NewsletterSending> {
  const { rows } = await db.execute<Found>(
    sendingsFrom(sql`(select * from newsletter_sendings where shop_id = ${shop_id} and id = ${id})`),
  )
  if (!rows[0]) throw refuse(404, notFound)
  return rowOf(rows[0])
}

type Found = Omit<NewsletterSending, 'job' | 'counts'> & {
  readonly job_id: number | null
  readonly job_state: NonNullable<NewsletterSending['job']>['state'] | null
  readonly counts: Partial<NewsletterSending['counts']> | null
  readonly complained: number
} & Record<string, unknown>

function sendingsFrom(some: ReturnType<typeof sql>) {
  return sql`
    select s.id::float8 as id, s.title, s.group_label, s.planned_for::text as planned_for,
           (s.cancelled_at is not null)::int as cancelled, (s.job_id is not null)::int as begun, j.id::float8 as job_id, j.state as job_state,
           coalesce(u.label, '') as user, s.created_at, c.counts, c.complained
      from ${some} s
      left join users u on u.shop_id = s.shop_id and u.id = s.user_id
      left join jobs j on j.shop_id = s.shop_id and j.id = s.job_id
      left join lateral (
        select jsonb_object_agg(r.state, r.count) as counts, coalesce(sum(r.complained), 0)::int as complained
          from (select state, count(*)::int as count, count(complained_at)::int as complained
                  from newsletter_recipients where shop_id = s.shop_id and sending_id = s.id group by state) r) c on true`
}

function rowOf({ job_id, job_state, counts, complained, ...row }: Found): NewsletterSending {
  const { id, title, group_label, planned_for, cancelled, begun, user, created_at } = row
  const none = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, bounced: 0 }
  return {
    ...{ id, title, group_label, planned_for, cancelled, begun, user },
    job: job_id !== null && job_state !== null ? { id: job_id, state: job_state } : null,
    created_at: new Date(created_at).toISOString(),
    counts: { ...none, ...counts, complained },
  }
}
