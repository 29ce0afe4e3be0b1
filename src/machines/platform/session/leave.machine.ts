import { assign, emit, setup } from 'xstate'

/** Where somebody wants to go while the page holds unsaved work. */
export type Intent =
  | { readonly kind: 'open'; readonly to: string; readonly replace: boolean; readonly state: unknown }
  /** Back and forward, in steps. */
  | { readonly kind: 'go'; readonly steps: number }
  | { readonly kind: 'signOut' }
  | { readonly kind: 'speak'; readonly language: SpokenLanguage }

/** A choice of the language switcher: `row` and `id` only where the shop has the language. */
export interface SpokenLanguage {
  readonly code: string
  readonly id: number | null
  readonly row: number | null
}

type LeaveEvent = { type: 'ASK'; intent: Intent } | { type: 'STAY' } | { type: 'DISCARD' }

/** The question before unsaved work is lost. `discarded` is emitted with what the person wanted, once they want it still. */
export const leaveMachine = setup({
  types: {
    context: {} as { readonly intent: Intent | null },
    events: {} as LeaveEvent,
    emitted: {} as { type: 'discarded'; intent: Intent },
  },
  actions: {
    note: assign((_, { intent }: { intent: Intent }) => ({ intent })),
    forget: assign({ intent: null }),
    emitDiscarded: emit(({ context }) => ({ type: 'discarded' as const, intent: context.intent as Intent })),
  },
}).createMachine({
  id: 'leave',
  context: { intent: null },
  initial: 'idle',
  on: { ASK: { target: '.asking', actions: { type: 'note', params: ({ event }) => event } } },
  states: {
    idle: {},
    asking: {
      on: {
        STAY: { target: 'idle', actions: 'forget' },
        DISCARD: { target: 'idle', actions: ['emitDiscarded', 'forget'] },
      },
    },
  },
})
