import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Holder } from '#api/rules/platform/session.ts'
import { products } from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'
import { anAnswer } from './review-page.paths.ts'

/** A review of a product of its own, and whoever looks at it. */
export interface ReviewWorld extends World {
  readonly id: number
  readonly holder: Holder
}

type Stored = Awaited<ReturnType<typeof stored>>

/** What each step of a review's page sends, and what is stored of it: the review, and whether its product takes any. */
export const reviewConsequences: Consequences<ReviewWorld, Stored> = { senders: ['send'], sends, stored, after }

const statuses: Readonly<Record<string, 'accepted' | 'rejected' | 'pending'>> = {
  ACCEPT: 'accepted',
  REJECT: 'rejected',
  REOPEN: 'pending',
}

function sends(done: readonly EventObject[], known: Stored, { id }: ReviewWorld): Sent {
  const act = lastStep(done)
  const path = `/v1/panel/product-reviews/${id}`
  const version = known?.review.version
  if (act === 'ANSWER') return { method: 'PATCH', path: `${path}/answer`, body: { answer: anAnswer, version } }
  if (act === 'WITHDRAW') return { method: 'DELETE', path: `${path}/answer`, body: { version } }
  return { method: 'PATCH', path: `${path}/status`, body: { status: statuses[act], version } }
}

function after(done: readonly EventObject[], before: Stored): Stored {
  const act = lastStep(done)
  if (!before) throw new Error('A step of a review that is not there')
  const review = { ...before.review, version: before.review.version + 1, updated_at: expect.any(String) }
  if (act === 'WITHDRAW') return { ...before, review: { ...review, answer: '', answered_at: null } }
  if (act !== 'ANSWER') return { ...before, review: { ...review, status: statuses[act] ?? review.status } }
  // The same answer once more is as old as it was.
  const answered_at = review.answer === anAnswer ? review.answered_at : expect.any(String)
  return { ...before, review: { ...review, answer: anAnswer, answered_at } }
}

function lastStep(done: readonly EventObject[]): string {
  const last = done.findLast(({ type }) => type === 'STEP') as { step?: { type: string } } | undefined
  return last?.step?.type ?? ''
}

/** The row, and what its product says of reviews; nothing once it is gone. */
async function stored({ shop: { db }, id }: ReviewWorld) {
  const [row] = await db
    .select({ review: product_reviews, review_status: products.review_status })
    .from(product_reviews)
    .innerJoin(
      products,
      and(eq(products.shop_id, product_reviews.shop_id), eq(products.id, product_reviews.product_id)),
    )
    .where(eq(product_reviews.id, id))
  return row ?? null
}
