import { assign, setup } from 'xstate'
import type { CatalogCare } from '#api/contract/catalog/catalog.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface CatalogHomeContext {
  /** The last counts; they stay on the screen while they are counted anew. */
  readonly care: CatalogCare | null
  readonly failure: ApiFailure | null
}

/** The catalogue's own page: it counts what needs care, and counts again when it is asked to. */
export const catalogHomeMachine = setup({
  types: {
    context: {} as CatalogHomeContext,
    events: {} as { type: 'RETRY' } | { type: 'RECOUNT' },
    tags: {} as 'busy',
  },
  actors: { count: unwired<CatalogCare, undefined>('count') },
}).createMachine({
  id: 'catalogHome',
  context: { care: null, failure: null },
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'count',
        id: 'count',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ care: event.output, failure: null })) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
    },
    shown: { on: { RECOUNT: 'counting' } },
    failed: { on: { RETRY: 'counting' } },
  },
})
