import { and, eq, sql } from 'drizzle-orm'
import type { Order } from '#api/contract/orders.ts'
import type { OrderStep } from '#api/rules/order-steps.ts'
import { orderChart, orderRefusals } from '#machines/order/order.chart.ts'
import { step } from '#server/charts/step.ts'
import { order_lines, order_payments, orders } from '#server/db/schema/sales.ts'
import { audit } from '#server/http/audit.ts'
import type { Actor, Asked } from '#server/http/endpoint.ts'
import { staleRefusal } from '#server/http/stale.ts'
import { moveStock } from '#server/stock/ledger.ts'
import { readOrder } from './read.ts'
import { type LineRow, type Standing, standingOf } from './standing.ts'

export type OrderStepping = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>
type AskedStep = OrderStep & { version: number }

type Answering = OrderStepping & Pick<Asked<unknown, unknown, unknown, Actor>, 'language'>

/** Takes an order one step along its chart, and answers the order as it then is. */
export async function takeOrderStep(asked: Answering, id: number, taken: AskedStep): Promise<Order> {
  await stepOrder(asked, id, taken)
  return readOrder(asked, id)
}

/**
 * Takes an order one step along its chart: locked, asked, stored with its effects (stock, money, the log) in the caller's transaction.
 * Nothing else writes where an order stands. Refused: 409 by the chart's rules or an old version, 404 for another shop's order.
 */
export async function stepOrder(asked: OrderStepping, id: number, { version, ...taken }: AskedStep): Promise<void> {
  const { db, actor } = asked
  const { shop_id } = actor
  const before = await standingOf(db, shop_id, id, { lock: true })
  const { order } = before
  if (order.version !== version)
    throw await staleRefusal(db, { shop_id, subject: 'orders', id, updated_at: order.updated_at })
  const after = step(orderChart, before.at, { ...taken, by: actor }, orderRefusals)
  const { status, paid, lines } = after.context
  const arrived = status === 'delivered' && order.status !== 'delivered'
  await takeBack(asked, before, lines)
  await settle(asked, before, paid)
  await db
    .update(orders)
    .set({ status, version: version + 1, updated_at: sql`now()`, ...(arrived ? { delivered_at: sql`now()` } : {}) })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  await audit(asked, {
    subject: 'orders',
    subject_id: id,
    event: taken.type,
    state_before: order.status,
    state_after: status,
    before: { payment_status: order.payment_status },
    after: { payment_status: paid ? 'paid' : 'not_paid' },
  })
}

/** Pieces that came back are in the stock again. */
async function takeBack(
  { db, actor }: OrderStepping,
  { order, lines }: Standing,
  now: readonly { id: number; returned: number }[],
): Promise<void> {
  const returned = new Map(now.map((line) => [line.id, line.returned]))
  const back = (line: LineRow) => (returned.get(line.id) ?? line.returned) - line.returned
  const coming = lines.filter((line) => back(line) > 0)
  const { shop_id, user_id } = actor
  await moveStock(db, {
    shop_id,
    user_id,
    order_id: order.id,
    moves: coming.map((line) => ({
      variant_id: line.variant_id,
      type: 'system',
      quantity: back(line),
      unit_price: line.price,
    })),
  })
  for (const line of coming) {
    await db
      .update(order_lines)
      .set({ returned: line.returned + back(line) })
      .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.id, line.id)))
  }
}

/** Money that was marked as come, or taken as not come after all. */
async function settle(
  { db, actor: { shop_id, user_id } }: OrderStepping,
  { order }: Standing,
  paid: boolean,
): Promise<void> {
  if (paid === (order.payment_status === 'paid')) return
  const paid_total = paid ? order.total : 0
  const amount = paid_total - order.paid_total
  if (amount !== 0)
    await db.insert(order_payments).values({ shop_id, user_id, order_id: order.id, kind: 'marked', amount })
  await db
    .update(orders)
    .set({ payment_status: paid ? 'paid' : 'not_paid', paid_total })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
}
