import { fromPromise } from 'xstate'
import type { CustomerMessage } from '#api/contract/content/customer-messages.ts'
import { userFeedbacks, userQuestions } from '#api/listings/content/customer-messages.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { stepOperations } from '#api/operations/platform/steps.ts'
import {
  type CustomerMessagePageTypes,
  customerMessagePageMachine,
} from '#machines/content/customer-message/customer-message-page.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'

type Inbox = typeof userFeedbacks | typeof userQuestions

/** One message on its page, with its calls. */
const pageOf = (inbox: Inbox) =>
  customerMessagePageMachine.provide({
    actors: {
      ...stepActors<CustomerMessagePageTypes, Inbox>(inbox),
      open: fromPromise<CustomerMessage, { id: number }>(async ({ input: { id } }) => {
        const message = await call(stepOperations(inbox).read, { params: { id } })
        await markAsRead(message)
        return message
      }),
    },
  })

export const feedbackPage = pageOf(userFeedbacks)
export const questionPage = pageOf(userQuestions)

/** Whoever opens a message has read its notice. Where that cannot be said, the message is shown all the same, and the notice waits on the bell. */
async function markAsRead({ unread_notice }: CustomerMessage): Promise<void> {
  if (unread_notice === null) return
  const body = { from: unread_notice, until: unread_notice, online_order: 0 }
  await call(sessionOperations.readNotices, { body }).catch(() => {})
}
