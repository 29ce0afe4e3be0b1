import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { OrderSheets, OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { notTooManySheets, somethingToPrint } from '#api/rules/sales/order-sheets.ts'
import { asGuards } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface OrderSheetsContext extends OrderSheetsQuery {
  readonly found: OrderSheets | null
  readonly failure: ApiFailure | null
}

/** The pages of orders that are printed together: fetched, looked at with what has no page, and given to the printer. */
export const orderSheetsMachine = setup({
  types: {
    context: {} as OrderSheetsContext,
    input: {} as OrderSheetsQuery,
    events: {} as { type: 'PRINT' } | { type: 'RETRY' },
    tags: {} as 'busy',
  },
  actors: { open: unwired<OrderSheets, OrderSheetsQuery>('open') },
  guards: {
    ...asGuards([somethingToPrint], ({ context }: { context: OrderSheetsContext }) => ({
      pages: context.found?.sheets.length ?? 0,
    })),
    ...asGuards([notTooManySheets], ({ context }: { context: OrderSheetsContext }) => ({
      selected: context.ids.length,
    })),
  },
  actions: {
    /** Gives the page to the browser's printer. */
    print: () => {},
  },
}).createMachine({
  id: 'orderSheets',
  context: ({ input }) => ({ ...input, found: null, failure: null }),
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'sheets.too_many', target: 'opening' }, { target: 'tooMany' }] },
    tooMany: { description: 'One document has its end; the orders are printed in parts.' },
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { kind, ids } }) => ({ kind, ids }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ found: event.output, failure: null })) },
        onError: { target: 'unreachable', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
    },
    unreachable: { on: { RETRY: 'opening' } },
    shown: {
      description: 'What has no page is told before anything is printed.',
      on: { PRINT: { guard: 'sheets.nothing', actions: 'print' } },
    },
  },
})
