import { type SnapshotFrom, transition } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { RefundAct } from '#machines/sales/refund/refund.chart.ts'
import { refundChart, refundState } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import { refundPageMachine } from '#machines/sales/refund-page/refund-page.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { refunder } from '#tests/paths/platform/people.ts'

/** What the walks find: one of two pieces of an order of 100.00, waiting, approved though nothing is paid or sent, and rejected. */
const waiting: Refund = {
  id: 7,
  version: 1,
  status: 'pending',
  received: 0,
  received_at: null,
  restock: 1,
  order: {
    id: 3,
    number: 'T-70',
    status: 'delivered',
    customer_name: 'Zeynep Yılmaz',
    currency: 'TRY',
    total: '100.00',
    paid_total: '100.00',
    refunded_total: '0.00',
  },
  lines: [
    {
      id: 1,
      order_line_id: 1,
      variant_id: 70,
      product_id: 700,
      name: 'Keten elbise',
      quantity: 1,
      bought: 2,
      reason: 'Beden uymadı',
      restock: 1,
      description: '',
      decision: 'pending',
      price: '50.00',
      tax_rate: 20,
      gross: '50.00',
      discount: '0.00',
      tax: '8.33',
      total: '50.00',
    },
  ],
  shipping: '0.00',
  amount: '0.00',
  tax_included: 1,
  taxes: [],
  account: null,
  paid_at: null,
  accounts: [
    { id: 1, kind: 'cash', name: 'Kasa', currency: 'TRY' },
    { id: 2, kind: 'bank', name: 'Banka', currency: 'TRY' },
  ],
  movements: [],
  sale: null,
  invoice: null,
  history: [],
  created_at: '2026-11-20T10:00:00.000Z',
}
const decided = (refund: Refund, decision: 'accepted' | 'rejected'): Refund => ({
  ...refund,
  amount: decision === 'accepted' ? '50.00' : '0.00',
  lines: refund.lines.map((line) => ({ ...line, decision })),
})
const unpaid: Refund = {
  ...decided(waiting, 'accepted'),
  status: 'accepted',
  order: { ...waiting.order, paid_total: '0.00' },
}
const unsent: Refund = {
  ...decided(waiting, 'accepted'),
  status: 'accepted',
  order: { ...waiting.order, status: 'accepted' },
}
const rejected: Refund = { ...decided(waiting, 'rejected'), status: 'rejected' }
/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

const acts: readonly RefundAct[] = ['APPROVE', 'REJECT', 'RECEIVE', 'PAY_BACK']
const decisions = ['accepted', 'rejected', 'pending'] as const

type Snapshot = SnapshotFrom<typeof refundPageMachine>

/** One refund on its page. */
export default paths(refundPageMachine)({
  inputs: { deciding: { id: 7, holder: refunder } },
  events: (snapshot) => [
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
    ...decisions.map((decision) => ({ type: 'STEP', step: { type: 'DECIDE', line_id: 1, decision } }) as const),
    ...acts.map((type) => ({ type: 'STEP', step: { type } }) as const),
    ...(takesAccount(snapshot) ? [{ type: 'ACCOUNT', account_id: 1 } as const] : []),
    ...(takesKeeping(snapshot) ? [{ type: 'SET_RESTOCK', restock: false } as const] : []),
  ],
  answers: {
    open: {
      done: [waiting, unpaid, unsent, rejected],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    send: (snapshot) => ({
      done: [after(snapshot)],
      failed: [failure('network'), ...(isVersioned(snapshot) ? [stale] : [])],
    }),
  },
  key: ({ value, context: { record: refund, command, account_id, restock } }) =>
    JSON.stringify([
      value,
      refund && [refund.status, refund.received, refund.restock, refund.lines[0]?.decision],
      refund && [refund.order.paid_total, refund.order.status],
      account_id,
      restock,
      command,
    ]),
})

/** A decision stands whatever came before, and money goes back once: only the others can be too late. */
function isVersioned({ context: { command } }: Snapshot): boolean {
  return command?.type !== 'DECIDE' && command?.type !== 'PAY_BACK'
}

/** The account is chosen where money may go back, with the goods still on their way. */
function takesAccount({ value, context: { record: refund, account_id } }: Snapshot): boolean {
  return value === 'shown' && refund?.status === 'accepted' && refund.received === 0 && account_id === null
}

/** The stock is chosen while nothing is decided. */
function takesKeeping({ value, context: { record: refund, restock } }: Snapshot): boolean {
  const fresh = refund?.status === 'pending' && refund.received === 0 && refund.lines[0]?.decision === 'pending'
  return value === 'shown' && fresh && restock === null
}

/** The refund as the server answers it: after a step, what its chart makes of it. */
function after({ context: { record: refund, command, holder } }: Snapshot): Refund {
  const before = refund ?? waiting
  const state = refundState(factsOf(before))
  const { status, received, restock, lines, refunded_total } = command
    ? transition(refundChart, state, { ...command, by: holder })[0].context
    : state.context
  const decisionOf = new Map(lines.map(({ id, decision }) => [id, decision]))
  const accepted = lines.some(({ decision }) => decision === 'accepted')
  return {
    ...before,
    version: before.version + 1,
    status,
    received: received ? 1 : 0,
    restock: restock ? 1 : 0,
    lines: before.lines.map((line) => ({ ...line, decision: decisionOf.get(line.id) ?? line.decision })),
    amount: accepted ? '50.00' : '0.00',
    order: { ...before.order, refunded_total: refunded_total === 0 ? '0.00' : '50.00' },
  }
}
