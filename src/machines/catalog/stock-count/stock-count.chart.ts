import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { StockCountStatus } from '#api/contract/catalog/stock-counts.ts'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import {
  type CountFacts,
  countedWith,
  differencesExplained,
  explainedDiffer,
  goodsToCount,
  linesKnown,
  notBelowZero,
  notTooManyToCount,
  piecesSent,
  reasonsGiven,
} from '#api/rules/catalog/stock-counts.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** What may be done with a stock count. */
export type StockCountStep =
  /** What the ledger has now is what is expected on the shelves. */
  | { type: 'FREEZE' }
  | { type: 'COUNT'; pieces: { line: number; quantity: number }[] }
  /** Nobody counts any more. */
  | { type: 'REVIEW' }
  /** What differs is counted once more. */
  | { type: 'RECOUNT' }
  | { type: 'EXPLAIN'; reasons: { line: number; reason: string }[] }
  | { type: 'BOOK' }
  | { type: 'CANCEL' }

/** A step, and whoever takes it. */
export type StockCountEvent = StockCountStep & { readonly by: Holder }

export const stockCountRules = [
  permitted,
  goodsToCount,
  notTooManyToCount,
  piecesSent,
  linesKnown,
  notBelowZero,
  reasonsGiven,
  explainedDiffer,
  differencesExplained,
] as const

type Rules = Record<(typeof stockCountRules)[number]['id'], RuleGuard>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: stockCounts.codes.edit } })),
  ...asGuards([goodsToCount, notTooManyToCount, differencesExplained], ({ context }) => context),
  ...asGuards([piecesSent, linesKnown, notBelowZero], ({ context, event }) => ({ ...context, pieces: event.pieces })),
  ...asGuards([reasonsGiven, explainedDiffer], ({ context, event }) => ({ ...context, reasons: event.reasons })),
} as Rules

const flow = setup({
  types: { context: {} as CountFacts, input: {} as CountFacts, events: {} as StockCountEvent },
  guards: rules,
  actions: {
    /** Zero is counted too: somebody was there and found none. */
    add: assign(({ context, event }) => ({
      lines: context.lines.map((one) =>
        event.type === 'COUNT' && event.pieces.some(({ line }) => line === one.line)
          ? { ...one, counted: countedWith(one, event.pieces) }
          : one,
      ),
    })),
    explain: assign(({ context, event }) => ({
      lines: context.lines.map((one) => {
        const said = event.type === 'EXPLAIN' ? event.reasons.find(({ line }) => line === one.line) : undefined
        return said ? { ...one, reason: said.reason.trim() } : one
      }),
    })),
    /** What is counted again is explained again. */
    forget: assign(({ context }) => ({ lines: context.lines.map((one) => ({ ...one, reason: '' })) })),
  },
})

const count = {
  guard: and(['auth.forbidden', 'count.no_pieces', 'count.not_in_count', 'count.below_zero']),
  actions: 'add',
} as const
const cancel = { guard: 'auth.forbidden', target: 'cancelled', meta: { forGood: true } } as const

/** The life of a stock count: what the ledger has is frozen, people count, differences are explained, and are booked once. */
export const stockCountChart = flow.createMachine({
  id: 'stockCount',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      meta: { main: 'FREEZE' },
      on: {
        FREEZE: { guard: and(['auth.forbidden', 'count.nothing', 'count.too_many']), target: 'frozen' },
        CANCEL: cancel,
      },
    },
    frozen: {
      description: 'What the ledger had is kept; what is sold meanwhile changes no difference.',
      on: { COUNT: { ...count, target: 'counting' }, CANCEL: cancel },
    },
    counting: {
      meta: { main: 'REVIEW' },
      on: {
        COUNT: count,
        REVIEW: { guard: 'auth.forbidden', target: 'review' },
        CANCEL: cancel,
      },
    },
    review: {
      meta: { main: 'BOOK', likely: ['RECOUNT'] },
      on: {
        EXPLAIN: { guard: and(['auth.forbidden', 'count.no_reasons', 'count.no_difference']), actions: 'explain' },
        RECOUNT: { guard: 'auth.forbidden', target: 'counting', actions: 'forget' },
        BOOK: { guard: and(['auth.forbidden', 'count.unexplained']), target: 'booked', meta: { forGood: true } },
        CANCEL: cancel,
      },
    },
    booked: { description: 'Each difference is an adjustment in the ledger.' },
    cancelled: { description: 'Nothing was written.' },
  },
})

/** A stored count as its chart stands. */
export function stockCountAt(status: StockCountStatus, facts: CountFacts): SnapshotFrom<typeof stockCountChart> {
  return stockCountChart.resolveState({ value: status, context: facts })
}

/** The steps at the head of its page: those that take it elsewhere and carry nothing. */
export function stockCountSteps(
  at: SnapshotFrom<typeof stockCountChart>,
): ('FREEZE' | 'REVIEW' | 'RECOUNT' | 'BOOK' | 'CANCEL')[] {
  return stepsOf(at)
    .filter(({ type }) => type !== 'COUNT' && type !== 'EXPLAIN')
    .map(({ type }) => type as 'FREEZE')
}
