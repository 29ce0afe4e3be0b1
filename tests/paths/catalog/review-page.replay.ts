import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { newReview, removeReview, reviewIn, setReview } from '#tests/fixtures/reviews.fixture.ts'
import { opened, type Replay, sent } from '#tests/paths/cover/faces.ts'
import { looking, reviewer } from '#tests/paths/platform/people.ts'
import { type ReviewWorld, reviewConsequences } from './review-page.consequences.ts'

/** A review of a real shop, on its page: over HTTP and in the browser. */
export const reviewReplay: Replay<ReviewWorld> = {
  begin: async (shop, { input }) => {
    const holder = input === 'looking' ? looking : reviewer
    return { shop, id: await newReview(shop), holder, token: await shop.as(holder.permissions) }
  },
  whose: ({ method, path }) => {
    if (!path.startsWith('/v1/panel/product-reviews/')) return []
    return [method === 'GET' ? 'open' : 'send']
  },
  answers: {
    open: opened(
      ({ shop, id }, { status, answer, answered_at, product }: Review) =>
        setReview(shop, id, { status, answer, answered_at }, product.review_status === 1),
      ({ shop, id }) => removeReview(shop, id),
    ),
    // Somebody else was faster.
    send: sent(async ({ shop, id }) => {
      const { version } = await reviewIn(shop, id)
      await setReview(shop, id, { version: version + 1 })
    }),
  },
  consequences: reviewConsequences,
}
