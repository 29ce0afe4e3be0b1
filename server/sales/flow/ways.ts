import { type SQL, sql } from 'drizzle-orm'

/** An order with its picking, parcels and invoices, and what came back of it. */
function ofOrder(shop_id: number, id: number): SQL {
  return sql`
    select kind, id::float8 as id, ${id}::float8 as order_id, label, state from (
      select 0 as place, 'orders' as kind, o.id, o.number as label, o.status as state from orders o where o.shop_id = ${shop_id} and o.id = ${id}
      union all
      select 1, 'pickings', p.order_id, '', p.status from pickings p where p.shop_id = ${shop_id} and p.order_id = ${id}
      union all
      select 2, 'shipments', s.id, coalesce(nullif(s.tracking_code, ''), s.reference), s.status
        from shipments s where s.shop_id = ${shop_id} and s.order_id = ${id}
      union all
      select 3, 'invoices', i.id, i.number, case when i.cancelled_at is null then i.status else 'none' end
        from invoices i where i.shop_id = ${shop_id} and i.order_id = ${id}
      union all
      select 4, 'order-refunds', r.id, r.id::text, r.status from order_refunds r where r.shop_id = ${shop_id} and r.order_id = ${id}) parts
     order by place, id`
}

/** What the list that shows them has in their place. A picking is called by the number of its order. */
export const shownAs = {
  invoices: (shop_id: number, records: SQL) =>
    sql`select i.order_id from invoices i where i.shop_id = ${shop_id} and i.id in (${records})`,
}

/** One record of the sales by itself. */
export const ways = {
  orders: ofOrder,
  pickings: (shop_id: number, id: number) => sql`
    select 'pickings' as kind, p.order_id::float8 as id, p.order_id::float8 as order_id, o.number as label, p.status as state
      from pickings p join orders o on o.shop_id = p.shop_id and o.id = p.order_id where p.shop_id = ${shop_id} and p.order_id = ${id}`,
  shipments: (shop_id: number, id: number) => sql`
    select 'shipments' as kind, id::float8 as id, order_id::float8 as order_id, coalesce(nullif(tracking_code, ''), reference) as label, status as state
      from shipments where shop_id = ${shop_id} and id = ${id}`,
  invoices: (shop_id: number, id: number) => sql`
    select 'invoices' as kind, id::float8 as id, order_id::float8 as order_id, number as label, case when cancelled_at is null then status else 'none' end as state
      from invoices where shop_id = ${shop_id} and id = ${id}`,
  'order-refunds': (shop_id: number, id: number) => sql`
    select 'order-refunds' as kind, r.id::float8 as id, r.order_id::float8 as order_id, o.number as label, r.status as state
      from order_refunds r join orders o on o.shop_id = r.shop_id and o.id = r.order_id where r.shop_id = ${shop_id} and r.id = ${id}`,
}
