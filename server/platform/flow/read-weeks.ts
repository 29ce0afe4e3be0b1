import { type SQL, sql } from 'drizzle-orm'
import type { FlowWeeks, FlowWeeksQuery, Way } from '#api/contract/platform/flow.ts'
import { addDays, keysOf } from '#api/rules/platform/days-between.ts'
import { type Span, spanOf } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { countingFast } from './counting-fast.ts'
import { movesIn } from './moves.ts'

/** How many weeks are answered, the one of today with them. */
const weekCount = 4

interface Counted extends Way, Record<string, unknown> {
  /** From 1. */
  readonly week: number
}

/** How many records went which way in each of the last weeks of the shop. */
export async function readWeeks(reading: Choosing, query: FlowWeeksQuery): Promise<FlowWeeks['weeks']> {
  const { first: today, zone } = await spanOf(reading, { period: 'today' })
  const mondays = keysOf('week', { first: addDays(today, 7 - weekCount * 7), last: today }) ?? []
  const { rows } = await reading.db.transaction(async (tx) => {
    await tx.execute(countingFast)
    return tx.execute<Counted>(weeksSql(reading.shop_id, query, mondays, zone))
  })
  return mondays.map((first, at) => ({
    ...{ first, last: addDays(first, 6) },
    ways: rows.flatMap(({ week, ...way }) => (week === at + 1 ? [way] : [])),
  }))
}

/** Each week is a part of the index; what its ways are called is read of one row of each. */
function weeksSql(shop_id: number, query: FlowWeeksQuery, mondays: readonly string[], zone: string): SQL {
  const weeks = mondays.map((first, at) => {
    const span: Span = { first, last: addDays(first, 6), zone }
    return sql`
      select ${at + 1}::int as week, t.way, count(*)::int as count, max(t.id) as id
        from transitions t where ${movesIn(shop_id, query, span)} group by t.way`
  })
  return sql`
    with counted as materialized (${sql.join(weeks, sql` union all `)})
    select t.from_state as "from", t.event, t.to_state as "to", counted.week, counted.count
      from counted join transitions t on t.shop_id = ${shop_id} and t.id = counted.id
     order by counted.week, counted.count desc, 1, 2, 3`
}
