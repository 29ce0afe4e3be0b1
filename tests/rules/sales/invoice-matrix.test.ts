import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { type InvoiceAnswer, type InvoiceStatus, invoiceAnswers } from '#api/contract/sales/order-invoice.ts'
import type { InvoiceEvent, InvoiceFacts, InvoiceStep } from '#api/rules/sales/invoices.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { invoiceAt, invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { person } from '#tests/invoice-people.ts'

/** T2 of the invoice: every state, every event and every fact that a rule asks for, against the chart as decisions.md §4 tells it. */

interface State {
  readonly status: InvoiceStatus
  readonly answer: InvoiceAnswer
}
const states: readonly State[] = [
  ...(['none', 'waiting', 'unknown', 'error'] as const).map((status) => ({ status, answer: 'waiting' as const })),
  ...invoiceAnswers.map((answer) => ({ status: 'succeed' as const, answer })),
]
const steps: readonly InvoiceStep[] = [
  { type: 'ISSUE', profile: 'earchive' },
  { type: 'ISSUE', profile: 'commercial' },
  { type: 'ASK' },
  { type: 'CANCEL' },
  { type: 'PRINT' },
  { type: 'SUCCEED' },
  { type: 'FAIL' },
  { type: 'LOSE' },
  { type: 'FIND' },
  { type: 'APPROVE' },
  { type: 'REJECT' },
  { type: 'TAKE_AS_ACCEPTED' },
  { type: 'LOSE_ANSWER' },
]
const recipients = [
  { recipient: person, wrong: [] },
  { recipient: { ...person, tc_number: '10000000147' }, wrong: ['invoice.identity'] },
  { recipient: { ...person, city: ' ' }, wrong: ['invoice.recipient'] },
  { recipient: { ...person, contact_type: 'corporate' as const }, wrong: ['invoice.identity', 'invoice.recipient'] },
] as const
const orders = [
  { order_status: 'delivered', wrong: [] },
  { order_status: 'cancelled', wrong: ['order.cancelled_is_final'] },
  { order_status: 'rejected', wrong: ['order.rejected_is_final'] },
] as const
const both = [true, false]

/** What the specification has in the way, but for who asks; `null` where the state has no such step. */
function expected({ type }: InvoiceStep, { status, answer, ...facts }: InvoiceFacts, wrong: readonly string[]) {
  const queued = status === 'waiting' || status === 'unknown' ? ['invoice.queued'] : []
  const none = status === 'none' || status === 'error' ? ['invoice.none'] : []
  const trying = facts.production ? [] : ['invoice.not_production']
  if (type === 'ISSUE')
    return [
      ...queued,
      ...trying,
      ...wrong,
      ...(status === 'succeed' ? ['invoice.issued'] : []),
      ...(facts.paid ? [] : ['invoice.unpaid']),
      ...(facts.seller_lacks.length === 0 ? [] : ['invoice.seller']),
      ...(facts.currency === 'TRY' ? [] : ['invoice.currency']),
    ]
  if (type === 'ASK') return [...none, ...trying]
  if (type === 'PRINT') return [...none, ...queued]
  if (type === 'CANCEL')
    return [...none, ...queued, ...trying, ...(facts.profile === 'basic' ? ['invoice.only_earchive_cancel'] : [])]
  return leads[type]?.({ status, answer }) ? [] : null
}

const open = ({ status }: State) => status === 'waiting' || status === 'unknown'
const unanswered = ({ status, answer }: State) => status === 'succeed' && (answer === 'waiting' || answer === 'unknown')
const leads: Readonly<Record<string, (state: State) => boolean>> = {
  SUCCEED: open,
  FAIL: open,
  LOSE: ({ status }) => status === 'waiting',
  FIND: ({ status }) => status === 'unknown',
  APPROVE: unanswered,
  REJECT: unanswered,
  TAKE_AS_ACCEPTED: unanswered,
  LOSE_ANSWER: ({ status, answer }) => status === 'succeed' && answer === 'waiting',
}
/** Where each step leads; what is not named leaves the invoice as it stands. */
const after: Readonly<Record<string, unknown>> = {
  ISSUE: 'waiting',
  CANCEL: 'none',
  SUCCEED: { succeed: 'waiting' },
  FAIL: 'error',
  LOSE: 'unknown',
  FIND: 'waiting',
  APPROVE: { succeed: 'approved' },
  REJECT: { succeed: 'rejected' },
  TAKE_AS_ACCEPTED: { succeed: 'automatic' },
  LOSE_ANSWER: { succeed: 'unknown' },
}

function* cells(): Generator<{ facts: InvoiceFacts; wrong: readonly string[] }> {
  for (const state of states)
    for (const profile of state.status === 'none' || state.status === 'error'
      ? [null]
      : (['earchive', 'basic'] as const))
      for (const paid of both)
        for (const production of both)
          for (const seller_lacks of [[], ['tax_number' as const]])
            for (const currency of ['TRY', 'EUR'])
              for (const { recipient, wrong } of recipients)
                for (const { order_status, wrong: ended } of orders)
                  yield {
                    facts: {
                      ...state,
                      profile,
                      paid,
                      production,
                      seller_lacks,
                      currency,
                      recipient,
                      order_status,
                      short: [],
                      lines: [{ id: 7, quantity: 1, returned: 0 }],
                    },
                    wrong: [...wrong, ...ended],
                  }
}

test('T2: every state × event × facts is refused by exactly the rules that the specification has in its way', () => {
  const wrong: unknown[] = []
  let met = 0
  for (const { facts, wrong: amiss } of cells())
    for (const step of steps)
      for (const permissions of [[1501], [1500]]) {
        const event = { ...step, by: { permissions } } as InvoiceEvent
        const at = invoiceAt(facts)
        const rules = expected(step, facts, amiss)
        const asked =
          rules === null ? ['flow.no_such_step'] : [...rules, ...(permissions[0] === 1501 ? [] : ['auth.forbidden'])]
        const found = refusals(at, event).map(({ id }) => id)
        const [next] = transition(invoiceChart, at, event)
        const to = asked.length > 0 ? at.value : (after[step.type] ?? at.value)
        const same = JSON.stringify([...found].sort()) === JSON.stringify([...asked].sort())
        if (!same || JSON.stringify(next.value) !== JSON.stringify(to))
          wrong.push([facts, event, found, asked, next.value, to])
        met += 1
      }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(met).toBe(16 * 192 * 26)
})
