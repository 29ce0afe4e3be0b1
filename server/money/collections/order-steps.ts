import type { CollectionMethod } from '#api/contract/sales/orders.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals } from '#machines/sales/order/order-state.ts'
import { type Stepping, takeLockedStep } from '#server/platform/steps/take-step.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { type Received, receivePayment, reversePayment } from '#server/sales/payments/receive.ts'

/** A part of a collection, as an order receives it. */
interface Part {
  readonly amount: Minor
  readonly method: CollectionMethod
  readonly account_id: number | null
  readonly day: string
  readonly reference: string
  readonly collection_id: number
}

interface Reversed {
  readonly amount: Minor
  readonly payment_id: number
  readonly collection_id: number
}

const order = {
  subject: 'orders',
  chart: orderChart,
  refusals: orderRefusals,
  at: (before: LockedOrder) => before.at,
  read: (_: Stepping, __: unknown, { payment_id }: Received) => ({ payment_id }),
}

const receiveStep = takeLockedStep({
  ...order,
  events: (_: Stepping, __: LockedOrder, { amount }: Part) => [{ type: 'RECEIVE_PAYMENT' as const, amount }],
  store: (work: Stepping, { before, request }) =>
    receivePayment(work, before.order, { kind: 'collection', ...request }),
  entry: ({ before: { order: was }, request }, { paid }) => ({
    event: 'RECEIVE_PAYMENT',
    state_before: was.status,
    state_after: was.status,
    before: { payment_status: was.payment_status },
    after: {
      payment_status: paid ? 'paid' : 'not_paid',
      money: request.amount,
      collection_id: request.collection_id,
    },
  }),
})

const reverseStep = takeLockedStep({
  ...order,
  events: (_: Stepping, __: LockedOrder, { amount }: Reversed) => [{ type: 'REVERSE_PAYMENT' as const, amount }],
  store: (work: Stepping, { request }) => reversePayment(work, request.payment_id),
  entry: ({ before: { order: was }, request }) => ({
    event: 'REVERSE_PAYMENT',
    state_before: was.status,
    state_after: was.status,
    before: { payment_status: was.payment_status },
    after: { payment_status: 'not_paid', money: -request.amount, collection_id: request.collection_id },
  }),
})

/** An order receives its part of a collection: a step of its chart, noted in its own log. */
export async function receivePart(work: Stepping, id: number, part: Part): Promise<{ payment_id: number }> {
  return receiveStep(work, id, await locked(work, id), part)
}

/** The part did not come after all. */
export async function reversePart(work: Stepping, id: number, part: Reversed): Promise<{ payment_id: number }> {
  return reverseStep(work, id, await locked(work, id), part)
}

function locked({ db, actor }: Stepping, id: number): Promise<LockedOrder> {
  return loadOrder(db, actor.shop_id, id, { lock: true })
}
