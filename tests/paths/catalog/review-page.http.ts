import { expect } from 'vitest'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { reviewPage } from '#screens/catalog/wiring/product-reviews.ts'
import { newReview, removeReview, reviewIn, reviews, setReview } from '#tests/fixtures/reviews.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { looking, reviewer } from '#tests/paths/platform/people.ts'
import spec from './review-page.paths.ts'

interface Desk extends World {
  readonly id: number
  readonly codes: readonly number[]
}

/** A review of a real shop on its screen. */
export default overHttp(spec)<typeof reviewPage, Desk>({
  machine: reviewPage,
  begin: async (shop, { input }) => {
    const codes = (input === 'looking' ? looking : reviewer).permissions
    return { shop, id: await newReview(shop), codes, token: await shop.as(codes) }
  },
  input: ({ id, codes }) => ({ id, holder: { permissions: codes } }),
  whose: ({ method }) => [method === 'GET' ? 'open' : 'send'],
  answers: {
    open: async (event, { world: { shop, id } }) => {
      const { output, error } = event as unknown as { output?: Review; error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      if (output) await setReview(shop, id, storedAs(output), output.product.review_status === 1)
      else await removeReview(shop, id)
      return { how: 'through' }
    },
    send: async (event, { ahead, world: { shop, id } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        // Somebody else was faster.
        const { version } = await reviewIn(shop, id)
        await setReview(shop, id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      // An answer that is asked for again was lost on its way back: the step is taken, once.
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { record } }, { shop, id }) => {
    if (value !== 'shown') return
    const { status, answer, version } = await reviewIn(shop, id)
    expect(record).toMatchObject({ status, answer, version })
  },
  refused: async ({ type }, rules, { world: { shop, token, id } }) => {
    if (type !== 'STEP' || !rules.includes('auth.forbidden')) return
    const { version } = await reviewIn(shop, id)
    const answer = await shop.call('PATCH', `${reviews}/${id}/status`, {
      as: token,
      body: { status: 'accepted', version },
    })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})

/** The columns of a review that a walk finds. */
function storedAs({ status, answer, answered_at }: Review) {
  return { status, answer, answered_at }
}
