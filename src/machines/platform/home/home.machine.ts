import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** A figure of the home page: what is counted, by name. */
export const figures = ['products', 'noStock', 'brands'] as const
export type Figure = (typeof figures)[number]

/** Which figures this person may see. */
export interface HomeInput {
  readonly figures: readonly Figure[]
}
export type Counts = Readonly<Partial<Record<Figure, number>>>

interface HomeContext extends HomeInput {
  readonly counts: Counts
  readonly failure: ApiFailure | null
}

/** The home page: it counts what the person may open, and can be asked to count again. */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    input: {} as HomeInput,
    events: {} as { type: 'RETRY' },
    tags: {} as 'busy',
  },
  actors: { count: unwired<Counts, HomeInput>('count') },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ figures: input.figures, counts: {}, failure: null }),
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'count',
        id: 'count',
        input: ({ context }) => ({ figures: context.figures }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ counts: event.output, failure: null })) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
    },
    shown: {},
    failed: { on: { RETRY: 'counting' } },
  },
})
