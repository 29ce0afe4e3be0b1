import { type SQL, sql } from 'drizzle-orm'
import {
  type FlowMap,
  type FlowQuery,
  fewestForMedian,
  fewestForTenth,
  type Wait,
  type Way,
} from '#api/contract/platform/flow.ts'
import { closedRange } from '#api/rules/platform/dates.ts'
import { type RequestedDays, type Span, spanOf, within } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { countingFast } from './counting-fast.ts'
import { movesIn } from './moves.ts'
import { peopleOf } from './people.ts'

const mostRefused = sql.raw('20')
const mostNames = sql.raw('200')

/** Where the records of a kind went, from the log of their transitions. */
export async function readMap(reading: Choosing, query: FlowQuery): Promise<FlowMap> {
  const span = await spanOf(reading, requested(query))
  const [moved, refused, named] = await Promise.all([
    readMoved(reading, query, span),
    query.carrier ? null : refusedIn(reading, query, span),
    namesOf(reading),
  ])
  const ways = moved.rows.flatMap(wayOf)
  return {
    days: { first: span.first, last: span.last },
    total: ways.reduce((sum, { count }) => sum + count, 0),
    ways,
    waits: moved.rows.flatMap(waitOf),
    refused,
    ...named,
  }
}

function readMoved({ db, shop_id }: Choosing, query: FlowQuery, span: Span) {
  return db.transaction(async (tx) => {
    await tx.execute(countingFast)
    return tx.execute<Moved>(mapSql(shop_id, query, span))
  })
}

/** No map has an open end, which would be of all that ever happened. */
function requested({ period, from, to }: FlowQuery): RequestedDays {
  if (from || to) return { ...(period ? { period } : {}), ...closedRange({ from, to }) }
  return { period: period ?? 'last_30_days' }
}

interface Moved extends Record<string, unknown> {
  readonly part: 'way' | 'wait'
  readonly from: string | null
  readonly event: string | null
  readonly to: string | null
  readonly count: number
  readonly median: number | null
  readonly tenth: number | null
  readonly slowest: number | null
}

/** Waits of a day or longer are told by the hour, so they are counted by the hour: a fifth as many to put in order. */
const toldWait = sql.raw('case when t.minutes < 1440 then t.minutes else t.minutes / 60 * 60 end')

/**
 * One walk over the index: equal waits of the same way are counted together first, so that what is put in order for the middle and the tenth
 * are few numbers and not every wait. Ways are counted by their numbers; what they are called is read of one row of each.
 */
export function mapSql(shop_id: number, query: FlowQuery, span: Span): SQL {
  return sql`
    with moved as materialized (
      select t.way, ${toldWait} as minutes, count(*)::int as n, max(t.id) as id from transitions t
       where ${movesIn(shop_id, query, span)} group by 1, 2),
    ways as materialized (
      select counted.way, t.from_state, t.event, t.to_state, counted.n,
             min(counted.way) over (partition by t.from_state) as leaving, sum(counted.known) over (partition by t.from_state) as whole
        from (select way, sum(n) as n, sum(n) filter (where minutes is not null) as known, max(id) as id from moved group by way) counted
        join transitions t on t.shop_id = ${shop_id} and t.id = counted.id),
    stood as (
      select ways.leaving, ways.whole, moved.minutes, sum(moved.n)::int as n from moved join ways on ways.way = moved.way
       where moved.minutes is not null and ways.from_state is not null group by 1, 2, 3),
    placed as (
      select *, sum(n) over (partition by leaving order by minutes rows unbounded preceding) as upto from stood)
    select 'way' as part, from_state as "from", event, to_state as "to", sum(n)::int as count,
           null::int as median, null::int as tenth, null::int as slowest
      from ways group by 2, 3, 4
    union all
    select 'wait', (select from_state from ways where ways.leaving = placed.leaving limit 1), null, null, max(whole)::int,
           min(minutes) filter (where upto * 2 >= whole), min(minutes) filter (where upto * 10 >= whole * 9),
           (sum(n) filter (where upto * 10 >= whole * 9))::int
      from placed group by leaving
     order by part, tenth desc nulls last, count desc, "from", event, "to"`
}

function wayOf({ part, from, event, to, count }: Moved): Way[] {
  return part === 'way' && event && to ? [{ from, event, to, count }] : []
}

/** What few records say is not told as if it were said of all. */
function waitOf({ part, from, count, median, tenth, slowest }: Moved): Wait[] {
  if (part !== 'wait' || !from) return []
  const many = count >= fewestForTenth
  return [
    {
      ...{ state: from, count },
      median: count >= fewestForMedian ? median : null,
      tenth: many ? tenth : null,
      slowest: many ? (slowest ?? 0) : 0,
    },
  ]
}

async function refusedIn({ db, shop_id }: Choosing, { kind, channel, user }: FlowQuery, span: Span) {
  const conditions = [
    sql`shop_id = ${shop_id} and subject = ${kind}`,
    ...within(span, sql`at`),
    ...(channel ? [sql`channel = ${channel}`] : []),
    ...(user ? [sql`user_id = ${user}::bigint`] : []),
  ]
  const { rows } = await db.execute<{ rule: string; event: string; count: number }>(sql`
    select rule, event, sum(count)::int as count from refusals
     where ${sql.join(conditions, sql` and `)} group by 1, 2 order by 3 desc, 1, 2 limit ${mostRefused}`)
  return rows
}

/** Who works in the shop, and who carries its parcels. */
async function namesOf({ db, shop_id }: Choosing): Promise<Pick<FlowMap, 'people' | 'carriers'>> {
  const [people, carriers] = await Promise.all([
    peopleOf({ db, shop_id }, {}),
    db.execute<{ id: number; name: string }>(sql`
      select id::float8 as id, name from shipping_methods where shop_id = ${shop_id} order by name, id limit ${mostNames}`),
  ])
  return { people: people.rows, carriers: carriers.rows }
}
