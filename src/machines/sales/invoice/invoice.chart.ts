import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { InvoiceAnswer, InvoiceStatus } from '#api/contract/sales/order-invoice.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { permitted } from '#api/rules/platform/session.ts'
import {
  hasInvoice,
  type InvoiceEvent,
  type InvoiceFacts,
  identified,
  inProduction,
  isEArchive,
  notInvoiced,
  notQueued,
  orderPaid,
  rateKnown,
  reachable,
  sellerKnown,
} from '#api/rules/sales/invoices.ts'
import { notCancelled, notRejected, somethingToSend } from '#api/rules/sales/orders.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** Whoever opens an order may have it invoiced. */
export const invoiceCodes: readonly number[] = orders.codes.edit

const ofFacts = [
  orderPaid,
  inProduction,
  isEArchive,
  notQueued,
  identified,
  reachable,
  sellerKnown,
  rateKnown,
  notInvoiced,
  hasInvoice,
  restSettled,
] as const
const ofOrder = [notCancelled, notRejected, somethingToSend] as const
/** What may stand in the way of whoever may open the order at all. */
export const invoiceRules = [...ofFacts, ...ofOrder] as const

type Rules = Record<(typeof permitted | (typeof invoiceRules)[number])['id'], RuleGuard>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: invoiceCodes } })),
  ...asGuards(ofFacts, ({ context }) => context),
  ...asGuards(ofOrder, ({ context }) => ({ ...context, status: context.order_status })),
} as Rules

const statuses: Partial<Record<InvoiceEvent['type'], InvoiceStatus>> = {
  ISSUE: 'waiting',
  CANCEL: 'none',
  SUCCEED: 'succeed',
  FAIL: 'error',
  LOSE: 'unknown',
  FIND: 'waiting',
}
const answers: Partial<Record<InvoiceEvent['type'], InvoiceAnswer>> = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  TAKE_AS_ACCEPTED: 'automatic',
  LOSE_ANSWER: 'unknown',
}

const flow = setup({
  types: { context: {} as InvoiceFacts, input: {} as InvoiceFacts, events: {} as InvoiceEvent },
  guards: rules,
  actions: {
    stand: assign(({ context, event }) => ({ status: statuses[event.type] ?? context.status })),
    begin: assign(({ event }) =>
      event.type === 'ISSUE' ? { profile: event.profile, answer: 'waiting' as const } : {},
    ),
    end: assign({ profile: null, answer: 'waiting' }),
    hear: assign(({ context, event }) => ({ answer: answers[event.type] ?? context.answer })),
  },
})

const issue = and([
  'auth.forbidden',
  'invoice.queued',
  'invoice.issued',
  'order.cancelled_is_final',
  'order.rejected_is_final',
  'invoice.unpaid',
  'invoice.not_production',
  'invoice.seller',
  'invoice.currency',
  'invoice.identity',
  'invoice.recipient',
  'order.rest_open',
  'order.nothing_to_send',
])
const cancel = and([
  'auth.forbidden',
  'invoice.none',
  'invoice.queued',
  'invoice.not_production',
  'invoice.only_earchive_cancel',
])

/** Where there is no invoice one is issued; the others tell why not yet. */
const usual = { meta: { main: 'ISSUE', likely: ['ASK', 'CANCEL'] } } as const

/** The integrator or the recipient says so: nobody is offered it as a step. */
const said = { guard: 'auth.forbidden', meta: { reported: true } } as const
const reported = (target: InvoiceStatus) => ({ ...said, target, actions: 'stand' }) as const
/** What was not taken is no invoice. */
const failed = { ...said, target: 'error', actions: ['end', 'stand'] } as const
const heard = (target: InvoiceAnswer) => ({ ...said, target, actions: 'hear' }) as const
const answered = {
  APPROVE: heard('approved'),
  REJECT: heard('rejected'),
  TAKE_AS_ACCEPTED: heard('automatic'),
} as const

/** The life of an order's invoice: what the tax authority says of it, and once it was taken, what the recipient answers. */
export const invoiceChart = flow.createMachine({
  id: 'invoice',
  context: ({ input }) => input,
  initial: 'none',
  on: {
    ISSUE: { guard: issue, target: '.waiting', actions: ['begin', 'stand'] },
    ASK: { guard: and(['auth.forbidden', 'invoice.none', 'invoice.not_production']), actions: 'stand' },
    CANCEL: { guard: cancel, target: '.none', actions: ['end', 'stand'], meta: { forGood: true } },
    PRINT: { guard: and(['auth.forbidden', 'invoice.none', 'invoice.queued']), actions: 'stand' },
  },
  states: {
    none: usual,
    waiting: { on: { SUCCEED: reported('succeed'), FAIL: failed, LOSE: reported('unknown') } },
    succeed: {
      initial: 'waiting',
      states: {
        waiting: { on: { ...answered, LOSE_ANSWER: heard('unknown') } },
        approved: {},
        rejected: {},
        unknown: { on: answered },
        automatic: { description: 'It counts as accepted without an answer.' },
      },
    },
    unknown: { on: { SUCCEED: reported('succeed'), FAIL: failed, FIND: reported('waiting') } },
    error: { ...usual, description: 'It was not taken, and may be issued again.' },
  },
})

type Snapshot = SnapshotFrom<typeof invoiceChart>

/** The stored invoice of an order as its chart stands. */
export function invoiceAt(facts: InvoiceFacts): Snapshot {
  const value = facts.status === 'succeed' ? { succeed: facts.answer } : facts.status
  return invoiceChart.resolveState({ value, context: facts })
}

/** The steps that a person may take of an invoice, whether rules stand in their way or not. */
export function invoiceSteps(at: Snapshot): InvoiceEvent['type'][] {
  return stepsOf(at)
    .filter(({ reported }) => !reported)
    .map(({ type }) => type as InvoiceEvent['type'])
}
