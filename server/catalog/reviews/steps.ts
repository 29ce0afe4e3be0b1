import { and, eq, sql } from 'drizzle-orm'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { productReviewChart, type ReviewStep, reviewAt } from '#machines/catalog/product-review/product-review.chart.ts'
import { products } from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { readReview } from './read.ts'

/** Takes a review one step along its chart. */
export const takeReviewStep = takeStep({
  subject: 'product_reviews',
  chart: productReviewChart,
  lock: async ({ db, actor }: Stepping & ReadingOne, id, request: StepRequest<typeof productReviews>) => {
    const [row] = await db
      .select({ review: product_reviews, open: products.review_status })
      .from(product_reviews)
      .innerJoin(
        products,
        and(eq(products.shop_id, product_reviews.shop_id), eq(products.id, product_reviews.product_id)),
      )
      .where(own(actor, id))
      .for('update', { of: product_reviews })
    if (!row) throw refuse(404, notFound)
    const at = reviewAt(row.review.status, { open: row.open === 1, answer: row.review.answer })
    return { ...row, at, step: requestedStep<ReviewStep>(productReviews, at, request) }
  },
  looked: ({ review }) => review,
  at: ({ at }) => at,
  events: (_, { step }) => [step],
  store: ({ db, actor }, { id, before: { review }, after: { value: status, context } }) => {
    const { answer } = context
    const answered_at = answer === '' ? null : answer === review.answer ? review.answered_at : sql`now()`
    return db
      .update(product_reviews)
      .set({ status, answer, answered_at, version: review.version + 1, updated_at: sql`now()` })
      .where(and(own(actor, id), eq(product_reviews.version, review.version)))
  },
  entry: ({ before: { review, step }, after }) => ({
    event: step.type,
    state_before: review.status,
    state_after: after.value,
    before: { answer: review.answer },
    after: { answer: after.context.answer },
  }),
  read: (work, { id }): Promise<Review> => readReview(work, id),
})

function own({ shop_id }: Actor, id: number) {
  return and(eq(product_reviews.shop_id, shop_id), eq(product_reviews.id, id))
}
