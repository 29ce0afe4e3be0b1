import { assign, setup } from 'xstate'
import type { OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { windowOpened } from '#api/rules/platform/printing.ts'
import { asGuards } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface OrderPrintContext {
  readonly query: OrderSheetsQuery | null
}

type OrderPrintEvent = { type: 'PRINT'; query: OrderSheetsQuery } | { type: 'RETRY' } | { type: 'CLOSE' }

/** Printing the selected orders of a list: their papers open in a window of their own, unless the browser keeps it closed. */
export const orderPrintMachine = setup({
  types: {
    context: {} as OrderPrintContext,
    events: {} as OrderPrintEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Opens the window of the papers; answers whether the browser let it. */
    openWindow: unwired<boolean, OrderSheetsQuery | null>('openWindow'),
  },
  // biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
  guards: asGuards([windowOpened], ({ event }: any) => ({ opened: event.output === true })),
  actions: { take: assign(({ event }) => (event.type === 'PRINT' ? { query: event.query } : {})) },
}).createMachine({
  id: 'orderPrint',
  context: { query: null },
  initial: 'idle',
  states: {
    idle: { on: { PRINT: { target: 'opening', actions: 'take' } } },
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context: { query } }) => query,
        onDone: [{ guard: 'app.popup_blocked', target: 'idle' }, { target: 'blocked' }],
      },
    },
    blocked: {
      tags: ['asking'],
      description: 'Nothing was printed.',
      on: { RETRY: 'opening', CLOSE: 'idle' },
    },
  },
})
