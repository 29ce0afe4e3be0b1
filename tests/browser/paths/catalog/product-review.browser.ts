import type { EventObject } from 'xstate'
import { seenBy } from '#tests/browser/paths/beside.ts'
import { newReview, setReview } from '#tests/fixtures/reviews.fixture.ts'
import spec from '#tests/paths/catalog/product-review.paths.ts'
import { inBrowser, type Moment, type Scene } from '#tests/paths/cover/browser.ts'
import { looking } from '#tests/paths/platform/people.ts'
import { controlOf, standsAs, stepOf, take } from './review-page.ts'

interface Told extends Scene {
  readonly path: string
}

const step = (event: EventObject, { page }: Moment<Told>) => take(page, stepOf(event))

/** The life of a review by the buttons of its page, and the reasons on those that are refused. */
export default inBrowser(spec)<Told>({
  begin: async (stage, { input }) => {
    const { shop } = stage
    const id = await newReview(shop)
    await setReview(shop, id, {}, input === 'open')
    return { stage, page: await stage.visit(), path: `/product-reviews/edit/${id}` }
  },
  open: ({ page, path }) => page.goto(path),
  whose: () => [],
  events: { ACCEPT: step, REJECT: step, REOPEN: step, ANSWER: step, WITHDRAW: step },
  states: {
    pending: (page) => standsAs(page, 'pending', false),
    accepted: async (page, { walked }) => standsAs(page, 'accepted', walked.context.answer !== ''),
    rejected: (page) => standsAs(page, 'rejected', false),
  },
  controls: Object.fromEntries(['ACCEPT', 'REJECT', 'REOPEN', 'ANSWER', 'WITHDRAW'].map((type) => [type, controlFor])),
})

async function controlFor(event: EventObject, { page, scene }: Moment<Told>) {
  const { by } = event as EventObject & { by: typeof looking }
  if (by.permissions.includes(703)) return controlOf(page, stepOf(event))
  // Somebody who may only look sees the same review.
  return controlOf(await seenBy(looking, scene.stage, scene.path), stepOf(event))
}
