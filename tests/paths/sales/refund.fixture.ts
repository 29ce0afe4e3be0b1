import { sql } from 'drizzle-orm'
import type { RefundFacts } from '#machines/sales/refund/refund.chart.ts'
import { type NewOrder, newOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './refund.paths.ts'

/** The order of a refund as a walk begins with it: where it stands, what was paid of it, and whether it cost anything. */
export async function orderOf(shop: Shop, input: string): Promise<NewOrder> {
  const { order_status, paid_total, amount } = spec.inputs[input] as RefundFacts
  const order = await newOrder(shop, { status: order_status, payment_status: paid_total > 0 ? 'paid' : 'not_paid' })
  if (amount > 0) return order
  await shop.db.execute(sql`update order_lines set price = 0, total = 0 where id = ${order.line_id}`)
  await setOrder(shop, order.id, { product_total: 0, total: 0, payment_status: 'paid' })
  return order
}
