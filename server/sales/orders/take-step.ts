import { and, eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Order, PaymentStatus } from '#api/contract/sales/orders.ts'
import type { ReceivedPayment } from '#api/contract/sales/payments.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import type { ReturnedQuantity } from '#api/rules/sales/orders.ts'
import { paymentNotMarked } from '#api/rules/sales/payments.ts'
import { inHand } from '#api/rules/sales/shipments.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals, paysTo, stepTo } from '#machines/sales/order/order-state.ts'
import { giveUsesBack } from '#server/content/coupons/uses.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type Stepping, type Taken, takeStep } from '#server/platform/steps/take-step.ts'
import { bookSales, isSold, takeSaleBack } from '#server/sales/ledger/order-entries.ts'
import { notifyCustomer } from '#server/sales/mails/notify-customer.ts'
import { receivePayment, reversePayment } from '#server/sales/payments/receive.ts'
import { voidLabelSoon } from '#server/sales/shipping/announcements.ts'
import { cancelShipment } from '#server/sales/shipping/cancel-shipment.ts'
import { type LockedOrder, loadOrder, type OrderRow } from './load-order.ts'
import { type Followed, stepMail } from './mail-words.ts'
import { judgePayment } from './payment-defaults.ts'
import { readOrder } from './read.ts'
import { returnToStock } from './return-to-stock.ts'

export type OrderStepping = Stepping & Pick<RequestContext<unknown, unknown, unknown, Actor>, 'services'>
type Answering = OrderStepping & Pick<RequestContext<unknown, unknown, unknown, Actor>, 'language'>

/** What an order is asked for: a step of its chart, or the status that one leads to; `parcel` goes out with the step. */
type Request = (OrderStep | Destination) & { readonly version: number; readonly parcel?: Followed }
interface Destination {
  readonly to: OrderStatus | PaymentStatus
  readonly lines?: readonly ReturnedQuantity[] | undefined
  readonly payment?: ReceivedPayment | undefined
}
type Before = LockedOrder & { readonly step: OrderStep }
type TakenStep = Taken<Request, Before, LockedOrder['at']>

/** An order takes its steps with their effects: stock, money, what the customer is told. */
const order = {
  subject: 'orders',
  chart: orderChart,
  refusals: orderRefusals,
  lock: async ({ db, actor }: OrderStepping, id: number, request: Request) => {
    const before = await loadOrder(db, actor.shop_id, id, { lock: true })
    return { ...before, step: requestedStep(before, request) }
  },
  looked: (before: Before) => before.order,
  at: (before: Before) => before.at,
  events: (_: OrderStepping, { step }: Before) => [step],
  store,
  entry: ({ before, after: { context } }: TakenStep, { moves, money, payment, told }: Effects) => ({
    event: before.step.type,
    state_before: before.order.status,
    state_after: context.status,
    before: { payment_status: before.order.payment_status },
    after: {
      payment_status: context.paid ? 'paid' : 'not_paid',
      moves,
      ...(money === 0 ? {} : { money }),
      ...(payment ? { payment } : {}),
      ...told,
    },
  }),
}

/** Takes an order one step along its chart. Refused: 409 by the chart's rules or an old version, 404 for another shop's order. */
export const stepOrder = takeStep({ ...order, read: () => {} })

/** The same for whoever looks at the order: a parcel that waits for nothing any more is given up, and the order is answered as it then is. */
export const takeOrderStep = takeStep({
  ...order,
  follow: (work: Answering, { id }: TakenStep) => cancelShipment(work, id),
  read: (work: Answering, { id }: TakenStep): Promise<Order> => readOrder(work, id),
})

/** The step that was asked for, or the one of the chart that leads where the order is to be, with what was said of it. */
function requestedStep({ at }: LockedOrder, request: Request): OrderStep {
  if (!('to' in request)) {
    const { version, parcel, ...step } = request
    return step
  }
  const { to, lines, payment } = request
  const step = stepTo(to, lines, at)
  return payment && paysTo(step) === 'paid' ? ({ ...step, payment } as OrderStep) : step
}

type Effects = Awaited<ReturnType<typeof store>>

async function store(work: OrderStepping, { id, request, before, after }: TakenStep) {
  const { db, actor, services } = work
  const { shop_id } = actor
  const { order } = before
  const { status, paid, lines } = after.context
  const arrived = status === 'delivered' && order.status !== 'delivered'
  const moves = await returnToStock(work, before, lines)
  const { money, payment } = await settle(work, before, {
    paid,
    received: 'payment' in before.step ? before.step.payment : undefined,
  })
  await db
    .update(orders)
    .set({
      status,
      version: order.version + 1,
      updated_at: sql`now()`,
      ...(arrived ? { delivered_at: sql`now()` } : {}),
    })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  if (isSold(status) && !isSold(order.status)) await bookSales(db, shop_id, [id], { user_id: actor.user_id || null })
  if (!isSold(status) && isSold(order.status)) await takeSaleBack(db, shop_id, id, actor.user_id)
  if (status !== order.status && (status === 'cancelled' || status === 'rejected')) await giveUsesBack(db, shop_id, id)
  if (inHand.includes(order.status) && !inHand.includes(status)) await voidLabelSoon(db, shop_id, id)
  const followed = { parcel: request.parcel ?? null, config: services.config }
  const letter = status === order.status ? null : stepMail(status, followed)
  const told = letter && (await notifyCustomer(work, order, letter))
  return { moves, money, payment, told }
}

interface Settling {
  readonly paid: boolean
  /** How the money came, where that was said. */
  readonly received: ReceivedPayment | undefined
}

/** Money that was marked as come, or taken as not come after all, on the order and in the books. */
async function settle(work: OrderStepping, { order }: LockedOrder, { paid, received }: Settling) {
  if (paid === (order.payment_status === 'paid')) return { money: 0 }
  if (!paid) return { money: await unmark(work, order) }
  const account = received ? await judgePayment(work.db, order, received) : null
  const amount = order.total - order.paid_total
  if (amount === 0) {
    await setPaid(work, order, 'paid')
    return { money: 0 }
  }
  const { day, reference = '' } = received ?? {}
  // What nobody marked, the bank said.
  const kind = work.actor.user_id ? 'marked' : 'online'
  await receivePayment(work, order, { kind, amount, account_id: account?.id ?? null, day, reference })
  if (!received) return { money: amount }
  return { money: amount, payment: { account: account?.name ?? '', day: received.day, reference: reference.trim() } }
}

/** Takes back what marking it as paid wrote, and what came online; money of the till and of collections is taken back there. */
async function unmark(work: OrderStepping, order: OrderRow): Promise<number> {
  const { shop_id } = work.actor
  const { rows } = await work.db.execute<{ id: number; kind: string; amount: number }>(sql`
    select p.id, p.kind, p.amount from order_payments p
     where p.shop_id = ${shop_id} and p.order_id = ${order.id} and p.kind not in ('refund', 'reversal')
       and not exists (select from order_payments r where r.shop_id = p.shop_id and r.reverses_id = p.id)
     order by p.id`)
  const marked = rows.filter(({ kind }) => kind === 'marked' || kind === 'online')
  if (marked.length === 0 && rows.length > 0) throw refuse(409, paymentNotMarked)
  for (const { id } of marked) await reversePayment(work, id)
  if (marked.length === 0) await setPaid(work, order, 'not_paid')
  return -marked.reduce((sum, { amount }) => sum + amount, 0)
}

/** An order that nothing is owed for is paid by word alone. */
async function setPaid({ db, actor }: OrderStepping, { id }: OrderRow, payment_status: PaymentStatus): Promise<void> {
  await db
    .update(orders)
    .set({ payment_status })
    .where(and(eq(orders.shop_id, actor.shop_id), eq(orders.id, id)))
}
