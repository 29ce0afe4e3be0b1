import { type SQL, sql } from 'drizzle-orm'
import type { FlowKind, FlowQuery, Went } from '#api/contract/platform/flow.ts'
import { type Span, spanOf, within } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { registry } from '#server/platform/registry.ts'

interface Moving extends Pick<FlowQuery, 'channel' | 'carrier' | 'user'> {
  readonly kind: FlowKind
}

/** Which steps `t` of the log are meant: those of a kind of records, in some days, by their channel, carrier and person. */
export function movesIn(shop_id: number, { kind, channel, carrier, user }: Moving, span: Span): SQL {
  const conditions = [
    sql`t.shop_id = ${shop_id} and t.subject = ${kind}`,
    ...within(span, sql`t.at`),
    ...(channel ? [sql`t.channel = ${channel}`] : []),
    ...(carrier ? [sql`t.carrier_id = ${carrier}::bigint`] : []),
    ...(user ? [sql`t.user_id = ${user}::bigint`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** The rows of a list, told by their ids, that went that way, or whose records did: the orders of invoices. */
export async function wentBy(reading: Choosing, id: SQL, went: Went | undefined): Promise<readonly SQL[]> {
  if (!went) return []
  const { kind, from, event, to, waited, first, last } = went
  const span = await spanOf(reading, { from: first, to: last })
  const steps = [
    movesIn(reading.shop_id, went, span),
    ...(from === undefined ? [] : [from === '' ? sql`t.from_state is null` : sql`t.from_state = ${from}`]),
    ...(event === undefined ? [] : [sql`t.event = ${event}`]),
    ...(to === undefined ? [] : [sql`t.to_state = ${to}`]),
    ...(waited === undefined ? [] : [sql`t.minutes >= ${waited}::int`]),
  ]
  const records = sql`select t.record_id from transitions t where ${sql.join(steps, sql` and `)}`
  const shown = registry().shownAs[kind]
  return [sql`${id} in (${shown ? shown(reading.shop_id, records) : records})`]
}
