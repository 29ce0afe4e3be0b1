import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { registry } from '#server/platform/registry.ts'

interface Moved {
  readonly shop_id: number
  readonly subject: string
  readonly id: number
  readonly event: string
  readonly from: string | null
  readonly to: string
  readonly user_id: number | null
}

/** Kinds of records as lists name them. */
export function kindOf(subject: string): string {
  return subject.replaceAll('_', '-')
}

/** Writes that a record came to another state, and how long it had stood where it was, in the transaction of the step itself. */
export async function noteTransition(db: Database, moved: Moved): Promise<void> {
  const { shop_id, id, event, from, to, user_id } = moved
  const subject = kindOf(moved.subject)
  await db.execute(sql`
    insert into transitions (shop_id, subject, record_id, event, from_state, to_state, user_id, minutes, channel, carrier_id)
    select ${shop_id}, ${subject}, ${id}, ${event}, ${from}, ${to}, ${user_id}::bigint,
           (select greatest(0, floor(extract(epoch from now() - t.at) / 60))::int from transitions t
             where t.shop_id = ${shop_id} and t.subject = ${subject} and t.record_id = ${id} order by t.id desc limit 1),
           trade.channel, trade.carrier_id
      from (select) one left join lateral (${tradeOf(subject, shop_id, id)}) trade on true`)
}

/** By which channel a record's order came and which way it is sent; nothing for kinds that have no order. */
export function tradeOf(subject: string, shop_id: number, id: number | null) {
  const own = registry().trades[subject]
  return own && id !== null ? own(shop_id, id) : sql`select null::text as channel, null::bigint as carrier_id`
}
