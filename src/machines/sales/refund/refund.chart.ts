import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { RefundDecision, RefundStatus } from '#api/contract/sales/order-refunds.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { broken, type Refusal, type Rule } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import {
  accountChosen,
  goodsExpected,
  goodsSent,
  isApproved,
  noneAccepted,
  notPaidBack,
  notReceived,
  type PayingAccount,
  restocksByReason,
  sameCurrency,
  someAccepted,
  stillPending,
  withinPaid,
} from '#api/rules/sales/refunds.ts'
import { asGuards, noSuchStep, type RuleGuard, refusals } from '#machines/platform/refusals.ts'
import { stepsAhead, stepsOf } from '#machines/platform/steps-of.ts'

/** What the rules of a refund are judged with. The panel takes it from the refund that it shows, the server from its own rows. */
export interface RefundFacts {
  readonly status: RefundStatus
  readonly received: boolean
  /** What came back goes into the stock again. */
  readonly restock: boolean
  /** `restock`: by its reason it goes into the stock again. */
  readonly lines: readonly { readonly id: number; readonly decision: RefundDecision; readonly restock: boolean }[]
  /** Where its order stands. */
  readonly order_status: OrderStatus
  readonly currency: string
  /** Kuruş: what goes back for the accepted lines, what was paid of the order, and what of that went back before. */
  readonly amount: Minor
  readonly paid_total: Minor
  readonly refunded_total: Minor
}

/** What may happen to a refund. */
export type RefundStep =
  | { type: 'DECIDE'; line_id: number; decision: RefundDecision }
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  /** The goods came back, into the stock or not; where that is not said, as their reasons have it. */
  | { type: 'RECEIVE'; restock?: boolean }
  | { type: 'PAY_BACK'; account: PayingAccount | null }

/** A step, and whoever takes it. */
export type RefundEvent = RefundStep & { readonly by: Holder }

/** Who may open a refund and take it further. */
export const refundCodes: readonly number[] = orderRefunds.codes.edit

export const refundRules = [
  permitted,
  noneAccepted,
  someAccepted,
  isApproved,
  notPaidBack,
  withinPaid,
  stillPending,
  notReceived,
  goodsExpected,
  goodsSent,
  accountChosen,
  sameCurrency,
] as const

type Rules = Record<
  | 'auth.forbidden'
  | 'refund.reject_has_accepted'
  | 'refund.approve_needs_accepted'
  | 'refund.above_paid'
  | 'refund.goods_not_expected'
  | 'refund.goods_not_sent'
  | 'validation.required'
  | 'money.currency_mix',
  RuleGuard
>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: refundCodes } })),
  ...asGuards([noneAccepted, someAccepted], ({ context }) => context),
  ...asGuards([withinPaid], ({ context }) => context),
  ...asGuards([goodsExpected, goodsSent], ({ context }) => context),
  ...asGuards([accountChosen], ({ event }) => event),
  ...asGuards([sameCurrency], ({ context, event }) => ({ account: event.account, currency: context.currency })),
} as Rules

const flow = setup({
  types: { context: {} as RefundFacts, input: {} as RefundFacts, events: {} as RefundEvent },
  guards: {
    ...rules,
    /** Of a gift there is nothing to pay back. */
    isWorthMoney: ({ context }) => context.amount > 0,
  },
  actions: {
    decide: assign(({ context, event }) =>
      event.type === 'DECIDE'
        ? {
            lines: context.lines.map((line) =>
              line.id === event.line_id ? { ...line, decision: event.decision } : line,
            ),
          }
        : {},
    ),
    /** What was not decided until now is not accepted. */
    approve: assign(({ context }) => ({
      status: 'accepted' as const,
      lines: context.lines.map((line) =>
        line.decision === 'pending' ? { ...line, decision: 'rejected' as const } : line,
      ),
    })),
    reject: assign(({ context }) => ({
      status: 'rejected' as const,
      lines: context.lines.map((line) => ({ ...line, decision: 'rejected' as const })),
    })),
    receive: assign(({ context, event }) =>
      event.type === 'RECEIVE' ? { received: true, restock: event.restock ?? restocksByReason(context.lines) } : {},
    ),
    /** There is nothing to pay back. */
    close: assign({ status: 'refunded' as const }),
    payBack: assign(({ context }) => ({
      status: 'refunded' as const,
      refunded_total: context.refunded_total + context.amount,
    })),
  },
})

const approve = and(['auth.forbidden', 'refund.approve_needs_accepted'])

/** The life of a refund: what is decided about it and paid back, and beside it whether the goods came back. */
export const refundChart = flow.createMachine({
  id: 'refund',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    decision: {
      initial: 'pending',
      states: {
        pending: {
          meta: { main: 'APPROVE', likely: ['REJECT'] },
          on: {
            DECIDE: { guard: 'auth.forbidden', actions: 'decide' },
            APPROVE: [
              { guard: and([approve, 'isWorthMoney']), target: 'accepted', actions: 'approve' },
              { guard: approve, target: 'refunded', actions: ['approve', 'close'] },
            ],
            REJECT: {
              guard: and(['auth.forbidden', 'refund.reject_has_accepted']),
              target: 'rejected',
              actions: 'reject',
              meta: { forGood: true },
            },
          },
        },
        accepted: {
          description: 'What it is worth stands.',
          meta: { main: 'PAY_BACK' },
          on: {
            PAY_BACK: {
              guard: and(['auth.forbidden', 'validation.required', 'money.currency_mix', 'refund.above_paid']),
              target: 'refunded',
              actions: 'payBack',
            },
          },
        },
        rejected: { type: 'final' },
        refunded: { type: 'final', description: 'The money went back, once; of what was free there is none.' },
      },
    },
    goods: {
      initial: 'awaited',
      states: {
        awaited: {
          on: {
            RECEIVE: {
              guard: and(['auth.forbidden', 'refund.goods_not_expected', 'refund.goods_not_sent']),
              target: 'received',
              actions: 'receive',
            },
          },
        },
        received: { type: 'final', description: 'What was accepted of it is in the stock again, if it was kept.' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof refundChart>

/** A stored refund as its chart stands. */
export function refundState(facts: RefundFacts): Snapshot {
  const value = { decision: facts.status, goods: facts.received ? 'received' : 'awaited' } as Snapshot['value']
  return refundChart.resolveState({ value, context: facts })
}

/** Which rules stand in the way of a step. Where the state has no such step, the rules of where it stands say why. */
export function refundRefusals(snapshot: Snapshot, event: RefundEvent): Refusal[] {
  const found = refusals(snapshot, event)
  if (!found.some(({ id }) => id === noSuchStep)) return found
  const why = broken(endedRules[event.type] ?? [], snapshot.context)
  return why.length > 0 ? why : found
}

/** What is known of a refund once its chart stands there. */
export function factsAfter({ value, context }: Snapshot): RefundFacts {
  return { ...context, status: value.decision, received: value.goods === 'received' }
}

/** The steps that are about the whole refund. */
export type RefundAct = Exclude<RefundStep['type'], 'DECIDE'>

/** The steps ahead of a refund: those of where it stands, and those that say why it is too early for them. */
export function refundSteps(at: Snapshot): RefundAct[] {
  const here = stepsOf(at).map(({ type }) => type)
  const ahead = stepsAhead(at).filter(({ type }) => here.includes(type) || type in endedRules)
  const acts = ahead.filter(({ type }) => type !== 'DECIDE')
  return [...new Set(acts.map(({ type }) => type as RefundAct))]
}

/** Where a refund must stand for a step. */
const endedRules: Readonly<Record<string, readonly Rule<RefundFacts>[]>> = {
  DECIDE: [stillPending],
  APPROVE: [stillPending],
  REJECT: [stillPending],
  RECEIVE: [notReceived],
  PAY_BACK: [isApproved, notPaidBack],
}
