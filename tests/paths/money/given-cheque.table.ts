import { givenChequeAt, givenChequeChart } from '#machines/money/given-cheque/given-cheque.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'
import { dayBreaks, dayRules } from './cheque-step-days.ts'

/** The life of a cheque that the shop gave: the bank pays it or does not, or the supplier gives it back. */

const by = { permissions: [1403] }
const leaves = ({ today }: { today: string }, status: string) => ({ status, last_on: today })

export default {
  chart: givenChequeChart,
  facts: {
    ...{ status: 'given', due_on: '2026-11-20', today: '2026-11-23', last_on: '2026-11-05' },
    closed_until: '2026-10-31',
  },
  states: {
    given: { status: 'given' },
    cleared: { status: 'cleared' },
    bounced: { status: 'bounced' },
    returned: { status: 'returned' },
  },
  at: (facts, status) => givenChequeAt({ ...facts, status } as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    CLEAR: { event: { type: 'CLEAR', by }, rules: [permission, 'cheque.not_due', ...dayRules], leaves },
    BOUNCE: { event: { type: 'BOUNCE', by }, rules: [permission, 'cheque.not_due', ...dayRules], leaves },
    RETURN: { event: { type: 'RETURN', by }, rules: [permission, ...dayRules], leaves },
    TAKE_BACK: { event: { type: 'TAKE_BACK', by }, rules: [permission, ...dayRules], leaves },
  },
  breaks: [
    notPermitted,
    // Whoever looks at cheques, and gives them, does not move them.
    { rule: permission, event: { by: { permissions: [1400, 1401, 1402] } } },
    // The day after is too early, the day itself is not.
    {
      rule: 'cheque.not_due',
      facts: { due_on: '2026-11-24' },
      when: (_, step) => step === 'CLEAR' || step === 'BOUNCE',
    },
    ...dayBreaks,
  ],
  rows: {
    given: { CLEAR: 'cleared', BOUNCE: 'bounced', RETURN: 'returned' },
    cleared: { TAKE_BACK: 'given' },
    bounced: { RETURN: 'returned' },
    returned: {},
  },
} satisfies ChartTable
