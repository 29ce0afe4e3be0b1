import { assign, setup } from 'xstate'
import type { Notifications } from '#api/contract/platform/notices.ts'
import type { Language } from '#api/contract/platform/session.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface HeaderContext {
  readonly notifications: Notifications | null
  readonly languages: readonly Language[]
}

/** `REFRESH`: the person looks at the panel again, or at what waits. */
type HeaderEvent = { type: 'REFRESH' }

/**
 * What the header asks the server for. Neither is worth a message when it fails (rule R197): the counts stay as they were, and the switcher
 * offers the languages of the panel itself.
 */
export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent },
  actors: {
    notifications: unwired<Notifications, unknown>('notifications'),
    languages: unwired<Language[], unknown>('languages'),
  },
  actions: {
    /** Writes a failure where only developers look. */
    log: (_, _failed: { error: unknown }) => {},
  },
  delays: { rest: 60_000 },
}).createMachine({
  id: 'header',
  context: { notifications: null, languages: [] },
  type: 'parallel',
  states: {
    notifications: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'notifications',
            id: 'notifications',
            onDone: { target: 'resting', actions: assign({ notifications: ({ event }) => event.output }) },
            onError: { target: 'resting', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        // Asked at most once a minute, and only when somebody looks: an open tab alone keeps no session alive.
        resting: { after: { rest: 'ready' } },
        ready: { on: { REFRESH: 'loading' } },
      },
    },
    languages: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'languages',
            id: 'languages',
            onDone: { target: 'known', actions: assign({ languages: ({ event }) => event.output }) },
            onError: { target: 'unknown', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        known: {},
        unknown: {},
      },
    },
  },
})
