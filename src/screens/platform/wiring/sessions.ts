import { fromPromise } from 'xstate'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { type EndedSession, sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { call } from './http.ts'

type Loaded = readonly OpenSession[]

/** Where somebody else is signed in. */
export function sessionsOfUser(user: number) {
  return sessionListMachine.provide({
    actors: {
      load: fromPromise<Loaded>(() => call(accountOperations.userSessions, { params: { id: user } })),
      end: fromPromise<unknown, EndedSession>(({ input: { id, key } }) =>
        id === null
          ? call(accountOperations.endUserSessions, { params: { id: user }, key })
          : call(accountOperations.endUserSession, { params: { id: user, session_id: id }, key }),
      ),
    },
  })
}

/** Where I am signed in. */
export const ownSessions = sessionListMachine.provide({
  actors: {
    load: fromPromise<Loaded>(() => call(accountOperations.sessions)),
    end: fromPromise<unknown, EndedSession>(({ input: { id, key } }) =>
      id === null
        ? call(accountOperations.endOtherSessions, { key })
        : call(accountOperations.endSession, { params: { id }, key }),
    ),
  },
})
