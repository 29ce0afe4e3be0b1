import { failure } from '#api/contract/platform/failure.ts'
import { orderSummaryMachine } from '#machines/sales/order-summary/order-summary.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const cell = { day: '2026-11-21', status: 'pending', currency: 'TRY', count: 2, total: '200.00' } as const

/** The summary of the last days, and of others. */
export default paths(orderSummaryMachine)({
  inputs: { fresh: { query: {} } },
  events: ({ context: { query } }) => [
    // The same days again are no other address.
    { type: 'SHOW', query: { period: query.period === 'today' ? 'last_7_days' : 'today' } },
    { type: 'RETRY' },
  ],
  answers: {
    sum: { done: [{ first: '2026-10-23', last: '2026-11-21', cells: [cell] }], failed: [failure('network')] },
  },
  key: ({ value, context }) => JSON.stringify([value, context.query, context.summary !== null]),
})
