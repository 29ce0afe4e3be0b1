import { type SQL, sql } from 'drizzle-orm'
import {
  type KeptRefusal,
  type RefusalCounts,
  type RefusalsOfRule,
  refusalDays,
} from '#api/contract/platform/refusals.ts'
import type { Database } from '#server/db/open.ts'
import { whoActed } from '#server/platform/http/who-acted.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'

const mostRules = sql.raw('500')
const mostPeople = sql.raw('50')
const mostRecords = sql.raw('20')

/** From the first of the days on, by the shop's clock. */
function lately(zone: string): SQL {
  return sql`((now() at time zone ${zone})::date - ${refusalDays - 1}::int)::timestamp at time zone ${zone}`
}

/** How often each rule refused, the most frequent first. */
export async function readCounts(db: Database, shop_id: number): Promise<RefusalCounts['rows']> {
  const zone = await zoneOf(db, shop_id)
  const { rows } = await db.execute<{ rule: string; count: number }>(sql`
    select rule, sum(count)::int as count from refusals
     where shop_id = ${shop_id} and at >= ${lately(zone)} group by rule order by 2 desc, 1 limit ${mostRules}`)
  return rows
}

/** What one rule refused; of records those of the given kinds. */
export async function readOfRule(
  db: Database,
  shop_id: number,
  { rule, kinds }: { readonly rule: string; readonly kinds: readonly string[] },
): Promise<RefusalsOfRule> {
  const zone = await zoneOf(db, shop_id)
  const own = sql`l.shop_id = ${shop_id} and l.rule = ${rule} and l.at >= ${lately(zone)}`
  const [days, people, latest] = await Promise.all([
    db.execute<RefusalsOfRule['days'][number]>(sql`
      select to_char(l.at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(l.count)::int as count
        from refusals l where ${own} group by 1 order by 1`),
    db.execute<RefusalsOfRule['people'][number]>(sql`
      select l.user_id::float8 as user_id, ${whoActed} as "user", sum(l.count)::int as count
        from refusals l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
       where ${own} group by l.user_id, 2 order by 3 desc, 2 limit ${mostPeople}`),
    kept(db, sql`${own} and l.subject = any(${`{${kinds.join(',')}}`}::text[])`, sql`l.at desc, l.id desc`),
  ])
  const count = days.rows.reduce((sum, day) => sum + day.count, 0)
  return { rule, count, days: days.rows, people: people.rows, latest }
}

/** What was tried of a record in vain, newest first. */
export function readOfRecord(
  db: Database,
  shop_id: number,
  { subject, id }: { readonly subject: string; readonly id: number },
): Promise<KeptRefusal[]> {
  return kept(db, sql`l.shop_id = ${shop_id} and l.subject = ${subject} and l.record_id = ${id}`, sql`l.id desc`)
}

/** What was tried of several records in vain, newest first. */
export function keptOf(db: Database, which: SQL): Promise<KeptRefusal[]> {
  return kept(db, which, sql`l.id desc`)
}

async function kept(db: Database, which: SQL, order: SQL): Promise<KeptRefusal[]> {
  const { rows } = await db.execute<KeptRefusal & Record<string, unknown>>(sql`
    select l.id::float8 as id, l.at, l.rule, l.about, l.subject, l.record_id::float8 as record_id, l.event, ${whoActed} as "user", l.count
      from refusals l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
     where ${which} order by ${order} limit ${mostRecords}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
