import { type SnapshotFrom, transition } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { productReviewChart, reviewAt } from '#machines/catalog/product-review/product-review.chart.ts'
import { reviewPageMachine } from '#machines/catalog/product-review/review-page.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { looking, reviewer } from '#tests/paths/platform/people.ts'

/** The one answer of the walks that is neither empty nor too long. */
export const anAnswer = 'Teşekkürler, yine bekleriz.'
const long = 'a'.repeat(251)

/** What the walks find: what waits, what was answered, and what waits for a product that takes no reviews. */
const waiting: Review = {
  id: 7,
  version: 1,
  product: { id: 70, name: 'Keten elbise', image_url: null, review_status: 1 },
  customer_name: 'Zeynep Yılmaz',
  stars: 4,
  text: 'Kumaşı çok güzel.',
  status: 'pending',
  answer: '',
  answered_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
}
const answered: Review = { ...waiting, status: 'accepted', answer: anAnswer, answered_at: '2026-11-21T10:00:00.000Z' }
const closed: Review = { ...waiting, product: { ...waiting.product, review_status: 0 } }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof reviewPageMachine>

/** One review on its screen, for someone who may decide and for someone who may only look. */
export default paths(reviewPageMachine)({
  inputs: { deciding: { id: 7, holder: reviewer }, looking: { id: 7, holder: looking } },
  events: (snapshot) => [
    ...(['ACCEPT', 'REJECT', 'REOPEN', 'WITHDRAW'] as const).map((type) => ({ type: 'STEP', step: { type } }) as const),
    ...(writes(snapshot) ? ['', anAnswer, long].map((text) => ({ type: 'TYPE', text }) as const) : []),
    ...(writes(snapshot) ? [{ type: 'STEP', step: { type: 'ANSWER' } } as const] : []),
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: { done: [waiting, answered, closed], failed: [failure('network'), failure('notFound', { status: 404 })] },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { holder, record, typed, command } }) =>
    JSON.stringify([value, holder, record?.status, record?.answer, record?.product.review_status, typed, command]),
})

/** Where an answer is written at all. */
function writes({ context: { record: review, holder } }: Snapshot): boolean {
  return review?.status === 'accepted' && holder.permissions.includes(703)
}

/** The review as the server answers it after the step: what its chart makes of it. */
function after({ context: { record: review, command: step, holder } }: Snapshot): Review {
  const before = review ?? waiting
  const stood = reviewAt(before.status, { open: before.product.review_status === 1, answer: before.answer })
  const [{ value, context }] = transition(productReviewChart, stood, { ...(step ?? { type: 'REOPEN' }), by: holder })
  return { ...before, status: value, answer: context.answer, version: before.version + 1 }
}
