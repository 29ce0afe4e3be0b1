import { refusals } from '#machines/platform/refusals.ts'
import { invoiceAt, invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of an order's invoice, from §4 of the decisions: queued, taken or not, answered; only an e-archive one can be cancelled. */

const by = { permissions: [1501] }
const none = { refused: ['invoice.none'] }
const queued = { refused: ['invoice.queued'] }
const issued = { refused: ['invoice.issued'] }
const answers = ['approved', 'rejected', 'unknown', 'automatic'] as const

const issue = { ISSUE: 'waiting' }
const without = { ASK: none, CANCEL: none, PRINT: none }
const waits = { ISSUE: queued, CANCEL: queued, PRINT: queued, SUCCEED: 'taken', FAIL: 'error' }
/** A commercial invoice is answered, and is not cancelled: the recipient sends it back. */
const stands = (state: string) => ({ ISSUE: issued, ASK: state, CANCEL: 'none', PRINT: state })
const answered = { APPROVE: 'taken, approved', REJECT: 'taken, rejected', TAKE_AS_ACCEPTED: 'taken, automatic' }
const allLeftOut = [{ id: 71, quantity: 3, returned: 3 }]
const trying = 'invoice.not_production'
const issuing = [
  permission,
  trying,
  'order.cancelled_is_final',
  'order.rejected_is_final',
  'invoice.unpaid',
  'invoice.seller',
  'invoice.currency',
  'invoice.identity',
  'invoice.recipient',
  'order.rest_open',
  'order.nothing_to_send',
]
const step = (type: string, ...rules: string[]) => ({ event: { type, by }, rules: [permission, ...rules] })

export default {
  chart: invoiceChart,
  facts: {
    order_status: 'delivered',
    paid: true,
    production: true,
    seller_lacks: [],
    currency: 'TRY',
    recipient: person,
    short: [],
    lines: [{ id: 71, quantity: 3, returned: 2 }],
    answer: 'waiting',
  },
  states: {
    none: { status: 'none', profile: null, answer: 'waiting' },
    waiting: { status: 'waiting', profile: 'earchive' },
    unknown: { status: 'unknown', profile: 'earchive' },
    error: { status: 'error', profile: null, answer: 'waiting' },
    taken: { status: 'succeed', profile: 'earchive', answer: 'waiting' },
    ...Object.fromEntries(
      answers.map((answer) => [`taken, ${answer}`, { status: 'succeed', profile: 'earchive', answer }]),
    ),
  },
  at: (facts) => invoiceAt(facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    ISSUE: { event: { type: 'ISSUE', profile: 'earchive', by }, rules: issuing },
    ASK: step('ASK', trying),
    CANCEL: step('CANCEL', trying, 'invoice.only_earchive_cancel'),
    PRINT: step('PRINT'),
    SUCCEED: step('SUCCEED'),
    FAIL: step('FAIL'),
    LOSE: step('LOSE'),
    FIND: step('FIND'),
    APPROVE: step('APPROVE'),
    REJECT: step('REJECT'),
    TAKE_AS_ACCEPTED: step('TAKE_AS_ACCEPTED'),
    LOSE_ANSWER: step('LOSE_ANSWER'),
  },
  breaks: [
    notPermitted,
    { rule: permission, event: { by: { permissions: [1500] } } },
    { rule: trying, facts: { production: false } },
    { rule: 'order.cancelled_is_final', facts: { order_status: 'cancelled' } },
    { rule: 'order.rejected_is_final', facts: { order_status: 'rejected' } },
    { rule: 'invoice.unpaid', facts: { paid: false } },
    { rule: 'invoice.seller', facts: { seller_lacks: ['title'] } },
    { rule: 'invoice.currency', facts: { currency: 'EUR' } },
    { rule: 'invoice.identity', facts: { recipient: { ...person, tc_number: '10000000147' } } },
    { rule: 'invoice.recipient', facts: { recipient: { ...person, district: ' ' } } },
    { rule: 'order.rest_open', facts: { short: [oneMissing] } },
    { rule: 'order.nothing_to_send', facts: { order_status: 'being_packed', lines: allLeftOut } },
    // What was sent and came back is invoiced all the same.
    { rule: '', facts: { order_status: 'undelivered_and_returned', lines: allLeftOut }, when: () => false },
    ...['basic', 'commercial'].map((profile) => ({
      rule: 'invoice.only_earchive_cancel',
      facts: { profile },
      states: ['waiting', 'unknown', 'taken', ...answers.map((answer) => `taken, ${answer}`)],
    })),
  ],
  rows: {
    none: { ...issue, ...without },
    error: { ...issue, ...without },
    waiting: { ...waits, ASK: 'waiting', LOSE: 'unknown' },
    unknown: { ...waits, ASK: 'unknown', FIND: 'waiting' },
    taken: { ...stands('taken'), ...answered, LOSE_ANSWER: 'taken, unknown' },
    'taken, approved': stands('taken, approved'),
    'taken, rejected': stands('taken, rejected'),
    'taken, unknown': { ...stands('taken, unknown'), ...answered },
    'taken, automatic': stands('taken, automatic'),
  },
} satisfies ChartTable
