import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type ReviewStep, reviewAt, reviewRules } from './product-review.chart.ts'

/** What a review's page is about. */
export interface ReviewPageTypes {
  record: Review
  step: ReviewStep
  /** The answer stands on the page. */
  asks: { readonly type: ReviewStep['type'] }
  /** The answer as it is typed. */
  own: { readonly typed: string }
  events: { type: 'TYPE'; text: string }
}

/** One review on the screen: it is opened, answered, and taken from one state of its chart to another. */
export const reviewPageMachine = stepPage<ReviewPageTypes>({
  id: 'reviewPage',
  own: () => ({ typed: '' }),
  chart: chartOf,
  rules: [...reviewRules, noStep],
  filled: ({ type }, { typed }) => (type === 'ANSWER' ? { type, answer: typed } : { type }),
  choices: { TYPE: ({ text }) => ({ typed: text }) },
  // What was typed stays while the stored answer stays what it was.
  read: ({ record, typed }, { answer }) => ({ typed: record?.answer === answer ? typed : answer }),
})

/** Where a review stands in its chart. */
export function chartOf({ status, answer, product }: Review) {
  return reviewAt(status, { answer, open: product.review_status === 1 })
}
