import { fromPromise } from 'xstate'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { roleOperations } from '#api/operations/settings/roles.ts'
import { type EndedSession, sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** Where the people with a role are signed in. */
export function sessionsOfRole(role: number) {
  return sessionListMachine.provide({
    actors: {
      load: fromPromise<readonly OpenSession[]>(() => call(roleOperations.sessions, { params: { id: role } })),
      end: fromPromise<unknown, EndedSession>(({ input: { id, key } }) =>
        id === null
          ? call(roleOperations.endSessions, { params: { id: role }, key })
          : call(roleOperations.endSession, { params: { id: role, session_id: id }, key }),
      ),
    },
  })
}
