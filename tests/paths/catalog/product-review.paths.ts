import { productReviewChart } from '#machines/catalog/product-review/product-review.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { looking, reviewer } from '#tests/paths/platform/people.ts'

const answer = 'Teşekkürler, yine bekleriz.'

/** The life of a review: of a product that takes reviews and of one that does not, for someone who may decide and for someone who may only look. */
export default paths(productReviewChart)({
  inputs: { open: { open: true, answer: '' }, closed: { open: false, answer: '' } },
  events: ({ context }) => [
    ...[reviewer, looking].flatMap(
      (by) =>
        [
          { type: 'ACCEPT', by },
          { type: 'REJECT', by },
          { type: 'REOPEN', by },
          { type: 'WITHDRAW', by },
        ] as const,
    ),
    { type: 'ANSWER', by: reviewer, answer },
    { type: 'ANSWER', by: reviewer, answer: '' },
    { type: 'ANSWER', by: reviewer, answer: 'a'.repeat(251) },
    { type: 'ANSWER', by: looking, answer: context.answer },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.open, context.answer]),
})
