import { fromPromise } from 'xstate'
import type { ReviewStatus } from '#api/contract/catalog/product-reviews.ts'
import { reviewOperations } from '#api/operations/catalog/product-reviews.ts'
import { type ReviewPageTypes, reviewPageMachine } from '#machines/catalog/product-review/review-page.machine.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** One review on its page, with its calls. */
export const reviewPage = reviewPageMachine.provide({
  actors: {
    open: fromOperation(reviewOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    send: fromPromise(({ input }: { input: Sending<ReviewPageTypes> }) => send(input)),
  },
})

function send({ record: { id, version }, command, to, key }: Sending<ReviewPageTypes>) {
  const params = { id }
  if (command.type === 'ANSWER')
    return call(reviewOperations.answer, { params, body: { answer: command.answer, version }, key })
  if (command.type === 'WITHDRAW') return call(reviewOperations.withdrawAnswer, { params, body: { version }, key })
  return call(reviewOperations.decide, { params, body: { status: to as ReviewStatus, version }, key })
}
