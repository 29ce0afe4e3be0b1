import type { SnapshotFrom } from 'xstate'
import { type RefundFacts, type RefundStep, refundChart } from '#machines/sales/refund/refund.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { refunder, refundLister } from '#tests/paths/platform/people.ts'

/** One of two pieces of an order of 100.00 that was paid. */
const paid: RefundFacts = {
  status: 'pending',
  received: false,
  restock: true,
  lines: [{ id: 1, decision: 'pending', restock: true }],
  order_status: 'delivered',
  currency: 'TRY',
  amount: 5_000,
  paid_total: 10_000,
  refunded_total: 0,
}

const steps: readonly RefundStep[] = [
  { type: 'DECIDE', line_id: 1, decision: 'accepted' },
  { type: 'DECIDE', line_id: 1, decision: 'rejected' },
  { type: 'DECIDE', line_id: 1, decision: 'pending' },
  { type: 'APPROVE' },
  { type: 'REJECT' },
  { type: 'RECEIVE', restock: true },
  { type: 'RECEIVE', restock: false },
  { type: 'PAY_BACK', account: { id: 1, currency: 'TRY' } },
  { type: 'PAY_BACK', account: { id: 2, currency: 'USD' } },
  { type: 'PAY_BACK', account: null },
]

/** The life of a refund of a paid order, of one that is paid no more, of one that was not sent yet, and of a gift. */
export default paths(refundChart)({
  inputs: {
    paid,
    unpaid: { ...paid, paid_total: 0 },
    unsent: { ...paid, order_status: 'accepted' },
    free: { ...paid, amount: 0, paid_total: 0 },
  },
  events: () => [refunder, refundLister].flatMap((by) => steps.map((step) => ({ ...step, by }))),
  key: ({ value, context }: SnapshotFrom<typeof refundChart>) =>
    JSON.stringify([
      value,
      context.lines.map(({ decision }) => decision),
      context.restock,
      context.amount,
      context.paid_total,
      context.order_status,
    ]),
})
