import type { OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

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
  },
  events: ({ value, context: { short, payment_method } }) =>
    payment_method === leftOut.payment_method
      ? toTheEnd.map((type) => ({ type, by: seller }))
      : [seller, orderReader].flatMap((by) =>
          (typeof value === 'string' || short.length > 0 ? steps : [...steps, refund]).map((step) => ({ ...step, by })),
        ),
  key: ({ value, context }) => JSON.stringify([value, context.payment_method, context.cancels_unpaid, context.short]),
})
