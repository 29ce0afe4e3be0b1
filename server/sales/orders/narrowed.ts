import { type SQL, sql } from 'drizzle-orm'
import type { orderDiscounts, orderLacks, orderNewness } from '#api/contract/sales/order-list.ts'
import type { RequestedDays } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'

/** The town that an order `o` goes to, as its index has it. */
export const cityOf = sql`coalesce(nullif(trim(o.shipping_address ->> 'city'), ''), '–')`

/** The orders of the customer of an order `o` that came before it. */
export const earlierOrders = sql`
  select e.id from orders e where e.shop_id = o.shop_id and e.customer_id = o.customer_id and (e.ordered_at, e.id) < (o.ordered_at, o.id)`

/** A part of the moment of an order, by the clock of its shop. */
export function clockOf(format: 'HH24' | 'ID') {
  return (value: string, { shop_id }: Choosing): SQL =>
    sql`to_char(o.ordered_at at time zone (select time_zone from shops where id = ${shop_id}), ${format}) = ${value}`
}

/** The orders of which a line is of such a product `p`. */
export function withLine(condition: (value: number) => SQL) {
  return (value: number, { shop_id }: Choosing): SQL => ofLines(shop_id, condition(value))
}

function ofLines(shop_id: number, condition: SQL): SQL {
  return sql`o.id in (
    select l.order_id from order_lines l
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where l.shop_id = ${shop_id} and ${condition})`
}

export function ofVariant(id: number, { shop_id }: Choosing): SQL {
  return sql`o.id in (select l.order_id from order_lines l where l.shop_id = ${shop_id} and l.variant_id = ${id}::bigint)`
}

export function ofGroup(id: number, { shop_id }: Choosing): SQL {
  return sql`o.customer_id in (select u.id from users u where u.shop_id = ${shop_id} and u.group_id = ${id}::bigint)`
}

export function lacking(what: (typeof orderLacks)[number], { shop_id }: Choosing): SQL {
  const conditions = {
    customer: sql`o.customer_id is null`,
    group: sql`(o.customer_id is null or o.customer_id in (
      select u.id from users u where u.shop_id = ${shop_id} and u.group_id is null))`,
    brand: ofLines(shop_id, sql`p.brand_id is null`),
    supplier: ofLines(shop_id, sql`p.supplier_id is null`),
  }
  return conditions[what]
}

/** Of some days, what came before each of their orders is looked up; of all, the first of each customer are taken together. */
export function newnessIs(which: (typeof orderNewness)[number], { shop_id }: Choosing, days: RequestedDays): SQL {
  const someDays = Boolean(days.period || days.from || days.to)
  const firsts = sql`
    select distinct on (e.customer_id) e.id from orders e
     where e.shop_id = ${shop_id} and e.customer_id is not null order by e.customer_id, e.ordered_at, e.id`
  const isFirst = someDays ? sql`((${earlierOrders} limit 1) is null)` : sql`(o.id in (${firsts}))`
  const conditions = {
    guest: sql`o.customer_id is null`,
    first: sql`(o.customer_id is not null and ${isFirst})`,
    again: sql`(o.customer_id is not null and not ${isFirst})`,
  }
  return conditions[which]
}

export function discounted(by: (typeof orderDiscounts)[number], { shop_id }: Choosing): SQL {
  const kind = by === 'any' ? sql`` : sql` and d.kind = ${by}`
  return sql`o.id in (select d.order_id from order_discounts d where d.shop_id = ${shop_id}${kind})`
}
