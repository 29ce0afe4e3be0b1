import type { EventObject } from 'xstate'
import { newReview, reviewIn, reviews, setReview } from '#tests/fixtures/reviews.fixture.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { looking } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './product-review.paths.ts'

interface Told {
  readonly shop: Shop
  readonly id: number
  readonly reader: string
}

/** A review of a real shop, from one stored status to another. */
export default chartOverHttp(spec)<Told>({
  begin: async (shop, { input }) => {
    const id = await newReview(shop)
    await setReview(shop, id, {}, input === 'open')
    return { shop, id, reader: await shop.as(looking.permissions) }
  },
  send: async (event, { shop, id, reader }) => {
    const { type, by, answer } = event as EventObject & { by: typeof looking; answer?: string }
    const { version } = await reviewIn(shop, id)
    const as = by.permissions.includes(703) ? shop.admin : reader
    const path = `${reviews}/${id}`
    if (type === 'ANSWER') return shop.call('PATCH', `${path}/answer`, { as, body: { answer, version } })
    if (type === 'WITHDRAW') return shop.call('DELETE', `${path}/answer`, { as, body: { version } })
    const status = { ACCEPT: 'accepted', REJECT: 'rejected', REOPEN: 'pending' }[type]
    return shop.call('PATCH', `${path}/status`, { as, body: { status, version } })
  },
  stored: async ({ shop, id }) => {
    const { status, answer } = await reviewIn(shop, id)
    return { status, answer }
  },
  expected: ({ value, context }) => ({ status: value, answer: context.answer }),
  first: ['auth.forbidden'],
})
