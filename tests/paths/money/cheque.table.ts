import { chequeAt, chequeChart, chequeRefusals } from '#machines/money/cheque/cheque.chart.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'
import { dayBreaks, dayRules } from './cheque-step-days.ts'

/** The life of a cheque: it lies in the portfolio, is with a supplier or a bank, and is paid, bounces, or goes back to the customer. */

const by = { permissions: [1403] }
/** What it is told where the portfolio's steps are asked for elsewhere. */
const elsewhere: Readonly<Record<string, { readonly steps: readonly string[]; readonly rule: string }>> = {
  endorsed: { steps: ['DEPOSIT', 'CLEAR', 'RETURN'], rule: 'cheque.endorsed' },
  deposited: { steps: ['ENDORSE', 'RETURN'], rule: 'cheque.at_bank' },
}

const leaves = ({ today }: { today: string }, status: string) => ({ status, last_on: today })

export default {
  chart: chequeChart,
  facts: {
    ...{ status: 'portfolio', due_on: '2026-11-20', today: '2026-11-23', last_on: '2026-11-05' },
    closed_until: '2026-10-31',
    accounts: [
      { id: 1, kind: 'bank' },
      { id: 2, kind: 'cash' },
    ],
  },
  states: {
    portfolio: { status: 'portfolio' },
    endorsed: { status: 'endorsed' },
    deposited: { status: 'deposited' },
    cleared: { status: 'cleared' },
    bounced: { status: 'bounced' },
    returned: { status: 'returned' },
  },
  at: (facts, state) => chequeAt({ ...facts, status: state } as never),
  ask: chequeRefusals as ChartTable['ask'],
  steps: {
    ENDORSE: {
      event: { type: 'ENDORSE', supplier_id: 5, by },
      rules: [permission, 'cheque.supplier', ...dayRules],
      leaves,
    },
    DEPOSIT: {
      event: { type: 'DEPOSIT', account_id: 1, by },
      rules: [permission, 'cheque.account', 'cheque.not_a_bank', ...dayRules],
      leaves,
    },
    CLEAR: {
      event: { type: 'CLEAR', account_id: 2, by },
      rules: [permission, 'cheque.account', 'cheque.not_due', ...dayRules],
      leaves,
    },
    TAKE_BACK: { event: { type: 'TAKE_BACK', by }, rules: [permission, ...dayRules], leaves },
    BOUNCE: {
      event: { type: 'BOUNCE', by },
      rules: [permission, 'cheque.not_due', ...dayRules],
      leaves,
    },
    RETURN: { event: { type: 'RETURN', by }, rules: [permission, ...dayRules], leaves },
  },
  breaks: [
    notPermitted,
    // Whoever looks at cheques, and takes them in, does not move them.
    { rule: permission, event: { by: { permissions: [1400, 1401, 1402] } } },
    { rule: 'cheque.supplier', event: { supplier_id: null }, when: (_, step) => step === 'ENDORSE' },
    // Another currency's, one that is not in use, or none.
    { rule: 'cheque.account', event: { account_id: 9 }, when: choosesAccount },
    { rule: 'cheque.account', event: { account_id: null }, when: choosesAccount },
    { rule: 'cheque.not_a_bank', event: { account_id: 2 }, when: (_, step) => step === 'DEPOSIT' },
    // The day after is too early, the day itself is not.
    {
      rule: 'cheque.not_due',
      facts: { due_on: '2026-11-24' },
      when: (_, step) => step === 'CLEAR' || step === 'BOUNCE',
    },
    ...dayBreaks,
  ],
  rows: {
    portfolio: {
      ENDORSE: 'endorsed',
      DEPOSIT: 'deposited',
      CLEAR: 'cleared',
      BOUNCE: 'bounced',
      RETURN: 'returned',
    },
    endorsed: { TAKE_BACK: 'portfolio', BOUNCE: 'bounced' },
    deposited: { CLEAR: 'cleared', BOUNCE: 'bounced', TAKE_BACK: 'portfolio' },
    cleared: { TAKE_BACK: 'portfolio' },
    bounced: { RETURN: 'returned' },
    returned: {},
  },
  missing: (state, step) => {
    const { steps, rule } = elsewhere[state] ?? { steps: [], rule: '' }
    return steps.includes(step) ? [rule] : ['flow.no_such_step']
  },
} satisfies ChartTable

function choosesAccount(state: string, step: string): boolean {
  return state === 'portfolio' && (step === 'DEPOSIT' || step === 'CLEAR')
}
