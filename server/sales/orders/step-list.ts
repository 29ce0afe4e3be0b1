import { sql } from 'drizzle-orm'
import type { OrderStepRow } from '#api/contract/sales/order-steps.ts'
import { orderSteps } from '#api/listings/sales/order-steps.ts'
import { whoActed } from '#server/platform/http/who-acted.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { foundOrders } from './found-orders.ts'

/** The steps of the orders, from the log of transitions. */
export const orderStepList = listFrom(orderSteps, {
  from: ['transitions', 't'],
  scope: () => sql`t.subject = 'orders'`,
  filters: {
    from_state: equals(sql`t.from_state`),
    to_state: equals(sql`t.to_state`),
    waited: (minutes) => sql`t.minutes >= ${minutes}::int`,
    channel: equals(sql`t.channel`),
    carrier_id: equals(sql`t.carrier_id`),
    user_id: equals(sql`t.user_id`),
  },
  sortings: {
    minutes: { by: sql`t.minutes`, tieBreak: 'by id' },
    at: { by: sql`t.at`, tieBreak: 'by id' },
  },
  days: sql`t.at`,
  found: (word, reading) => sql`t.record_id = any (array(
    select o.id from orders o where o.shop_id = ${reading.shop_id} and ${foundOrders(word, reading)}))`,
  rows: stepRows,
})

async function stepRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<OrderStepRow[]> {
  const { rows } = await db.execute<OrderStepRow & Record<string, unknown>>(sql`
    select l.id::float8 as id, l.record_id::float8 as order_id, coalesce(o.number, '') as number, l.from_state, l.event, l.to_state,
           l.minutes, to_char(l.at at time zone s.time_zone, 'YYYY-MM-DD') as at, l.at as moment, ${whoActed} as "user",
           l.channel, coalesce(m.name, '') as carrier
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join transitions l on l.shop_id = ${shop_id} and l.id = page.id
      join shops s on s.id = l.shop_id
      left join users u on u.shop_id = l.shop_id and u.id = l.user_id
      left join orders o on o.shop_id = l.shop_id and o.id = l.record_id
      left join shipping_methods m on m.shop_id = l.shop_id and m.id = l.carrier_id
     order by page.place`)
  return rows.map((row) => ({ ...row, moment: new Date(row.moment).toISOString() }))
}
