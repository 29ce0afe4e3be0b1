import { purchaseAt, purchaseChart } from '#machines/money/purchase/purchase.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a purchase: written, ordered, received in parts, invoiced; cancelled while nothing came. */

const by = { permissions: [1303] }
const line = (received: number) => [{ line: 1, quantity: 5, received }]
const draft = {
  ...{ day: '2026-11-20', reference: '', note: '', extra_cost: '' },
  lines: [{ line: 1, quantity: '5', unit_price: '10.00', discount: '', tax_rate: '20' }],
}
const wrong = (changes: object) => ({ draft: { ...draft, lines: [{ ...draft.lines[0], ...changes }] } })
const writes = (_: string, step: string) => step === 'WRITE'
const receives = (_: string, step: string) => step === 'RECEIVE'
const invoices = (_: string, step: string) => step === 'INVOICE'

export default {
  chart: purchaseChart,
  facts: { lines: line(0) },
  states: {
    draft: {},
    ordered: {},
    partly_received: { lines: line(2) },
    'partly_received, but for two': { lines: line(3) },
    received: { lines: line(5) },
    invoiced: { lines: line(5) },
    cancelled: {},
  },
  at: (facts, state) => purchaseAt(state.split(',')[0] as never, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    WRITE: {
      event: { type: 'WRITE', draft, adding: null, by },
      rules: [
        permission,
        'validation.date',
        'stock.pieces',
        'validation.amount',
        'purchase.percentage',
        'purchase.tax_rate',
        'purchase.too_large',
      ],
    },
    ORDER: { event: { type: 'ORDER', by }, rules: [permission, 'purchase.no_lines'] },
    RECEIVE: {
      event: { type: 'RECEIVE', pieces: [{ line: 1, quantity: '2' }], update_prices: 0, by },
      leaves: ({ lines: [one] }) => ({ lines: line(one.received + 2) }),
      rules: [
        permission,
        'purchase.nothing_received',
        'stock.pieces',
        'purchase.not_ordered',
        'purchase.over_received',
      ],
    },
    CLOSE: {
      event: { type: 'CLOSE', by },
      rules: [permission],
      leaves: ({ lines: [one] }) => ({ lines: line(one.received) }),
    },
    INVOICE: {
      event: { type: 'INVOICE', number: 'ABC1', day: '2026-11-20', by },
      rules: [permission, 'purchase.invoice_number', 'validation.date'],
    },
    REOPEN: { event: { type: 'REOPEN', by }, rules: [permission] },
    CANCEL: { event: { type: 'CANCEL', by }, rules: [permission] },
  },
  breaks: [
    notPermitted,
    // Whoever sees purchases does not make them.
    { rule: permission, event: { by: { permissions: [1300, 1301] } } },
    { rule: 'validation.date', event: { draft: { ...draft, day: '' } }, when: writes },
    { rule: 'stock.pieces', event: wrong({ quantity: '0' }), when: writes },
    { rule: 'validation.amount', event: wrong({ unit_price: 'bedava' }), when: writes },
    { rule: 'purchase.percentage', event: wrong({ discount: '101' }), when: writes },
    { rule: 'purchase.tax_rate', event: wrong({ tax_rate: '1.5' }), when: writes },
    { rule: 'purchase.too_large', event: wrong({ unit_price: '9999999999999.99' }), when: writes },
    { rule: 'purchase.no_lines', facts: { lines: [] }, states: ['draft'] },
    { rule: 'purchase.nothing_received', event: { pieces: [] }, when: receives },
    { rule: 'stock.pieces', event: { pieces: [{ line: 1, quantity: 'x' }] }, when: receives },
    { rule: 'purchase.not_ordered', event: { pieces: [{ line: 7, quantity: '1' }] }, when: receives },
    { rule: 'purchase.over_received', event: { pieces: [{ line: 1, quantity: '6' }] }, when: receives },
    // What came before counts: of five ordered and two received, three are awaited.
    {
      ...{ rule: 'purchase.over_received', when: receives, states: ['partly_received'] },
      event: { pieces: [{ line: 1, quantity: '4' }] },
    },
    { rule: 'purchase.invoice_number', event: { number: ' ' }, when: invoices },
    { rule: 'validation.date', event: { day: '' }, when: invoices },
  ],
  rows: {
    draft: { WRITE: 'draft', ORDER: 'ordered', CANCEL: 'cancelled' },
    ordered: { RECEIVE: 'partly_received', CANCEL: 'cancelled' },
    partly_received: { RECEIVE: 'partly_received', CLOSE: 'received' },
    'partly_received, but for two': { RECEIVE: 'received', CLOSE: 'received' },
    received: { INVOICE: 'invoiced' },
    invoiced: { REOPEN: 'received' },
    cancelled: {},
  },
} satisfies ChartTable
