import { refusals } from '#machines/platform/refusals.ts'
import { pickingAt, pickingChart } from '#machines/sales/picking/picking.chart.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The picking of an order: open from when it is accepted until it is reported to cargo (R63, R64). */

const by = { permissions: [1501] }
const lines = (picked: number, short_reason: string) => [
  { line_id: 71, quantity: 3, picked: 3, short_reason: '' },
  { line_id: 72, quantity: 2, picked, short_reason },
]
const open = [
  permission,
  'order.picking_not_confirmed',
  'order.picking_already_shipped',
  'order.cancelled_is_final',
  'order.rejected_is_final',
]
const pick = (picked: number, short_reason?: string) => ({
  event: { type: 'PICK', picks: [{ line_id: 72, picked, ...(short_reason ? { short_reason } : {}) }], by },
  rules: [...open, 'picking.above_ordered'],
  // A line that is whole lacks nothing, so it keeps no reason.
  leaves: () => ({ lines: lines(picked, picked === 2 ? '' : (short_reason ?? '')) }),
})
const notShipped = { accepted: null, preparing: null, being_packed: null, unpacked: null }
const closed = {
  pending: 'order.picking_not_confirmed',
  awaiting_payment: 'order.picking_not_confirmed',
  cancelled: 'order.cancelled_is_final',
  rejected: 'order.rejected_is_final',
  ...Object.fromEntries(
    [
      'reported_to_cargo',
      'picked_up',
      'in_cargo',
      'delayed',
      'delivery_exception',
      'on_delivery',
      'at_collection_point',
      'undelivered',
      'delivered',
      'invoiced',
      'undelivered_and_returned',
      'refunded',
    ].map((status) => [status, 'order.picking_already_shipped']),
  ),
}

export default {
  chart: pickingChart,
  facts: { status: 'preparing', lines: lines(1, '') },
  states: {
    open: { lines: lines(1, '') },
    'open, all there': { lines: lines(2, '') },
    'open, one short': { lines: lines(1, 'damaged') },
    picked: { lines: lines(2, '') },
    'picked, one short': { lines: lines(1, 'damaged') },
  },
  at: (facts, state) => pickingAt(state.split(',')[0] as never, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    'PICK all': pick(2),
    'PICK but one': pick(1, 'damaged'),
    FINISH: { event: { type: 'FINISH', by }, rules: open },
    // Nobody asks for what the order became meanwhile.
    ORDER: { event: { type: 'ORDER', status: 'delivered' }, rules: [], leaves: () => ({ status: 'delivered' }) },
  },
  breaks: [
    { ...notPermitted, when: asked },
    ...Object.entries({ ...notShipped, ...closed }).map(([status, rule]) => ({
      rule: rule ?? '',
      facts: { status },
      when: (_: string, step: string) => rule !== null && step !== 'ORDER',
    })),
    { rule: 'picking.above_ordered', event: { picks: [{ line_id: 72, picked: 3 }] }, when: picks },
    { rule: 'picking.above_ordered', event: { picks: [{ line_id: 73, picked: 1 }] }, when: picks },
    { rule: 'picking.above_ordered', event: { picks: [1, 2].map((picked) => ({ line_id: 72, picked })) }, when: picks },
  ],
  rows: {
    open: { ...picking(), FINISH: { refused: ['picking.unfinished'] }, ORDER: 'open' },
    'open, all there': { ...picking(), FINISH: 'picked', ORDER: 'open, all there' },
    'open, one short': { ...picking(), FINISH: 'picked, one short', ORDER: 'open, one short' },
    picked: { ...picking(), ORDER: 'picked' },
    'picked, one short': { ...picking(), ORDER: 'picked, one short' },
  },
} satisfies ChartTable

/** Whatever is picked opens the basket again. */
function picking() {
  return { 'PICK all': 'open, all there', 'PICK but one': 'open, one short' }
}

function asked(_: string, step: string): boolean {
  return step !== 'ORDER'
}

function picks(_: string, step: string): boolean {
  return step.startsWith('PICK')
}
