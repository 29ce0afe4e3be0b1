import { assign, setup } from 'xstate'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface SessionListContext {
  /** What was loaded last; it stays on the screen while it is loaded anew. */
  readonly sessions: readonly OpenSession[] | null
  /** Which one is to end; `null` for all but the one that asks. */
  readonly chosen: number | null
  readonly failure: ApiFailure | null
  /** Kept over retries, so that what is sent twice is done once. */
  readonly key: string
}

type SessionListEvent =
  /** One of them, or all the others. */
  { type: 'END'; id: number | null } | { type: 'CONFIRM' } | { type: 'CANCEL' } | { type: 'RETRY' }

export interface EndedSession {
  readonly id: number | null
  readonly key: string
}

/** Where somebody is signed in, and ending one of these sessions or all others: on the page of my account, and on that of a user. */
export const sessionListMachine = setup({
  types: {
    context: {} as SessionListContext,
    events: {} as SessionListEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    load: unwired<readonly OpenSession[], unknown>('load'),
    end: unwired<unknown, EndedSession>('end'),
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'END' ? { chosen: event.id, key: newRequestKey() } : {})),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
  },
}).createMachine({
  id: 'sessionList',
  context: { sessions: null, chosen: null, failure: null, key: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        id: 'load',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ sessions: event.output, failure: null })) },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    unreachable: { on: { RETRY: 'loading' } },
    shown: { on: { END: { target: 'asking', actions: 'choose' } } },
    asking: { tags: 'asking', on: { CONFIRM: 'ending', CANCEL: 'shown' } },
    ending: {
      tags: 'busy',
      invoke: {
        src: 'end',
        id: 'end',
        input: ({ context: { chosen, key } }) => ({ id: chosen, key }),
        onDone: 'loading',
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    failed: {
      tags: 'asking',
      description:
        'It was not ended, or no answer came: the same is sent again with the same key, or the list is looked at anew.',
      on: { RETRY: 'ending', CANCEL: 'loading' },
    },
  },
})
