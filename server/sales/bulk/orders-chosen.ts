import { type SQL, sql } from 'drizzle-orm'
import type { OrderChoice, OrdersChosen, StatusCount } from '#api/contract/sales/order-bulk.ts'
import { ordersSelected } from '#api/rules/sales/order-bulk.ts'
import { inDeliveryArea, noCargoError } from '#api/rules/sales/shipments.ts'
import { type Choosable, idArray } from '#server/catalog/bulk/choice.ts'
import type { Database } from '#server/db/open.ts'
import { chosenBy } from '#server/platform/lists/choose.ts'
import { orderList } from '#server/sales/orders/list.ts'

/** Orders, newest first. Each row remembers where its order stood when it was chosen. */
export const ordersChosen: Choosable<OrderChoice> = {
  subject: 'orders',
  some: ordersSelected,
  rows: async (db, shop_id, choice) => sql`
    select record_id, coalesce(number, '') as label, jsonb_build_object('from', status) as data
      from (${await chosen(db, shop_id, choice)}) as chosen order by 1 desc`,
  foreign: (shop_id, { ids }) => ids && foreignOrders(shop_id, ids),
  total: async (db, shop_id, choice) =>
    sql`select count(*)::int as total from (${await chosen(db, shop_id, choice)}) as chosen`,
}

/** Which of these orders are none of the shop's. */
export function foreignOrders(shop_id: number, ids: readonly number[]): SQL {
  return sql`
    select distinct named.id from unnest(${idArray(ids)}) as named(id)
     where not exists (select from orders o where o.shop_id = ${shop_id} and o.id = named.id) order by 1`
}

/** How many numbers are told of the orders in one status. */
const mostNumbers = 3

/** Where the chosen orders stand. */
export async function statusCounts(db: Database, shop_id: number, choice: OrderChoice): Promise<OrdersChosen> {
  const { rows } = await db.execute<
    Record<string, unknown> & { status: StatusCount['status'] | null; count: number; numbers: string[] }
  >(sql`
    select status, count(*)::int as count, (array_agg(number order by record_id desc))[1:${mostNumbers}] as numbers
      from (${await chosen(db, shop_id, choice)}) as chosen group by status order by 2 desc, 1`)
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    missing: rows.find(({ status }) => status === null)?.count ?? 0,
    statuses: rows.flatMap(({ status, count, numbers }) => (status === null ? [] : [{ status, count, numbers }])),
  }
}

async function chosen(db: Database, shop_id: number, choice: OrderChoice): Promise<SQL> {
  const { ids, filter, except } = choice
  const narrowed = narrowing(shop_id, choice)
  if (ids)
    return sql`
      select named.id as record_id, o.number, o.status
        from (select distinct id from unnest(${idArray(ids)}) as given(id)) as named
        left join orders o on o.shop_id = ${shop_id} and o.id = named.id
       where ${narrowed}`
  return sql`
    select o.id as record_id, o.number, o.status ${await chosenBy(orderList, { db, shop_id }, filter ?? {})}
       and o.id <> all(${idArray(except)}) and ${narrowed}`
}

function narrowing(shop_id: number, { status, refused_in }: OrderChoice): SQL {
  const ofStatus = status ? sql`o.status = ${status}` : sql`true`
  if (!refused_in) return ofStatus
  const ofCompany = [inDeliveryArea, noCargoError].map(({ id }) => sql`r.rules @> ${JSON.stringify([{ id }])}::jsonb`)
  return sql`${ofStatus} and o.id in (
    select r.record_id from job_rows r
     where r.shop_id = ${shop_id} and r.job_id = ${refused_in} and r.state in ('refused', 'failed') and (${sql.join(ofCompany, sql` or `)}))`
}
