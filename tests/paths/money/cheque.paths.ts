import { chequeChart } from '#machines/money/cheque/cheque.chart.ts'
import { places } from '#tests/fixtures/cheques.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { auditor, bookkeeper } from '#tests/paths/platform/people.ts'
import { wrongDays } from './given-cheque.paths.ts'

const accounts = [
  { id: places.bank, kind: 'bank' },
  { id: places.cash, kind: 'cash' },
] as const
const facts = {
  status: 'portfolio',
  due_on: '2026-11-20',
  today: '2026-11-23',
  last_on: '2026-11-05',
  accounts,
  closed_until: '2026-10-31',
} as const

/** The life of a cheque whose day has come, and of one whose day has not, for someone who keeps the books and someone who only looks. */
export default paths(chequeChart)({
  inputs: { due: facts, early: { ...facts, due_on: '2098-01-01' } },
  events: () => [
    ...[bookkeeper, auditor].flatMap(
      (by) =>
        [
          { type: 'ENDORSE', supplier_id: places.supplier, by },
          { type: 'ENDORSE', supplier_id: null, by },
          { type: 'DEPOSIT', account_id: places.bank, by },
          { type: 'DEPOSIT', account_id: places.cash, by },
          { type: 'DEPOSIT', account_id: null, by },
          { type: 'CLEAR', account_id: places.cash, by },
          { type: 'CLEAR', account_id: null, by },
          { type: 'TAKE_BACK', by },
          { type: 'BOUNCE', by },
          { type: 'RETURN', by },
        ] as const,
    ),
    ...wrongDays.flatMap(
      (day) =>
        [
          { type: 'ENDORSE', supplier_id: places.supplier, day, by: bookkeeper },
          { type: 'DEPOSIT', account_id: places.bank, day, by: bookkeeper },
          { type: 'CLEAR', account_id: places.bank, day, by: bookkeeper },
          { type: 'TAKE_BACK', day, by: bookkeeper },
          { type: 'BOUNCE', day, by: bookkeeper },
          { type: 'RETURN', day, by: bookkeeper },
        ] as const,
    ),
  ],
  key: ({ value, context }) => JSON.stringify([value, context.due_on]),
})
