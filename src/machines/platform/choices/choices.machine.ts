import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { ChoiceRow } from '#api/operations/platform/choices.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface ChoicesInput {
  /** The resource that is chosen from, such as `brands`. */
  readonly to: string
  /** What is chosen already, so that it has a name from the beginning. */
  readonly ids: readonly number[]
}

export interface Choosing {
  readonly to: string
  readonly text: string
  /** Records to be named that the search need not find. */
  readonly ids: readonly number[]
}

export interface ChoicesContext extends Choosing {
  readonly found: readonly ChoiceRow[]
  /** Every record whose name was told so far, by its id. */
  readonly named: Readonly<Record<number, ChoiceRow>>
  readonly failure: ApiFailure | null
}

export type ChoicesEvent =
  | { type: 'SEARCH'; text: string }
  /** The field holds other records than before, such as after a merge. */
  | { type: 'NAME'; ids: readonly number[] }
  | { type: 'RETRY' }

/** The records that a reference may point to: found by typing, and those named that it points to already. */
export const choicesMachine = setup({
  types: { context: {} as ChoicesContext, input: {} as ChoicesInput, events: {} as ChoicesEvent, tags: {} as 'busy' },
  actors: {
    find: unwired<{ readonly found: readonly ChoiceRow[]; readonly named: readonly ChoiceRow[] }, Choosing>('find'),
  },
  delays: { typing: 200 },
  guards: {
    /** Named already, or asked for by the call under way. */
    allNamed: ({ context, event }) =>
      event.type === 'NAME' && event.ids.every((id) => id in context.named || context.ids.includes(id)),
  },
  actions: {
    search: assign({ text: ({ context, event }) => (event.type === 'SEARCH' ? event.text : context.text) }),
    name: assign({ ids: ({ context, event }) => (event.type === 'NAME' ? event.ids : context.ids) }),
    take: assign(({ context, event }) => {
      const { found, named } = outputOf(event)
      const byId = Object.fromEntries([...found, ...named].map((one) => [one.id, one]))
      return { found, named: { ...context.named, ...byId }, failure: null }
    }),
    takeFailure: assign({ failure: ({ event }) => asFailure('error' in event ? event.error : null) }),
  },
}).createMachine({
  id: 'choices',
  context: ({ input }) => ({ ...input, text: '', found: [], named: {}, failure: null }),
  initial: 'finding',
  on: {
    SEARCH: { target: '.typing', actions: 'search' },
    NAME: [{ guard: 'allNamed' }, { target: '.finding', actions: 'name' }],
  },
  states: {
    typing: { tags: 'busy', after: { typing: 'finding' } },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { to, text, ids } }) => ({ to, text, ids }),
        onDone: { target: 'shown', actions: 'take' },
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    shown: {},
    failed: { on: { RETRY: 'finding' } },
  },
})

function outputOf(event: unknown) {
  return (event as { output: { found: readonly ChoiceRow[]; named: readonly ChoiceRow[] } }).output
}
