import type { OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { bookkeeper, orderReader, seller } from '#tests/paths/platform/people.ts'

const lines = [{ id: 1, quantity: 2, returned: 0 }]
const card: OrderFacts = {
  status: 'pending',
  payment_method: 'credit_card',
  paid: false,
  total: 10_000,
  paid_total: 0,
  refunded_total: 0,
  cancels_unpaid: false,
  invoiced: true,
  lines,
  short: [],
}
/** Every piece of it was left out. */
const leftOut: OrderFacts = {
  ...card,
  payment_method: 'cash_on_delivery',
  lines: [{ id: 1, quantity: 2, returned: 2 }],
}
/** Its money comes, and is taken back, in collections alone. */
const collected: OrderFacts = { ...card, payment_method: 'cash' }
const transfer: OrderFacts = { ...card, payment_method: 'money_transfer', invoiced: false }

const plain = [
  'WAIT',
  'AWAIT_PAYMENT',
  'ACCEPT',
  'REJECT',
  'CANCEL',
  'PREPARE',
  'PACK',
  'UNPACK',
  'REPORT_TO_CARGO',
  'PICK_UP',
  'SEND',
  'DELAY',
  'DELIVERY_EXCEPTION',
  'OUT_FOR_DELIVERY',
  'AT_PICKUP_POINT',
  'DELIVERY_FAILED',
  'DELIVER',
  'INVOICE',
  'MARK_PAID',
  'MARK_NOT_PAID',
] as const

const steps: readonly OrderStep[] = [
  ...plain.map((type) => ({ type })),
  { type: 'RETURN', lines: [{ line_id: 1, quantity: 2 }] },
  { type: 'RETURN', lines: [{ line_id: 1, quantity: 3 }] },
  { type: 'REFUND', amount: 0 },
]
/** From being accepted to the parcel, or to where no parcel goes. */
const toTheEnd = [
  'ACCEPT',
  'PACK',
  'REPORT_TO_CARGO',
  'PICK_UP',
  'SEND',
  'DELAY',
  'DELIVERY_EXCEPTION',
  'OUT_FOR_DELIVERY',
  'AT_PICKUP_POINT',
  'DELIVERY_FAILED',
  'DELIVER',
  'CANCEL',
] as const
/** Half of it goes back. What has ended takes none, though the money of one that was cancelled may: that is its refund's to tell. */
const refund: OrderStep = { type: 'REFUND', amount: 5_000 }

/** The life of an order: by card with its invoice, by a transfer that is not paid nor invoiced, by one that the shop lets be cancelled, one with a piece missing, and one of which nothing is left to send. */
export default paths(orderChart)({
  inputs: {
    card,
    transfer,
    openTransfer: { ...transfer, cancels_unpaid: true },
    short: { ...card, short: [oneMissing] },
    leftOut,
    collected,
  },
  events: ({ value, context: { short, payment_method, paid } }) =>
    payment_method === collected.payment_method
      ? collectedSteps(paid)
      : payment_method === leftOut.payment_method
        ? toTheEnd.map((type) => ({ type, by: seller }))
        : [seller, orderReader].flatMap((by) =>
            (typeof value === 'string' || short.length > 0 || (by === seller && !paid)
              ? steps
              : [...steps, refund]
            ).map((step) => ({
              ...step,
              by,
            })),
          ),
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      ...[context.payment_method, context.cancels_unpaid, context.short],
      ...(context.payment_method === collected.payment_method ? [context.paid_total] : []),
    ]),
})

/** Half of it comes at a time; more than is outstanding does not, and nothing comes back while money of it was refunded. */
function collectedSteps(paid: boolean) {
  const receive = (amount: number, by = bookkeeper) => ({ type: 'RECEIVE_PAYMENT', amount, by }) as const
  const reverse = (by = bookkeeper) => ({ type: 'REVERSE_PAYMENT', amount: 5_000, by }) as const
  const back = [reverse(), reverse(orderReader)]
  if (paid) return [...back, { ...refund, by: seller }]
  return [receive(5_000), receive(5_000, orderReader), receive(10_001), ...back]
}
