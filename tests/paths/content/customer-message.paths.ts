import { customerMessageChart } from '#machines/content/customer-message/customer-message.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { clerk, reader } from '#tests/paths/platform/people.ts'

/** Whoever is no member of the staff of any shop. */
export const stranger = 999_999

const facts = { kind: 'feedback', email: 'zeynep@example.com', assignee_id: null, answers: 0, staff: [] } as const

/** The life of a message that can be answered and of one that cannot, for someone who answers and someone who only reads. */
export default paths(customerMessageChart)({
  inputs: { answerable: facts, nameless: { ...facts, email: '' } },
  events: () => [
    ...[clerk, reader].flatMap(
      (by) =>
        [
          { type: 'CLOSE', by },
          { type: 'REOPEN', by },
          { type: 'ASSIGN', user_id: null, by },
          { type: 'ANSWER', answer: 'M beden olur.', by },
        ] as const,
    ),
    { type: 'ASSIGN', user_id: stranger, by: clerk },
    { type: 'ANSWER', answer: '', by: clerk },
    { type: 'ANSWER', answer: 'a'.repeat(5_001), by: clerk },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.email]),
})
