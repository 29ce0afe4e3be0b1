import { stockCountAt, stockCountChart } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a stock count: frozen, counted, explained and booked once, or given up while nothing is written. */

const by = { permissions: [602] }
const line = (counted: number | null, reason = '') => ({ line: 0, expected: 5, counted, reason })
const none = { refused: ['count.unexplained'] }

export default {
  chart: stockCountChart,
  facts: { size: 1, lines: [line(4)] },
  states: {
    draft: { lines: [line(null)] },
    frozen: { lines: [line(null)] },
    counting: {},
    review: {},
    'review, explained': { lines: [line(4, 'Kırık')] },
    booked: { lines: [line(4, 'Kırık')] },
    cancelled: {},
  },
  at: (facts, state) => stockCountAt(state.split(',')[0] as never, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    FREEZE: { event: { type: 'FREEZE', by }, rules: [permission, 'count.nothing', 'count.too_many'] },
    COUNT: {
      event: { type: 'COUNT', pieces: [{ line: 0, quantity: 4 }], by },
      leaves: ({ lines: [one] }) => ({ lines: [line((one.counted ?? 0) + 4)] }),
      rules: [permission, 'count.no_pieces', 'count.not_in_count', 'count.below_zero'],
    },
    REVIEW: { event: { type: 'REVIEW', by }, rules: [permission] },
    RECOUNT: {
      event: { type: 'RECOUNT', by },
      rules: [permission],
      leaves: ({ lines: [one] }) => ({ lines: [line(one.counted)] }),
    },
    EXPLAIN: {
      event: { type: 'EXPLAIN', reasons: [{ line: 0, reason: 'Kırık' }], by },
      rules: [permission, 'count.no_reasons', 'count.no_difference'],
    },
    BOOK: { event: { type: 'BOOK', by }, rules: [permission] },
    CANCEL: { event: { type: 'CANCEL', by }, rules: [permission] },
  },
  breaks: [
    notPermitted,
    // Whoever sees the ledger does not count.
    { rule: permission, event: { by: { permissions: [600] } } },
    { rule: 'count.nothing', facts: { size: 0 } },
    { rule: 'count.too_many', facts: { size: 5_001 } },
    { rule: 'count.no_pieces', event: { pieces: [] }, when: (_: string, step: string) => step === 'COUNT' },
    {
      rule: 'count.not_in_count',
      event: { pieces: [{ line: 7, quantity: 1 }] },
      when: (_: string, step: string) => step === 'COUNT',
    },
    {
      rule: 'count.below_zero',
      event: { pieces: [{ line: 0, quantity: -5 }] },
      when: (_: string, step: string) => step === 'COUNT',
    },
    {
      rule: 'count.no_reasons',
      event: { reasons: [{ line: 0, reason: ' ' }] },
      when: (_: string, step: string) => step === 'EXPLAIN',
    },
    {
      rule: 'count.no_difference',
      event: { reasons: [{ line: 7, reason: 'Kırık' }] },
      when: (_: string, step: string) => step === 'EXPLAIN',
    },
  ],
  rows: {
    draft: { FREEZE: 'frozen', CANCEL: 'cancelled' },
    frozen: { COUNT: 'counting', CANCEL: 'cancelled' },
    counting: { COUNT: 'counting', REVIEW: 'review', CANCEL: 'cancelled' },
    review: { RECOUNT: 'counting', EXPLAIN: 'review, explained', BOOK: none, CANCEL: 'cancelled' },
    'review, explained': { RECOUNT: 'counting', EXPLAIN: 'review, explained', BOOK: 'booked', CANCEL: 'cancelled' },
    booked: {},
    cancelled: {},
  },
} satisfies ChartTable
