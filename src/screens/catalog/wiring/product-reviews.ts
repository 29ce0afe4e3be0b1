import { fromPromise } from 'xstate'
import { reviewOperations } from '#api/operations/catalog/product-reviews.ts'
import { reviewDeskMachine, type Stepping } from '#machines/catalog/product-review/review-desk.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** One review on its screen, with its calls. */
export const reviewDesk = reviewDeskMachine.provide({
  actors: {
    open: fromOperation(reviewOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    take: fromPromise(({ input }: { input: Stepping }) => take(input)),
  },
})

function take({ id, version, step, key }: Stepping) {
  const params = { id }
  if (step.type === 'ANSWER')
    return call(reviewOperations.answer, { params, body: { answer: step.answer, version }, key })
  if (step.type === 'WITHDRAW') return call(reviewOperations.withdrawAnswer, { params, body: { version }, key })
  return call(reviewOperations.decide, { params, body: { status: statuses[step.type], version }, key })
}

const statuses = { ACCEPT: 'accepted', REJECT: 'rejected', REOPEN: 'pending' } as const
