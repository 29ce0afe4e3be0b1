import { NewFeedback, NewQuestion } from '#api/contract/content/customer-messages.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** Nobody's message is longer than this in bytes. */
const largest = 32_768

/** What visitors of the shop send, without signing in; `x-sid` names the shop. */
export const customerMessageOperations = {
  sendFeedback: operation({
    method: 'POST',
    path: '/v1/web/feedbacks',
    summary: 'Takes what a visitor thinks of the shop',
    body: NewFeedback,
    data: Nothing,
    codes: 'public',
    largest,
  }),
  ask: operation({
    method: 'POST',
    path: '/v1/web/questions',
    summary: 'Takes a visitor’s question, where the shop takes questions',
    body: NewQuestion,
    data: Nothing,
    codes: 'public',
    largest,
  }),
}
