import { fromPromise } from 'xstate'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { roleOperations } from '#api/operations/settings/roles.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { savedBeforeViewing, viewsOwnOnly } from '#api/rules/settings/user-roles.ts'
import { type EndedSession, sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

/** The panel as this role sees it; `unsaved` is what the form would lose. */
export function viewAs(role: number) {
  return shortForm({
    rules: [savedBeforeViewing, viewsOwnOnly] as readonly Rule<never>[],
    factsOf: ({ fields }) => ({
      unsaved: fields.unsaved !== '',
      holder: sessionActor().getSnapshot().context.user ?? { permissions: [] },
      permissions: (fields.permissions ?? '').split(' ').filter(Boolean).map(Number),
    }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(roleOperations.view, { params: { id: role }, key }),
    ),
  })
}

/** The panel as it is again. */
export const endViewing = shortForm({
  rules: [],
  send: fromPromise<unknown, Filled>(({ input: { key } }) => call(roleOperations.endViewing, { key })),
})

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
