import { expect } from 'vitest'
import { reviewPage } from '#screens/catalog/wiring/product-reviews.ts'
import { reviewIn, reviews } from '#tests/fixtures/reviews.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import type { ReviewWorld } from './review-page.consequences.ts'
import spec from './review-page.paths.ts'
import { reviewReplay } from './review-page.replay.ts'

/** A review of a real shop on its page. */
export default overHttp(spec)<typeof reviewPage, ReviewWorld>({
  ...onHttp(reviewReplay),
  machine: reviewPage,
  input: ({ id, holder }) => ({ id, holder }),
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
