import { assign, setup } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { asOneGuard, noSuchStep, type Ruled, refusals } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { type ReviewStep, reviewAt, reviewRules } from './product-review.chart.ts'

export interface ReviewDeskInput {
  readonly id: number
  readonly holder: Holder
}

interface ReviewDeskContext extends ReviewDeskInput {
  readonly review: Review | null
  /** The answer as it is typed. */
  readonly typed: string
  readonly step: ReviewStep | null
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a step whose answer was lost is not taken twice. */
  readonly key: string
}

type ReviewDeskEvent =
  | { type: 'TYPE'; text: string }
  /** A step of the review's chart: the chart says whether it may be taken. */
  | { type: 'STEP'; step: ReviewStep }
  | { type: 'RETRY' }
  /** Gives the step up and looks at the review anew. */
  | { type: 'RELOAD' }

/** A step on its way to the server. */
export interface Stepping {
  readonly id: number
  readonly version: number
  readonly step: ReviewStep
  readonly key: string
}

const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

const flow = setup({
  types: {
    context: {} as ReviewDeskContext,
    input: {} as ReviewDeskInput,
    events: {} as ReviewDeskEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<Review, { id: number }>('open'),
    take: unwired<Review, Stepping>('take'),
  },
  guards: {
    chart: asOneGuard([...reviewRules, noStep], ({ context, event }) => inTheWay(context, event.step)),
    isMissing: ({ event }) => asFailure((event as AnyEvent).error).kind === 'notFound',
  },
  actions: {
    takeReview: assign(({ context, event }) => opened(context, (event as AnyEvent).output)),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    type: assign(({ event }) => (event.type === 'TYPE' ? { typed: event.text } : {})),
    begin: assign(({ event }) => (event.type === 'STEP' ? { step: event.step, key: newRequestKey() } : {})),
  },
})

/** One review on the screen: it is opened, answered, and taken from one state of its chart to another. */
export const reviewDeskMachine = flow.createMachine({
  id: 'reviewDesk',
  context: ({ input }) => ({ ...input, review: null, typed: '', step: null, failure: null, key: '' }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: 'takeReview' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
    },
    unreachable: { on: { RETRY: 'opening' } },
    missing: {},
    shown: {
      on: {
        TYPE: { actions: 'type' },
        STEP: { guard: 'chart', target: 'stepping', actions: 'begin' },
      },
    },
    stepping: {
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { id, review, step, key } }) => ({
          id,
          version: review?.version ?? 0,
          step: step ?? { type: 'REOPEN' },
          key,
        }),
        onDone: { target: 'shown', actions: 'takeReview' },
        onError: { target: 'notTaken', actions: 'takeFailure' },
      },
    },
    notTaken: {
      tags: ['asking'],
      description: 'The server named what stands in the way, or gave no answer.',
      on: { RETRY: 'stepping', RELOAD: 'opening' },
    },
  },
})

/** What keeps a review from a step: its chart is asked, as the server asks it. */
function inTheWay({ review, holder }: ReviewDeskContext, step: ReviewStep): Refusal[] {
  if (!review) return [{ id: noSuchStep }]
  const { status, answer, product } = review
  return refusals(reviewAt(status, { answer, open: product.review_status === 1 }), { ...step, by: holder })
}

/** What was typed stays while the stored answer stays what it was. */
function opened({ review: before, typed }: ReviewDeskContext, review: Review): Partial<ReviewDeskContext> {
  const kept = before !== null && before.answer === review.answer
  return { review, typed: kept ? typed : review.answer, step: null, failure: null }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
