import { refundChart, refundRefusals, refundState } from '#machines/sales/refund/refund.chart.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a refund, from §5 of the decisions: decided line by line, approved or rejected, and paid back once; the goods come back before or after. */

const by = { permissions: [1601] }
/** Of 100,00 that were paid, 20,00 went back before; this refund is worth 30,00. */
const lines = (first: string, second: string) => [
  { id: 71, decision: first, restock: true },
  // It came for a reason that spoils it.
  { id: 72, decision: second, restock: false },
]
const some = lines('accepted', 'pending')
const none = lines('pending', 'rejected')
const decided = lines('accepted', 'rejected')
const refused = lines('rejected', 'rejected')

const here = (status: string, of: object, received: boolean) => ({ status, lines: of, received, restock: received })
const states = {
  pending: here('pending', none, false),
  'pending, one accepted': here('pending', some, false),
  'pending, goods back': here('pending', none, true),
  'pending, one accepted, goods back': here('pending', some, true),
  accepted: here('accepted', decided, false),
  'accepted, goods back': here('accepted', decided, true),
  rejected: here('rejected', refused, false),
  'rejected, goods back': here('rejected', refused, true),
  refunded: here('refunded', decided, false),
  'refunded, goods back': here('refunded', decided, true),
  // A gift: approved, it is over, for there is nothing to pay back.
  'pending, one accepted, free': { ...here('pending', some, false), amount: 0 },
  'refunded, free': { ...here('refunded', decided, false), amount: 0 },
  'refunded, free, goods back': { ...here('refunded', decided, true), amount: 0 },
}
const priced = Object.keys(states).filter((state) => !state.includes('free'))
const needsOne = { refused: ['refund.approve_needs_accepted'] }
const hasOne = { refused: ['refund.reject_has_accepted'] }
const paying = [permission, 'validation.required', 'money.currency_mix', 'refund.above_paid']
const notSent = 'refund.goods_not_sent'
const lira = { id: 81, currency: 'TRY' }

export default {
  chart: refundChart,
  facts: { order_status: 'delivered', currency: 'TRY', amount: 3_000, paid_total: 10_000, refunded_total: 2_000 },
  states,
  at: (facts) => refundState(facts as never),
  ask: (at, event) => refundRefusals(at as never, event as never),
  steps: {
    'DECIDE accepted': decide('accepted'),
    'DECIDE pending': decide('pending'),
    // What was not decided until now is not accepted.
    APPROVE: { event: { type: 'APPROVE', by }, rules: [permission] },
    REJECT: { event: { type: 'REJECT', by }, rules: [permission] },
    RECEIVE: { event: { type: 'RECEIVE', restock: true, by }, rules: [permission, notSent] },
    'RECEIVE, broken': {
      event: { type: 'RECEIVE', restock: false, by },
      rules: [permission, notSent],
      leaves: () => ({ restock: false }),
    },
    // What is rejected stays with the customer, whatever it came for.
    'RECEIVE, by reason': {
      event: { type: 'RECEIVE', by },
      rules: [permission, notSent],
      leaves: ({ lines: [, spoiled] }: { lines: readonly { decision: string }[] }) => ({
        restock: spoiled?.decision === 'rejected',
      }),
    },
    PAY_BACK: {
      event: { type: 'PAY_BACK', account: lira, by },
      rules: paying,
      leaves: (facts: { refunded_total: number; amount: number }) => ({
        refunded_total: facts.refunded_total + facts.amount,
      }),
    },
  },
  breaks: [
    notPermitted,
    { rule: permission, event: { by: { permissions: [1501, 1600] } } },
    { rule: 'validation.required', event: { account: null }, when: pays },
    { rule: 'money.currency_mix', event: { account: { id: 82, currency: 'EUR' } }, when: pays },
    // 80,00 are left of what was paid: 80,00 may go back, and nothing above it.
    { rule: 'refund.above_paid', facts: { amount: 8_001 }, when: pays, states: priced },
    { rule: 'refund.above_paid', facts: { amount: 8_000 }, when: () => false, states: priced },
    { rule: 'refund.above_paid', facts: { amount: 0 }, when: pays, states: ['accepted', 'accepted, goods back'] },
    // It leaves the house with the carrier, and not before.
    ...['pending', 'awaiting_payment', 'accepted', 'preparing', 'being_packed', 'unpacked', 'reported_to_cargo'].map(
      (order_status) => ({ rule: notSent, facts: { order_status }, when: receives }),
    ),
    { rule: notSent, facts: { order_status: 'picked_up' }, when: () => false },
  ],
  rows: {
    pending: { ...pendingRefund(''), APPROVE: needsOne, REJECT: 'rejected' },
    'pending, one accepted': { ...pendingRefund(', one accepted'), APPROVE: 'accepted', REJECT: hasOne },
    'pending, goods back': { ...decides(', goods back'), APPROVE: needsOne, REJECT: 'rejected, goods back' },
    'pending, one accepted, goods back': {
      ...decides(', one accepted, goods back'),
      APPROVE: 'accepted, goods back',
      REJECT: hasOne,
    },
    accepted: { ...comesBack('accepted'), PAY_BACK: 'refunded' },
    'accepted, goods back': { PAY_BACK: 'refunded, goods back' },
    rejected: stays(),
    'rejected, goods back': {},
    refunded: comesBack('refunded'),
    'refunded, goods back': {},
    'pending, one accepted, free': { ...pendingRefund(', one accepted'), APPROVE: 'refunded, free', REJECT: hasOne },
    'refunded, free': comesBack('refunded, free'),
    'refunded, free, goods back': {},
  },
  missing: (state, step) => {
    if (step.startsWith('RECEIVE')) return ['refund.already_received']
    if (step !== 'PAY_BACK') return ['refund.decided']
    return [state.startsWith('refunded') ? 'refund.already_paid' : 'refund.not_accepted']
  },
} satisfies ChartTable

function decide(decision: string) {
  return {
    event: { type: 'DECIDE', line_id: 71, decision, by },
    rules: [permission],
    leaves: (facts: { lines: readonly { id: number }[] }) => ({
      lines: facts.lines.map((line) => (line.id === 71 ? { ...line, decision } : line)),
    }),
  }
}

function receives(_: string, step: string): boolean {
  return step.startsWith('RECEIVE')
}

function pays(_: string, step: string): boolean {
  return step === 'PAY_BACK'
}

/** What was accepted of a refund whose lines wait can be taken back, as long as the whole is not decided. */
function decides(rest: string) {
  return { 'DECIDE accepted': `pending${rest}`, 'DECIDE pending': `pending${rest}` }
}

function pendingRefund(rest: string) {
  return { ...decides(rest), ...comesBack(`pending${rest}`) }
}

function comesBack(state: string) {
  const back = `${state}, goods back`
  return { RECEIVE: back, 'RECEIVE, broken': back, 'RECEIVE, by reason': back }
}

/** What was rejected stays with the customer. */
function stays() {
  const expected = { refused: ['refund.goods_not_expected'] }
  return { RECEIVE: expected, 'RECEIVE, broken': expected, 'RECEIVE, by reason': expected }
}
