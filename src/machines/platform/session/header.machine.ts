import { assign, setup } from 'xstate'
import type { Notifications, ReadNotices } from '#api/contract/platform/notices.ts'
import type { Language } from '#api/contract/platform/session.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface HeaderContext {
  readonly notifications: Notifications | null
  readonly languages: readonly Language[]
}

/** `REFRESH`: the person looks at the panel again, or at what waits. `READ`: the person marks one notice, or all that were told, as read. */
type HeaderEvent = { type: 'REFRESH' } | { type: 'READ'; read: ReadNotices }

/**
 * What the header asks the server for. Neither is worth a message when it fails (rule R197): the counts stay as they were, and the switcher
 * offers the languages of the panel itself. That notices could not be marked as read is told beside them.
 */
export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent },
  actors: {
    notifications: unwired<Notifications, unknown>('notifications'),
    read: unwired<Notifications, ReadNotices | null>('read'),
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
      on: { READ: '.reading' },
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
        reading: {
          invoke: {
            src: 'read',
            id: 'read',
            input: ({ event }) => (event.type === 'READ' ? event.read : null),
            onDone: { target: 'resting', actions: assign({ notifications: ({ event }) => event.output }) },
            onError: { target: 'unread', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        unread: { after: { rest: 'ready' } },
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
