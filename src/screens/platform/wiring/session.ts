import { fromCallback, fromPromise } from 'xstate'
import { forgotPasswordMachine } from '#machines/platform/session/forgot-password.machine.ts'
import { headerMachine } from '#machines/platform/session/header.machine.ts'
import { resetPasswordMachine } from '#machines/platform/session/reset-password.machine.ts'
import { sessionActor, sessionClient } from './session-actor.ts'

export const forgotPassword = forgotPasswordMachine.provide({
  actors: {
    ask: fromPromise(async ({ input: body }) => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.forgotPassword, { body })
    }),
  },
})

export const resetPassword = resetPasswordMachine.provide({
  actors: {
    reset: fromPromise(async ({ input: body }) => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.resetPassword, { body })
    }),
  },
})

/**
 * Tells a form machine that the same person has signed in again over its page: invoke it while the form waits with a save that the expired
 * session refused, and send that save once more, with its key, on `RENEWED`.
 */
export const renewals = fromCallback<{ type: 'RENEWED' }>(({ sendBack }) => {
  const hearing = sessionActor().on('renewed', () => sendBack({ type: 'RENEWED' }))
  return () => hearing.unsubscribe()
})

export const header = headerMachine.provide({
  actors: {
    notifications: fromPromise(async () => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.notifications)
    }),
    read: fromPromise(async ({ input }) => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.readNotices, { body: input ?? { from: 0, until: 0, online_order: 0 } })
    }),
    languages: fromPromise(async () => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.headerLanguages, { query: { type: 'language' } })
    }),
  },
  actions: {
    log: (_, { error }) => console.info('The header could not be filled', error),
  },
})
