import { and, eq, sql } from 'drizzle-orm'
import type { Order } from '#api/contract/sales/orders.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { inHand } from '#api/rules/sales/shipments.ts'
import { orderChart, orderRefusals } from '#machines/sales/order/order.chart.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, Asked } from '#server/platform/http/endpoint.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { queueMail } from '#server/platform/mails/queue.ts'
import { hurryWithdrawal } from '#server/sales/shipping/announcements.ts'
import { giveUpParcel } from '#server/sales/shipping/give-up.ts'
import { bringBack } from './bring-back.ts'
import { type Followed, toldOf } from './mail-words.ts'
import { readOrder } from './read.ts'
import { type Standing, standingOf } from './standing.ts'

export type OrderStepping = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'services'>
type AskedStep = OrderStep & { version: number }

type Answering = OrderStepping & Pick<Asked<unknown, unknown, unknown, Actor>, 'language'>

/** Takes an order one step along its chart, and answers the order as it then is. */
export async function takeOrderStep(asked: Answering, id: number, taken: AskedStep): Promise<Order> {
  await stepOrder(asked, id, taken)
  await giveUpParcel(asked, id)
  return readOrder(asked, id)
}

/**
 * Takes an order one step along its chart: locked, asked, stored with its effects (stock, money, the mail to the customer, the log) in the caller's transaction.
 * `parcel` goes out with the step. Nothing else writes where an order stands. Refused: 409 by the chart's rules or an old version, 404 for another shop's order.
 */
export async function stepOrder(
  asked: OrderStepping,
  id: number,
  { version, ...taken }: AskedStep,
  parcel: Followed | null = null,
): Promise<void> {
  const { db, actor, services } = asked
  const { shop_id } = actor
  const before = await standingOf(db, shop_id, id, { lock: true })
  const { order } = before
  if (order.version !== version)
    throw await staleRefusal(db, { shop_id, subject: 'orders', id, updated_at: order.updated_at })
  const after = step(orderChart, before.at, { ...taken, by: actor }, orderRefusals)
  const { status, paid, lines } = after.context
  const arrived = status === 'delivered' && order.status !== 'delivered'
  const moves = await bringBack(asked, before, lines)
  const money = await settle(asked, before, paid)
  await db
    .update(orders)
    .set({ status, version: version + 1, updated_at: sql`now()`, ...(arrived ? { delivered_at: sql`now()` } : {}) })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  if (inHand.includes(order.status) && !inHand.includes(status)) await hurryWithdrawal(db, shop_id, id)
  const told =
    status === order.status ? null : toldOf(status, { number: order.number, parcel, config: services.config })
  const mail = told && (await queueMail(asked, order, told))
  await audit(asked, {
    subject: 'orders',
    subject_id: id,
    event: taken.type,
    state_before: order.status,
    state_after: status,
    before: { payment_status: order.payment_status },
    after: {
      payment_status: paid ? 'paid' : 'not_paid',
      moves,
      ...(money === 0 ? {} : { money }),
      ...(mail ? { mail } : {}),
    },
  })
}

/** Money that was marked as come, or taken as not come after all. */
async function settle(
  { db, actor: { shop_id, user_id } }: OrderStepping,
  { order }: Standing,
  paid: boolean,
): Promise<number> {
  if (paid === (order.payment_status === 'paid')) return 0
  const paid_total = paid ? order.total : 0
  const amount = paid_total - order.paid_total
  if (amount !== 0)
    await db.insert(order_payments).values({ shop_id, user_id, order_id: order.id, kind: 'marked', amount })
  await db
    .update(orders)
    .set({ payment_status: paid ? 'paid' : 'not_paid', paid_total })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
  return amount
}
