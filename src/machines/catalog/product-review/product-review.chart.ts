import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { ReviewStatus } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import {
  answerFits,
  answerGiven,
  answerStands,
  notAnswered,
  productTakesReviews,
} from '#api/rules/catalog/product-reviews.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** What the rules of a review are judged with. The panel takes it from the review that it shows, the server from its own rows. */
export interface ReviewFacts {
  /** Whether the product takes reviews. */
  readonly open: boolean
  /** The shop's answer; `''` while there is none. */
  readonly answer: string
}

/** What may be done with a review. */
export type ReviewStep =
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  /** Back to those that wait for a decision. */
  | { type: 'REOPEN' }
  | { type: 'ANSWER'; answer: string }
  /** Takes the answer back. */
  | { type: 'WITHDRAW' }

/** A step, and whoever takes it. */
export type ReviewEvent = ReviewStep & { readonly by: Holder }

export const reviewRules = [permitted, productTakesReviews, notAnswered, answerStands, answerGiven, answerFits] as const

type Rules = Record<(typeof reviewRules)[number]['id'], RuleGuard>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: productReviews.codes.edit } })),
  ...asGuards([productTakesReviews, notAnswered, answerStands], ({ context }) => context),
  ...asGuards([answerGiven, answerFits], ({ event }) => ({ given: event.answer })),
} as Rules

const flow = setup({
  types: { context: {} as ReviewFacts, input: {} as ReviewFacts, events: {} as ReviewEvent },
  guards: rules,
  actions: {
    answer: assign(({ event }) => (event.type === 'ANSWER' ? { answer: event.answer.trim() } : {})),
    withdraw: assign({ answer: '' }),
  },
})

const accept = { guard: and(['auth.forbidden', 'review.product_closed']), target: 'accepted' } as const
const reject = { guard: and(['auth.forbidden', 'review.answered']), target: 'rejected' } as const
const reopen = { guard: and(['auth.forbidden', 'review.answered']), target: 'pending' } as const

/** The life of a product review: what the customer wrote waits, is shown in the shop with or without an answer, or is kept from it. */
export const productReviewChart = flow.createMachine({
  id: 'productReview',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { main: 'ACCEPT', likely: ['REJECT'] },
      on: { ACCEPT: accept, REJECT: { guard: 'auth.forbidden', target: 'rejected' } },
    },
    accepted: {
      description: 'Shown in the shop.',
      on: {
        REJECT: reject,
        REOPEN: reopen,
        ANSWER: {
          guard: and(['auth.forbidden', 'validation.required', 'validation.max_length']),
          actions: 'answer',
        },
        WITHDRAW: { guard: and(['auth.forbidden', 'review.not_answered']), actions: 'withdraw' },
      },
    },
    rejected: {
      meta: { main: 'ACCEPT', likely: ['REOPEN'] },
      on: { ACCEPT: accept, REOPEN: { guard: 'auth.forbidden', target: 'pending' } },
    },
  },
})

/** A stored review as its chart stands. */
export function reviewAt(status: ReviewStatus, facts: ReviewFacts): SnapshotFrom<typeof productReviewChart> {
  return productReviewChart.resolveState({ value: status, context: facts })
}

/** The decisions about a review: the steps that take it elsewhere, whether rules stand in their way or not. */
export function reviewSteps(at: SnapshotFrom<typeof productReviewChart>): ReviewStep['type'][] {
  return stepsOf(at)
    .filter(({ to }) => to !== '')
    .map(({ type }) => type as ReviewStep['type'])
}
