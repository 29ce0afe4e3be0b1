import { assign, emit, setup } from 'xstate'
import { somethingNew } from '#api/rules/platform/values.ts'
import { asGuards } from '#machines/platform/refusals.ts'
import { type Pasted, pastedFrom } from './pasted.ts'

interface PasteValuesInput {
  /** How many languages the shop has. */
  readonly languages: number
}

export interface PasteValuesContext extends PasteValuesInput {
  /** The names that the list has already, in the default language. */
  readonly taken: readonly string[]
  readonly text: string
  /** A name is written into every language where the paste has none of its own. */
  readonly alike: boolean
}

export type PasteValuesEvent =
  | { type: 'OPEN'; taken: readonly string[]; text?: string }
  | { type: 'TYPE'; text: string }
  | { type: 'ALIKE'; on: boolean }
  | { type: 'ADD' }
  | { type: 'CANCEL' }

/** What is in the text now. */
export function pastedIn(context: PasteValuesContext): Pasted {
  return pastedFrom(context)
}

/** Many values at once, from a text or a spreadsheet. `pasted` is emitted with those that the list does not have yet. */
export const pasteValuesMachine = setup({
  types: {
    context: {} as PasteValuesContext,
    input: {} as PasteValuesInput,
    events: {} as PasteValuesEvent,
    emitted: {} as { type: 'pasted'; values: Pasted['fresh'] },
    tags: {} as 'asking',
  },
  guards: asGuards([somethingNew], ({ context }) => ({ fresh: pastedIn(context).fresh.length })),
  actions: {
    begin: assign((_, { taken, text = '' }: { taken: readonly string[]; text?: string | undefined }) => ({
      taken,
      text,
    })),
    type: assign((_, { text }: { text: string }) => ({ text })),
    speak: assign((_, { on }: { on: boolean }) => ({ alike: on })),
    emitPasted: emit(({ context }) => ({ type: 'pasted' as const, values: pastedIn(context).fresh })),
  },
}).createMachine({
  id: 'pasteValues',
  context: ({ input }) => ({ ...input, taken: [], text: '', alike: true }),
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: 'open', actions: { type: 'begin', params: ({ event }) => event } } } },
    open: {
      tags: ['asking'],
      on: {
        TYPE: { actions: { type: 'type', params: ({ event }) => event } },
        ALIKE: { actions: { type: 'speak', params: ({ event }) => event } },
        ADD: { guard: 'values.none_new', target: 'closed', actions: 'emitPasted' },
        CANCEL: 'closed',
      },
    },
  },
})
