import { givenChequeChart } from '#machines/money/given-cheque/given-cheque.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { auditor, bookkeeper } from '#tests/paths/platform/people.ts'

const facts = {
  status: 'given',
  due_on: '2026-11-20',
  today: '2026-11-23',
  last_on: '2026-11-05',
  closed_until: '2026-10-31',
} as const

/** Days on which nothing can have happened: none, one to come, one before the last step, one of a closed period. */
export const wrongDays = ['yakında', '2098-01-01', '2026-11-02', '2026-10-20'] as const

/** The life of a given cheque whose day has come, and of one whose day has not, for someone who keeps the books and someone who only looks. */
export default paths(givenChequeChart)({
  inputs: { due: facts, early: { ...facts, due_on: '2098-01-01' } },
  events: () =>
    (['CLEAR', 'TAKE_BACK', 'BOUNCE', 'RETURN'] as const).flatMap((type) => [
      { type, by: bookkeeper },
      { type, by: auditor },
      ...wrongDays.map((day) => ({ type, day, by: bookkeeper })),
    ]),
  key: ({ value, context }) => JSON.stringify([value, context.due_on]),
})
