import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type {
  ExpenseAccount,
  IncomingAdding,
  IncomingDraft,
  IncomingStatus,
} from '#api/contract/money/incoming-invoices.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import {
  allMatched,
  answerRules,
  bookingRules,
  type IncomingFacts,
  type IncomingLineFacts,
  incomingDraftRules,
  matchedPieces,
  rateTyped,
  rejectReasoned,
  standingRules,
  writtenByHand,
  wrongInDraft,
} from '#api/rules/money/incoming-invoices.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, asOneGuard, type RuleGuard, type RulesGuard } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** What may be done with an incoming invoice. */
export type IncomingStep =
  | { type: 'WRITE'; draft: IncomingDraft; adding: IncomingAdding }
  | { type: 'MATCH'; line: number; variant_id: number | null; pieces: Typed; account: ExpenseAccount | null }
  | {
      type: 'ASSIGN'
      supplier_id: number | null
      new_supplier: 0 | 1
      purchase_id: number | null
      rate: Typed
    }
  | { type: 'BOOK' }
  | { type: 'UNBOOK' }
  | { type: 'APPROVE' }
  | { type: 'REJECT'; reason: string }
  | { type: 'CANCEL' }

/** The lines that the supplier's earlier invoices tell of, as the server finds them once the supplier is said. */
interface Finding {
  readonly found?: readonly number[]
}

/** A step, and whoever takes it. */
export type IncomingEvent = IncomingStep & Finding & { readonly by: Holder }

export const incomingRules = [
  permitted,
  writtenByHand,
  ...incomingDraftRules,
  matchedPieces,
  rateTyped,
  ...bookingRules,
  ...answerRules,
  rejectReasoned,
  ...standingRules,
] as const

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: incomingInvoices.codes.edit } })),
  ...asGuards([writtenByHand], ({ context }) => context),
  ...asGuards(standingRules, ({ context }) => context),
} as Record<
  'auth.forbidden' | 'incoming.from_file' | 'incoming.booked' | 'incoming.rejected' | 'incoming.cancelled',
  RuleGuard
>

const flow = setup({
  types: { context: {} as IncomingFacts, input: {} as IncomingFacts, events: {} as IncomingEvent },
  guards: {
    ...rules,
    draft: asOneGuard(incomingDraftRules, ({ event }) => wrongInDraft(event.draft)) as RulesGuard,
    pieces: asOneGuard([matchedPieces], ({ event }) => broken([matchedPieces], event)) as RulesGuard,
    rate: asOneGuard([rateTyped], ({ event }) => broken([rateTyped], event)) as RulesGuard,
    booking: asOneGuard(bookingRules, ({ context }) => broken(bookingRules, context)) as RulesGuard,
    answer: asOneGuard(answerRules, ({ context }) => broken(answerRules, context)) as RulesGuard,
    reason: asOneGuard([rejectReasoned], ({ event }) => broken([rejectReasoned], event)) as RulesGuard,
    complete: ({ context, event }) => allMatched(linesAfter(context, event)),
  },
  actions: {
    settle: assign(({ context, event }) => {
      const lines = linesAfter(context, event)
      return {
        ...{ lines, status: allMatched(lines) ? 'matched' : 'received' },
        ...(event.type === 'ASSIGN'
          ? {
              supplier_id: event.new_supplier === 1 ? context.supplier_id : event.supplier_id,
              rate: context.currency === context.home_currency || event.rate === '' ? null : String(event.rate),
            }
          : {}),
      }
    }),
    approve: assign({ answer: 'approved' }),
    book: assign({ status: 'booked' }),
    unbook: assign({ status: 'matched' }),
    reject: assign({ status: 'rejected', answer: 'rejected' }),
    cancel: assign({ status: 'cancelled' }),
  },
})

const settled = (guards: readonly string[]) =>
  [
    { guard: and(['auth.forbidden', ...guards, 'complete'] as never), target: 'matched', actions: 'settle' },
    { guard: and(['auth.forbidden', ...guards] as never), target: 'received', actions: 'settle' },
  ] as const
const standing = ['auth.forbidden', 'incoming.booked', 'incoming.rejected', 'incoming.cancelled'] as const
const approve = { guard: and(['auth.forbidden', 'answer']), actions: 'approve' } as const
const open = { WRITE: settled(['incoming.from_file', 'draft']), MATCH: settled(['pieces']), APPROVE: approve } as const

/** The life of an invoice that a supplier sent: its lines are matched, it is booked, and a commercial one is answered. */
export const incomingChart = flow.createMachine({
  id: 'incomingInvoice',
  context: ({ input }) => input,
  initial: 'received',
  on: {
    BOOK: { guard: and([...standing, 'booking']), target: '.booked', actions: 'book' },
    REJECT: {
      guard: and([...standing, 'answer', 'reason']),
      target: '.rejected',
      actions: 'reject',
      meta: { forGood: true },
    },
    CANCEL: { guard: and([...standing]), target: '.cancelled', actions: 'cancel', meta: { forGood: true } },
  },
  states: {
    received: {
      description: 'Some of its lines are not yet known.',
      meta: { main: 'BOOK' },
      on: { ...open, ASSIGN: settled(['rate']) },
    },
    matched: {
      description: 'Every line is a product or an expense.',
      meta: { main: 'BOOK' },
      on: { ...open, ASSIGN: { guard: and(['auth.forbidden', 'rate']), actions: 'settle' } },
    },
    booked: {
      description: 'It is in the books, and the supplier is owed.',
      on: {
        UNBOOK: { guard: 'auth.forbidden', target: 'matched', actions: 'unbook', meta: { forGood: true } },
        APPROVE: approve,
      },
    },
    rejected: { description: 'The supplier was told that it is not accepted; nothing is owed of it.' },
    cancelled: { description: 'It was put aside; its number may come again.' },
  },
})

/** A stored incoming invoice as its chart stands. */
export function incomingAt(status: IncomingStatus, facts: IncomingFacts): SnapshotFrom<typeof incomingChart> {
  return incomingChart.resolveState({ value: status, context: facts })
}

/** The steps at the head of its page: those that carry nothing. Where it has ended, none is left. */
export function incomingSteps(at: SnapshotFrom<typeof incomingChart>): IncomingStep[] {
  if (at.matches('cancelled') || at.matches('rejected')) return []
  return stepsOf(at)
    .filter(({ type }) => ['UNBOOK', 'CANCEL'].includes(type) || (type === 'BOOK' && !at.matches('booked')))
    .map(({ type }) => ({ type }) as IncomingStep)
}

/** Its lines once the step is taken, as far as the chart knows them. */
function linesAfter({ lines }: IncomingFacts, event: IncomingEvent): readonly IncomingLineFacts[] {
  if (event.type === 'MATCH')
    return lines.map((one) =>
      one.line === event.line ? { ...one, variant_id: event.variant_id, account: event.account } : one,
    )
  if (event.type === 'ASSIGN')
    return lines.map((one) => (event.found?.includes(one.line) ? { ...one, account: one.account ?? '770' } : one))
  if (event.type !== 'WRITE') return lines
  const kept = lines.filter(({ line }) => event.draft.lines.some((one) => one.line === line))
  const added = { line: 0, name: '', variant_id: null, account: '770', net: 0, tax: 0 } as const
  return event.adding ? [...kept, added] : kept
}
