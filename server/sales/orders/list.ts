import { type SQL, sql } from 'drizzle-orm'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom, oneOf } from '#server/platform/lists/list.ts'
import { orderColumnsIn } from './export.ts'
import { foundOrders } from './found-orders.ts'
import { cityOf, clockOf, discounted, lacking, newnessIs, ofGroup, ofVariant, withLine } from './narrowed.ts'

/** These, `orderTypeSql` and `byTransfer` as the partial indexes have them. */
const needs = {
  transfer: sql`o.payment_method in ('money_transfer', 'bank_transfer') and o.payment_status = 'not_paid'
                and o.status not in ('cancelled', 'rejected')`,
  refund: sql`o.status in ('cancelled', 'rejected') and o.paid_total > o.refunded_total`,
}

/** Orders whose last invoice, or the last of a refund of theirs, was not taken. */
function untaken(shop_id: number): SQL {
  return sql`o.id in (
    select i.order_id from invoices i
     where i.shop_id = ${shop_id} and i.status = 'error' and not exists (
       select from invoices later
        where later.shop_id = i.shop_id and later.order_id = i.order_id and later.id > i.id
          and later.refund_id is not distinct from i.refund_id))`
}

/** The lists of orders of one type. */
export const orderTypeSql = {
  shop: sql`o.channel <> 'marketplace'`,
  physical: sql`o.channel in ('in_store', 'phone')`,
  online: sql`o.channel = 'online'`,
  marketplace: sql`o.channel = 'marketplace'`,
}

/** Where an order stands while its customer waits for it. */
const waiting = orderStatuses.slice(0, orderStatuses.indexOf('delivered'))

/** As its partial index has it. */
const partPaid = sql`o.paid_total > 0 and o.paid_total < o.total`

const byTransfer = sql`o.payment_method in ('money_transfer', 'bank_transfer')`

/** The orders. */
export const orderList = listFrom(orders, {
  from: ['orders', 'o'],
  filters: {
    type: (type) => orderTypeSql[type],
    status: oneOf(sql`o.status`),
    payment_status: (status) => (status === 'part_paid' ? partPaid : sql`o.payment_status = ${status}`),
    payment_method: (method) => (method === 'transfer' ? byTransfer : sql`o.payment_method = ${method}`),
    customer_id: equals(sql`o.customer_id`),
    coupon_id: (coupon_id) => sql`o.id in (
      select d.order_id from order_discounts d where d.shop_id = o.shop_id and d.coupon_id = ${coupon_id}::bigint)`,
    product_id: (product_id) => sql`o.id in (
      select l.order_id from order_lines l join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
       where l.shop_id = o.shop_id and v.product_id = ${product_id}::bigint)`,
    needs: (what, { shop_id }) => (what === 'invoice' ? untaken(shop_id) : needs[what]),
    channel: equals(sql`o.channel`),
    currency: equals(sql`o.currency`),
    city: equals(cityOf),
    hour: clockOf('HH24'),
    weekday: clockOf('ID'),
    variant_id: ofVariant,
    category_id: withLine((id) => sql`p.main_category_id = ${id}::bigint`),
    brand_id: withLine((id) => sql`p.brand_id = ${id}::bigint`),
    supplier_id: withLine((id) => sql`p.supplier_id = ${id}::bigint`),
    group_id: ofGroup,
    user_id: equals(sql`o.user_id`),
    written_by: (who) => (who === 'staff' ? sql`o.user_id is not null` : sql`o.user_id is null`),
    newness: newnessIs,
    discount: discounted,
    lacks: lacking,
  },
  sortings: {
    number: { by: sql`o.number`, tieBreak: 'by id' },
    ordered_at: { by: sql`o.ordered_at`, tieBreak: 'by id' },
    customer_name: { by: sql`o.customer_name`, tieBreak: 'by id' },
    total: { by: sql`o.total`, tieBreak: 'by id' },
    status: { by: sql`o.status`, tieBreak: 'newest first' },
    payment_status: { by: sql`o.payment_status`, tieBreak: 'newest first' },
  },
  days: sql`o.ordered_at`,
  found: foundOrders,
  rows: orderRows,
  exported: { columns: orderColumnsIn, rows: orderRows },
})

type Stored = Omit<OrderRow, 'total' | 'paid_total' | 'refunded_total'> &
  Record<'total' | 'paid_total' | 'refunded_total', string> &
  Record<string, unknown>

async function orderRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<OrderRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select o.id, o.version, o.number, o.channel, o.status, o.payment_status, o.payment_method, o.customer_id, o.customer_name,
           o.currency, o.total, o.paid_total, o.refunded_total, o.ordered_at,
           m.name as marketplace, o.marketplace_number,
           to_char(o.ordered_at at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI') as shop_time,
           coalesce(sent.name, method.name) as shipping_method, coalesce(parcel.tracking_code, '') as tracking_code,
           coalesce(o.shipping_address ->> 'city', '') as city,
           (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) as quantity,
           case when o.status = any(${sql.param(waiting)}::text[])
                then (now() at time zone s.time_zone)::date - (o.ordered_at at time zone s.time_zone)::date end as age
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join orders o on o.shop_id = ${shop_id} and o.id = page.id join shops s on s.id = o.shop_id
      left join marketplaces m on m.id = o.marketplace_id
      left join shipping_methods method on method.shop_id = o.shop_id and method.id = o.shipping_method_id
      left join shipments parcel on parcel.shop_id = o.shop_id and parcel.order_id = o.id and parcel.status <> 'cancelled'
      left join shipping_methods sent on sent.shop_id = parcel.shop_id and sent.id = parcel.shipping_method_id
     order by page.place`)
  return rows.map((row) => ({
    ...row,
    total: decimalOf(Number(row.total)),
    paid_total: decimalOf(Number(row.paid_total)),
    refunded_total: decimalOf(Number(row.refunded_total)),
    ordered_at: new Date(row.ordered_at).toISOString(),
  }))
}
