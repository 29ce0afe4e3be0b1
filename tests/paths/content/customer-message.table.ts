import { customerMessageAt, customerMessageChart } from '#machines/content/customer-message/customer-message.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of what a customer wrote: it waits, is answered by mail as often as is needed, and is closed; closed, it is only opened again. */

const by = { permissions: [2801] }
const answers = (_: string, step: string) => step === 'ANSWER'

export default {
  chart: customerMessageChart,
  facts: { kind: 'feedback', email: 'zeynep@example.com', assignee_id: null, answers: 0, staff: [3, 4] },
  states: { open: {}, answered: {}, closed: {} },
  at: (facts, status) => customerMessageAt(status as never, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    ANSWER: {
      event: { type: 'ANSWER', answer: 'M beden olur.', by },
      rules: [permission, 'message.no_email', 'validation.required', 'validation.max_length'],
      leaves: ({ answers }) => ({ answers: answers + 1 }),
    },
    ASSIGN: {
      event: { type: 'ASSIGN', user_id: 4, by },
      rules: [permission, 'message.not_staff'],
      leaves: () => ({ assignee_id: 4 }),
    },
    CLOSE: { event: { type: 'CLOSE', by }, rules: [permission] },
    REOPEN: { event: { type: 'REOPEN', by }, rules: [permission] },
  },
  breaks: [
    notPermitted,
    // Whoever reads feedback does not answer it.
    { rule: permission, event: { by: { permissions: [2800] } } },
    // Whoever was answered once has an address.
    { rule: 'message.no_email', facts: { email: '' }, when: (state, step) => state === 'open' && step === 'ANSWER' },
    { rule: 'validation.required', event: { answer: ' ' }, when: answers },
    { rule: 'validation.max_length', event: { answer: 'x'.repeat(5_001) }, when: answers },
    { rule: 'message.not_staff', event: { user_id: 9 }, when: (_, step) => step === 'ASSIGN' },
  ],
  rows: {
    open: { ANSWER: 'answered', ASSIGN: 'open', CLOSE: 'closed' },
    answered: { ANSWER: 'answered', ASSIGN: 'answered', CLOSE: 'closed', REOPEN: 'open' },
    closed: { REOPEN: 'open' },
  },
} satisfies ChartTable
