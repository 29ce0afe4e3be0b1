import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { reviewPage } from '#screens/catalog/wiring/product-reviews.ts'
import { products } from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import { newReview, removeReview, setReview } from '#tests/fixtures/reviews.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { looking, reviewer } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart from './product-review.paths.ts'
import page, { anAnswer } from './review-page.paths.ts'

const states = { pending: 'Bekliyor', accepted: 'Onaylandı', rejected: 'Reddedildi' }

/** A review of a product of its own, and its page: its steps, its answer, and calls that get none. */
export const { http, browser } = stepFaces<Stored, Review>({
  list: 'product-reviews',
  chart: { spec: chart, world: (input) => ({ review_status: input === 'open' ? 1 : 0 }) },
  page: { spec: page, machine: reviewPage },
  people: { acting: reviewer, looking, code: 703 },
  rows: {
    make: newReview,
    set: (shop, id, { review_status, ...changes }) =>
      setReview(shop, id, changes, review_status === undefined ? undefined : review_status === 1),
    remove: removeReview,
    find,
  },
  stored: ({ status, answer, answered_at, product: { review_status } }) => ({
    ...{ status, answer, answered_at, review_status },
  }),
  keeps: ['answer'],
  told: {
    ACCEPT: 'accepted',
    REJECT: 'rejected',
    REOPEN: 'pending',
    ANSWER: {
      method: 'PATCH',
      at: 'answer',
      carries: (step) => ({ answer: answerIn(step) ?? anAnswer }),
      // The same answer once more is as old as it was.
      changes: ({ answer, answered_at }) => ({
        answer: anAnswer,
        answered_at: answer === anAnswer ? answered_at : expect.any(String),
      }),
    },
    WITHDRAW: { method: 'DELETE', at: 'answer', changes: () => ({ answer: '', answered_at: null }) },
  },
  screen: {
    steps: {
      ACCEPT: 'Onayla',
      REJECT: 'Reddet',
      REOPEN: 'Beklemeye al',
      ANSWER: 'Yanıtı kaydet',
      WITHDRAW: 'Yanıtı kaldır',
    },
    states,
    says: ({ status, answer }) => `${states[status]}${answer === '' ? '' : ', yanıtlandı'}`,
    unchanged: 'Değerlendirme değişmedi',
    refresh: 'Değerlendirmeyi yenile',
    writes: async (screen, step) => {
      const answer = answerIn(step)
      if (answer !== undefined && (await answerField(screen).isEditable())) await answerField(screen).fill(answer)
    },
    events: {
      TYPE: (event, { page: screen }) => answerField(screen).fill((event as unknown as { text: string }).text),
    },
    shows: async (screen, { status, text }, { typed }) => {
      if (status !== 'accepted') return
      await screen.getByText(text).waitFor()
      await expect.poll(() => answerField(screen).inputValue()).toBe(typed)
    },
  },
})

type Stored = NonNullable<Awaited<ReturnType<typeof find>>>

/** The row, and what its product says of reviews; nothing once it is gone. */
async function find({ db }: Shop, id: number) {
  const [row] = await db
    .select({ review: product_reviews, review_status: products.review_status })
    .from(product_reviews)
    .innerJoin(
      products,
      and(eq(products.shop_id, product_reviews.shop_id), eq(products.id, product_reviews.product_id)),
    )
    .where(eq(product_reviews.id, id))
  return row ? { ...row.review, review_status: row.review_status } : null
}

function answerField(screen: Page) {
  return screen.locator('[id="answer"]')
}

/** The answer that a step of the chart brings; on the page it was typed before. */
function answerIn(step: EventObject): string | undefined {
  return (step as EventObject & { answer?: string }).answer
}
