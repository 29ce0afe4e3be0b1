import { type SnapshotFrom, transition } from 'xstate'
import { failure } from '#api/contract/failure.ts'
import type { Order } from '#api/contract/orders.ts'
import type { OrderStep } from '#api/rules/order-steps.ts'
import { orderAt, orderChart } from '#machines/order/order.chart.ts'
import { factsOf } from '#machines/order/order-facts.ts'
import { orderPageMachine } from '#machines/order-page/order-page.machine.ts'
import { paths } from './cover/spec.ts'
import { seller } from './people.ts'

/** What the walks find: an order that waits, an unpaid transfer, and orders at the ends of their ways. */
const waiting: Order = {
  id: 7,
  version: 1,
  number: 'T-70',
  channel: 'online',
  status: 'pending',
  payment_status: 'not_paid',
  payment_method: 'credit_card',
  customer_id: 5,
  customer_name: 'Zeynep Yılmaz',
  currency: 'TRY',
  product_total: '100.00',
  discount_total: '0.00',
  shipping_total: '0.00',
  tax_total: '0.00',
  total: '100.00',
  paid_total: '0.00',
  refunded_total: '0.00',
  shipping_address: {},
  ordered_at: '2026-11-20T10:00:00.000Z',
  cancels_unpaid: 0,
  lines: [
    {
      id: 1,
      variant_id: 70,
      product_id: 700,
      name: 'Keten elbise',
      quantity: 2,
      returned: 0,
      price: '50.00',
      tax_rate: 20,
      discount: '0.00',
      total: '100.00',
    },
  ],
  payments: [],
  refunds: { max_days: 14, days_since: 1, until: '2026-12-04', lines: [], reasons: [], rows: [] },
  history: [],
  allowed: [],
  shipping: { methods: [], shipments: [], history: [] },
}
const orders: readonly Order[] = [
  waiting,
  { ...waiting, payment_method: 'money_transfer' },
  { ...waiting, status: 'delivered' },
  { ...waiting, status: 'cancelled' },
  { ...waiting, status: 'rejected' },
]
/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

const steps: readonly OrderStep[] = [
  { type: 'WAIT' },
  { type: 'ACCEPT' },
  { type: 'CANCEL' },
  { type: 'RETURN', lines: [{ line_id: 1, quantity: 2 }] },
  { type: 'MARK_PAID' },
]

type Snapshot = SnapshotFrom<typeof orderPageMachine>

/** One order on its page. */
export default paths(orderPageMachine)({
  inputs: { selling: { id: 7, holder: seller } },
  events: () => [
    ...steps.map((step) => ({ type: 'STEP', step }) as const),
    ...['1', '3', 'iki'].map((text) => ({ type: 'PIECES', line_id: 1, text }) as const),
    { type: 'CONFIRM' },
    { type: 'BACK' },
    { type: 'RETRY' },
    { type: 'LOOK' },
  ],
  answers: {
    open: { done: [...orders], failed: [failure('network'), failure('notFound', { status: 404 })] },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { order, doing, pieces } }) =>
    JSON.stringify([
      value,
      order && [order.status, order.payment_status, order.payment_method, order.lines[0]?.returned],
      doing?.step.type,
      value === 'choosing' ? pieces : doing?.step.type === 'RETURN' ? doing.step.lines : null,
    ]),
})

/** The order as the server answers it after the step: what its chart makes of it. */
function after({ context: { order, doing, holder } }: Snapshot): Order {
  const before = order ?? waiting
  const step = doing?.step ?? { type: 'WAIT' }
  const [{ context }] = transition(orderChart, orderAt(factsOf(before)), { ...step, by: holder })
  const { status, paid, lines } = context
  return {
    ...before,
    status,
    payment_status: paid ? 'paid' : 'not_paid',
    version: before.version + 1,
    lines: before.lines.map((line) => ({
      ...line,
      returned: lines.find(({ id }) => id === line.id)?.returned ?? line.returned,
    })),
  }
}
