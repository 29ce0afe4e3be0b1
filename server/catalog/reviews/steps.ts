import { and, eq, sql } from 'drizzle-orm'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { productReviewChart, type ReviewStep, reviewAt } from '#machines/catalog/product-review/product-review.chart.ts'
import { products } from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, Asked } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { readReview } from './read.ts'

type Stepping = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'language'>

/** Takes a review one step along its chart: locked, asked, stored and noted in one transaction. */
export async function takeStep(
  asked: Stepping,
  id: number,
  { version, ...taken }: ReviewStep & { version: number },
): Promise<Review> {
  const { db, actor } = asked
  const { shop_id } = actor
  const own = and(eq(product_reviews.shop_id, shop_id), eq(product_reviews.id, id))
  const [row] = await db
    .select({ review: product_reviews, open: products.review_status })
    .from(product_reviews)
    .innerJoin(
      products,
      and(eq(products.shop_id, product_reviews.shop_id), eq(products.id, product_reviews.product_id)),
    )
    .where(own)
    .for('update', { of: product_reviews })
  if (!row) throw refuse(404, notFound)
  const { review: before } = row
  if (before.version !== version)
    throw await staleRefusal(db, { shop_id, subject: 'product_reviews', id, updated_at: before.updated_at })
  const facts = { open: row.open === 1, answer: before.answer }
  const after = step(productReviewChart, reviewAt(before.status, facts), { ...taken, by: actor })
  const { answer } = after.context
  const answered = answer === '' ? null : answer === before.answer ? before.answered_at : sql`now()`
  await db
    .update(product_reviews)
    .set({ status: after.value, answer, answered_at: answered, version: version + 1, updated_at: sql`now()` })
    .where(and(own, eq(product_reviews.version, version)))
  await audit(asked, {
    subject: 'product_reviews',
    subject_id: id,
    event: taken.type,
    state_before: before.status,
    state_after: after.value,
    before: { answer: before.answer },
    after: { answer },
  })
  return readReview(asked, id)
}
