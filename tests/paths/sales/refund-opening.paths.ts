import type { SnapshotFrom } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import { longestDescription } from '#api/rules/sales/refund-opening.ts'
import { typedLine } from '#machines/sales/refund-opening/refund-opening.context.ts'
import { refundOpeningMachine } from '#machines/sales/refund-opening/refund-opening.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { seller } from '#tests/paths/platform/people.ts'

/** What the walks find: an order of two pieces that takes refunds, and others that take none. */
const open: Order = {
  ...{ id: 7, version: 1, number: 'T-70', channel: 'online', status: 'delivered', payment_status: 'paid' },
  ...{ payment_method: 'credit_card', customer_id: 5, customer_name: 'Zeynep Yılmaz', currency: 'TRY' },
  ...{ product_total: '100.00', discount_total: '0.00', shipping_total: '0.00', tax_total: '0.00', total: '100.00' },
  ...{ paid_total: '100.00', refunded_total: '0.00', ordered_at: '2026-11-20T10:00:00.000Z' },
  lines: [
    {
      ...{ id: 1, variant_id: 70, product_id: 700, name: 'Keten elbise', quantity: 2, returned: 0, left_out: 0 },
      ...{ price: '50.00', tax_rate: 20, discount: '0.00', total: '100.00' },
    },
  ],
  short: [],
  refunds: {
    ...{ max_days: 14, days_since: 1, until: '2026-12-04', rows: [] },
    lines: [{ line_id: 1, refundable: 1, held: 0, approved: 0 }],
    reasons: [
      { id: 1, name: 'Beden uymadı', description_required: 0 },
      { id: 2, name: 'Kusurlu ürün', description_required: 1 },
    ],
  },
} as unknown as Order
const withRefunds = (changes: Partial<Order['refunds']>): Order => ({
  ...open,
  refunds: { ...open.refunds, ...changes },
})
const shut = withRefunds({ max_days: 0 })
const late = withRefunds({ days_since: 20, until: '2026-11-15' })
/** Nobody agreed to sell it yet; and of the other nothing was paid. */
const waiting: Order = { ...open, status: 'pending' }
const unpaid: Order = { ...open, payment_status: 'not_paid', paid_total: '0.00' }
const unrefundable = withRefunds({ lines: [{ line_id: 1, refundable: 0, held: 0, approved: 0 }] })

/** Another refund took the pieces meanwhile. */
const taken = failure('refused', {
  ...{ status: 422, error: 'refund.above_bought' },
  rules: [{ id: 'refund.above_bought', about: { left: 0 }, at: ['lines.0.quantity'] }],
})

type Snapshot = SnapshotFrom<typeof refundOpeningMachine>

/** Opening a refund of an order on its page. */
export default paths(refundOpeningMachine)({
  inputs: {
    open: { order: open, holder: seller },
    shut: { order: shut, holder: seller },
    late: { order: late, holder: seller },
    waiting: { order: waiting, holder: seller },
    unpaid: { order: unpaid, holder: seller },
    unrefundable: { order: unrefundable, holder: seller },
    watching: { order: open, holder: { permissions: [1500, 1501] } },
  },
  events: (snapshot) => [
    { type: 'OPEN' },
    { type: 'ORDER', order: snapshot.context.order },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
    ...typings(snapshot),
  ],
  answers: {
    look: { done: [open, shut, late, waiting, unpaid], failed: [failure('network')] },
    send: { done: [{ id: 3 }], failed: [failure('network'), taken] },
  },
  key: ({ value, context: { order, typed, readAnew, holder } }) =>
    JSON.stringify([
      value,
      [order.status, order.payment_status],
      [order.refunds.max_days, order.refunds.days_since, order.refunds.lines[0]?.refundable, holder.permissions.length],
      typed,
      readAnew,
    ]),
})

/** What may be typed next: pieces, then their reason, then what the reason asks for. */
function typings({ value, context }: Snapshot) {
  if (value !== 'writing') return []
  const { pieces, reason_id, description } = typedLine(context, 1)
  if (pieces === '') return ['1', '3'].map((text) => ({ type: 'PIECES', line_id: 1, text }) as const)
  if (pieces === '3') return []
  if (reason_id === null) return [1, 2].map((id) => ({ type: 'REASON', line_id: 1, reason_id: id }) as const)
  if (description !== '' || reason_id === 1) return []
  return ['Dikişi sökük.', 'a'.repeat(longestDescription + 1)].map(
    (text) => ({ type: 'DESCRIBE', line_id: 1, text }) as const,
  )
}
