import { eq, sql } from 'drizzle-orm'
import type { Order } from '#api/contract/sales/orders.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { order_refunds } from '#server/db/schema/refunds.ts'
import { shops } from '#server/db/schema/shops.ts'
import { type NewOrder, newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import type { Shop } from '#tests/shop.ts'

/** An order whose refunds are as a walk finds them. */
export async function orderToRefund(shop: Shop, found: Order): Promise<NewOrder> {
  const { status, payment_status } = found
  const order = await newOrder(shop, { status, payment_status })
  await setRefunds(shop, order.id, found)
  const refund_status = found.refunds.lines[0]?.refundable ?? 1
  await shop.db
    .update(products)
    .set({ refund_status })
    .where(sql`id = (select product_id from variants where id = ${order.variant_id})`)
  return order
}

/** Has the shop take goods back for so many days, the order be so old, so far and so paid, and none of its pieces be held by a refund. */
export async function setRefunds({ db, own }: Shop, id: number, found: Order): Promise<void> {
  const { refunds, status, payment_status } = found
  const paid_total = minorOf(found.paid_total) ?? 0
  const { max_days, days_since } = refunds
  await db
    .update(shops)
    .set({ settings: sql`${shops.settings} || ${JSON.stringify({ max_refund_days: max_days })}::jsonb` })
    .where(eq(shops.id, own.shop_id))
  await db
    .update(orders)
    .set({ status, payment_status, paid_total, delivered_at: sql`now() - make_interval(days => ${days_since}::int)` })
    .where(eq(orders.id, id))
  await db.delete(order_refunds).where(eq(order_refunds.order_id, id))
}

/** Somebody else opens a refund of all pieces. */
export async function takeAllPieces(shop: Shop, { id, line_id }: NewOrder): Promise<void> {
  const lines = [{ line_id, quantity: 2, reason_id: shop.own.reason.plain }]
  const { http, text } = await shop.call('POST', `${ordersPath}/${id}/refunds`, { body: { lines } })
  if (http !== 200) throw new Error(`The pieces were not taken: ${text}`)
}
