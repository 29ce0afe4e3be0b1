import { fromPromise } from 'xstate'
import { reviewCalls } from '#api/client/catalog/product-reviews.ts'
import { reviewDeskMachine, type Stepping } from '#machines/catalog/product-review/review-desk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = reviewCalls(http)

/** One review on its screen, with its calls. */
export const reviewDesk = reviewDeskMachine.provide({
  actors: {
    open: fromPromise(({ input: { id } }: { input: { id: number } }) => calls.get(id)),
    take: fromPromise(({ input }: { input: Stepping }) => take(input)),
  },
})

function take({ id, version, step, key }: Stepping) {
  if (step.type === 'ANSWER') return calls.answer(id, step.answer, version, key)
  if (step.type === 'WITHDRAW') return calls.withdraw(id, version, key)
  return calls.decide(id, statuses[step.type], version, key)
}

const statuses = { ACCEPT: 'accepted', REJECT: 'rejected', REOPEN: 'pending' } as const
