import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { PurchaseAdding, PurchaseDraft, PurchaseStatus, ReceivedPieces } from '#api/contract/money/purchases.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import {
  allReceived,
  comingOf,
  invoiceRules,
  linesToOrder,
  type PurchaseFacts,
  purchaseDraftRules,
  receivingRules,
} from '#api/rules/money/purchases.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, asOneGuard, type RuleGuard, type RulesGuard } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** What may be done with a purchase. */
export type PurchaseStep =
  | { type: 'WRITE'; draft: PurchaseDraft; adding: PurchaseAdding }
  | { type: 'ORDER' }
  /** Goods came; what a piece cost may become the supplier's price of its variant. */
  | { type: 'RECEIVE'; pieces: ReceivedPieces; update_prices: 0 | 1 }
  /** The rest does not come any more. */
  | { type: 'CLOSE' }
  /** The supplier's invoice of what came; in the books the supplier is owed. */
  | { type: 'INVOICE'; number: string; day: string }
  /** The invoice is taken back out of the books. */
  | { type: 'REOPEN' }
  | { type: 'CANCEL' }

/** A step, and whoever takes it. */
export type PurchaseEvent = PurchaseStep & { readonly by: Holder }

export const purchaseRules = [
  permitted,
  ...purchaseDraftRules,
  linesToOrder,
  ...receivingRules,
  ...invoiceRules,
] as const

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: purchases.codes.edit } })),
  ...asGuards([linesToOrder], ({ context }) => context),
} as Record<'auth.forbidden' | 'purchase.no_lines', RuleGuard>

const flow = setup({
  types: { context: {} as PurchaseFacts, input: {} as PurchaseFacts, events: {} as PurchaseEvent },
  guards: {
    ...rules,
    draft: asOneGuard(purchaseDraftRules, ({ event }) => broken(purchaseDraftRules, event)) as RulesGuard,
    receipt: asOneGuard(receivingRules, ({ context, event }) =>
      broken(receivingRules, { ...context, pieces: event.pieces }),
    ) as RulesGuard,
    invoice: asOneGuard(invoiceRules, ({ event }) => broken(invoiceRules, event)) as RulesGuard,
    complete: ({ context, event }) => event.type === 'RECEIVE' && allReceived({ ...context, pieces: event.pieces }),
  },
  actions: {
    /** What is left out is taken off; what is added is known once it is stored. */
    write: assign(({ context, event }) =>
      event.type === 'WRITE'
        ? {
            lines: context.lines.flatMap((one) => {
              const written = event.draft.lines.find(({ line }) => line === one.line)
              return written ? [{ ...one, quantity: wholeOf(written.quantity) }] : []
            }),
          }
        : {},
    ),
    receive: assign(({ context, event }) =>
      event.type === 'RECEIVE'
        ? {
            lines: context.lines.map((one) => ({ ...one, received: one.received + comingOf(one.line, event.pieces) })),
          }
        : {},
    ),
  },
})

const receive = [
  { guard: and(['auth.forbidden', 'receipt', 'complete']), target: 'received', actions: 'receive' },
  { guard: and(['auth.forbidden', 'receipt']), target: 'partly_received', actions: 'receive' },
] as const
const cancel = { guard: 'auth.forbidden', target: 'cancelled', meta: { forGood: true } } as const

/** The life of a purchase: written, ordered, received in parts into the stock, and invoiced by its supplier. */
export const purchaseChart = flow.createMachine({
  id: 'purchase',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      meta: { main: 'ORDER' },
      on: {
        WRITE: { guard: and(['auth.forbidden', 'draft']), actions: 'write' },
        ORDER: { guard: and(['auth.forbidden', 'purchase.no_lines']), target: 'ordered' },
        CANCEL: cancel,
      },
    },
    ordered: {
      description: 'Nothing came yet; it can still be cancelled.',
      on: { RECEIVE: receive, CANCEL: cancel },
    },
    partly_received: {
      description: 'What came is in the stock at what it cost.',
      on: { RECEIVE: receive, CLOSE: { guard: 'auth.forbidden', target: 'received', meta: { forGood: true } } },
    },
    received: {
      on: { INVOICE: { guard: and(['auth.forbidden', 'invoice']), target: 'invoiced' } },
    },
    invoiced: {
      description: 'The supplier’s invoice of what came is in the books.',
      on: { REOPEN: { guard: 'auth.forbidden', target: 'received', meta: { forGood: true } } },
    },
    cancelled: { description: 'Nothing came, and nothing is owed.' },
  },
})

/** A stored purchase as its chart stands. */
export function purchaseAt(status: PurchaseStatus, facts: PurchaseFacts): SnapshotFrom<typeof purchaseChart> {
  return purchaseChart.resolveState({ value: status, context: facts })
}

/** The steps at the head of its page: those that carry nothing. */
export function purchaseSteps(at: SnapshotFrom<typeof purchaseChart>): PurchaseStep[] {
  return stepsOf(at)
    .filter(({ type }) => type !== 'WRITE' && type !== 'RECEIVE' && type !== 'INVOICE')
    .map(({ type }) => ({ type }) as PurchaseStep)
}
