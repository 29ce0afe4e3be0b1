import { productReviewChart, reviewAt } from '#machines/catalog/product-review/product-review.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a review: it waits, is shown with or without the shop's answer, or is kept from the shop; an answered one stands. */

const by = { permissions: [703] }
const closed = 'review.product_closed'
const answered = { refused: ['review.answered'] }
const unanswered = { refused: ['review.not_answered'] }

export default {
  chart: productReviewChart,
  facts: { open: true, answer: '' },
  states: { pending: {}, accepted: { answer: '' }, 'accepted, answered': { answer: 'Teşekkürler' }, rejected: {} },
  at: (facts, state) => reviewAt(state.split(',')[0] as never, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    ACCEPT: { event: { type: 'ACCEPT', by }, rules: [permission, closed] },
    REJECT: { event: { type: 'REJECT', by }, rules: [permission] },
    REOPEN: { event: { type: 'REOPEN', by }, rules: [permission] },
    ANSWER: {
      event: { type: 'ANSWER', answer: ' Teşekkürler ', by },
      rules: [permission, 'validation.required', 'validation.max_length'],
    },
    WITHDRAW: { event: { type: 'WITHDRAW', by }, rules: [permission] },
  },
  breaks: [
    notPermitted,
    // Whoever sees reviews does not decide them.
    { rule: permission, event: { by: { permissions: [700] } } },
    { rule: closed, facts: { open: false } },
    { rule: 'validation.required', event: { answer: '  ' }, when: answers },
    { rule: 'validation.max_length', event: { answer: 'x'.repeat(251) }, when: answers },
  ],
  rows: {
    pending: { ACCEPT: 'accepted', REJECT: 'rejected' },
    accepted: { REJECT: 'rejected', REOPEN: 'pending', ANSWER: 'accepted, answered', WITHDRAW: unanswered },
    'accepted, answered': {
      REJECT: answered,
      REOPEN: answered,
      ANSWER: 'accepted, answered',
      WITHDRAW: 'accepted',
    },
    rejected: { ACCEPT: 'accepted', REOPEN: 'pending' },
  },
} satisfies ChartTable

function answers(_: string, step: string): boolean {
  return step === 'ANSWER'
}
