import { assign, type PromiseActorLogic, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface LoadedContext<Data, Query> {
  /** What is asked for, such as the days in the address line. */
  readonly query: Query
  /** What was loaded last; it stays on the screen while it is loaded anew. */
  readonly data: Data | null
  readonly failure: ApiFailure | null
}

type LoadedEvent<Query> = { type: 'SHOW'; query: Query } | { type: 'REFRESH' } | { type: 'RETRY' }

export interface LoadedInput<Query> {
  readonly query: Query
}

/** A page that loads what it shows, and loads it anew when it is asked to or when it shows something else. */
export const loadedMachine = machineOf<unknown, unknown>()

/** The same with its call: `loaded(fromOperation(catalogOperations.health))`. */
export function loaded<Data, Query = undefined>(
  load: PromiseActorLogic<Data, LoadedInput<Query>> | PromiseActorLogic<Data, unknown>,
) {
  return machineOf<Data, Query>().provide({ actors: { load: load as PromiseActorLogic<unknown, LoadedInput<Query>> } })
}

function machineOf<Data, Query>() {
  return setup({
    types: {
      context: {} as LoadedContext<Data, Query>,
      input: {} as LoadedInput<Query>,
      events: {} as LoadedEvent<Query>,
      tags: {} as 'busy',
    },
    actors: { load: unwired<unknown, LoadedInput<Query>>('load') },
    actions: { ask: assign(({ event }) => (event.type === 'SHOW' ? { query: event.query } : {})) },
  }).createMachine({
    id: 'loaded',
    context: ({ input }) => ({ query: input.query, data: null, failure: null }),
    initial: 'loading',
    on: { SHOW: { target: '.loading', actions: 'ask' } },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          id: 'load',
          input: ({ context: { query } }) => ({ query }),
          onDone: { target: 'shown', actions: assign(({ event }) => ({ data: event.output as Data, failure: null })) },
          onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
        },
      },
      shown: { on: { REFRESH: 'loading' } },
      failed: { on: { RETRY: 'loading' } },
    },
  })
}
