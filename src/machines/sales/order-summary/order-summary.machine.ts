import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface OrderSummaryContext {
  /** What the address line asks for. */
  readonly query: OrderSummaryQuery
  /** The last sums; they stay on the screen while others are on their way. */
  readonly summary: OrderSummary | null
  readonly failure: ApiFailure | null
}

/** The orders of some days, summed by status and day. */
export const orderSummaryMachine = setup({
  types: {
    context: {} as OrderSummaryContext,
    input: {} as { query: OrderSummaryQuery },
    events: {} as { type: 'SHOW'; query: OrderSummaryQuery } | { type: 'RETRY' },
    tags: {} as 'busy',
  },
  actors: { sum: unwired<OrderSummary, OrderSummaryQuery>('sum') },
  actions: { ask: assign(({ event }) => (event.type === 'SHOW' ? { query: event.query } : {})) },
}).createMachine({
  id: 'orderSummary',
  context: ({ input }) => ({ ...input, summary: null, failure: null }),
  initial: 'summing',
  on: { SHOW: { target: '.summing', actions: 'ask' } },
  states: {
    summing: {
      tags: 'busy',
      invoke: {
        src: 'sum',
        id: 'sum',
        input: ({ context: { query } }) => query,
        onDone: { target: 'shown', actions: assign(({ event }) => ({ summary: event.output, failure: null })) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
    },
    shown: {},
    failed: { on: { RETRY: 'summing' } },
  },
})
