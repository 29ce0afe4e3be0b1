import { type SQL, sql } from 'drizzle-orm'

/** The order's channel, and the method by which it is sent; of several parcels the last that was not given up. */
function ofOrder(shop_id: number, order_id: SQL): SQL {
  return sql`
    select o.channel, coalesce(
             (select s.shipping_method_id from shipments s
               where s.shop_id = o.shop_id and s.order_id = o.id and s.status <> 'cancelled' order by s.id desc limit 1),
             o.shipping_method_id) as carrier_id
      from orders o where o.shop_id = ${shop_id} and o.id = ${order_id}`
}

/** The kinds of records that belong to an order, and how it is found. */
export const trades = {
  orders: (shop_id: number, id: number) => ofOrder(shop_id, sql`${id}`),
  pickings: (shop_id: number, id: number) => ofOrder(shop_id, sql`${id}`),
  shipments: (shop_id: number, id: number) =>
    ofOrder(shop_id, sql`(select s.order_id from shipments s where s.shop_id = ${shop_id} and s.id = ${id})`),
  invoices: (shop_id: number, id: number) =>
    ofOrder(shop_id, sql`(select i.order_id from invoices i where i.shop_id = ${shop_id} and i.id = ${id})`),
  'order-refunds': (shop_id: number, id: number) =>
    ofOrder(shop_id, sql`(select r.order_id from order_refunds r where r.shop_id = ${shop_id} and r.id = ${id})`),
}
