import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { MatchStatus } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { type Candidate, productFree, productThere } from '#api/rules/catalog/product-matches.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** What the rules of a match are judged with. The panel takes it from the row that it shows, the server from its own rows. */
export interface MatchFacts {
  /** The variant of the shop that a fetch found for it, by barcode or by name. */
  readonly suggestion: Candidate | null
  /** The variant that it is matched with. */
  readonly variant_id: number | null
}

/** What may be done with a marketplace product. */
export type MatchStep =
  /** It is what was suggested. */
  | { type: 'ACCEPT' }
  /** It is nothing of the shop. */
  | { type: 'REFUSE' }
  /** It is this variant, whatever was suggested. */
  | { type: 'CHOOSE'; candidate: Candidate | null }
  /** Takes the decision back. */
  | { type: 'RELEASE' }

/** A step, and whoever takes it. */
export type MatchEvent = MatchStep & { readonly by: Holder }

export const matchRules = [permitted, productThere, productFree] as const

type Rules = Record<'auth.forbidden' | 'match.product_missing' | 'match.product_taken', RuleGuard>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: productMatches.codes.edit } })),
  ...asGuards([productThere, productFree], ({ context, event }) => ({
    candidate: event.type === 'CHOOSE' ? event.candidate : context.suggestion,
  })),
} as Rules

const flow = setup({
  types: { context: {} as MatchFacts, input: {} as MatchFacts, events: {} as MatchEvent },
  guards: { ...rules, isSuggested: ({ context }) => context.suggestion !== null },
  actions: {
    accept: assign(({ context }) => ({ variant_id: context.suggestion?.variant_id ?? null })),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { variant_id: event.candidate?.variant_id ?? null } : {})),
    release: assign({ variant_id: null }),
  },
})

const choose = {
  guard: and(['auth.forbidden', 'match.product_missing', 'match.product_taken']),
  target: 'matched',
  actions: 'choose',
} as const
const refuse = { guard: 'auth.forbidden', target: 'refused' } as const
const release = [
  { guard: and(['auth.forbidden', 'isSuggested']), target: 'suggested', actions: 'release' },
  { guard: 'auth.forbidden', target: 'unmatched', actions: 'release' },
] as const

/** The life of a product that a marketplace lists for the shop: nothing is known of it, a product is suggested, and somebody decides. */
export const productMatchChart = flow.createMachine({
  id: 'productMatch',
  context: ({ input }) => input,
  initial: 'fetched',
  states: {
    fetched: {
      description: 'A fetch brought it, and has looked for it in the shop.',
      always: [{ guard: 'isSuggested', target: 'suggested' }, { target: 'unmatched' }],
    },
    unmatched: { on: { CHOOSE: choose, REFUSE: refuse } },
    suggested: {
      on: {
        ACCEPT: {
          guard: and(['auth.forbidden', 'match.product_taken']),
          target: 'matched',
          actions: 'accept',
        },
        CHOOSE: choose,
        REFUSE: refuse,
      },
    },
    matched: { on: { CHOOSE: choose, RELEASE: [...release] } },
    refused: {
      description: 'It is nothing of the shop, and no fetch suggests anything for it any more.',
      on: { RELEASE: [...release] },
    },
  },
})

/** A stored match as its chart stands. */
export function matchAt(status: MatchStatus, facts: MatchFacts): SnapshotFrom<typeof productMatchChart> {
  return productMatchChart.resolveState({ value: status, context: facts })
}

/** The decisions about a match that need no product to be chosen, whether rules stand in their way or not; the one most come to is last. */
export function matchSteps(at: SnapshotFrom<typeof productMatchChart>): Exclude<MatchStep['type'], 'CHOOSE'>[] {
  const types = stepsOf(at).flatMap(({ type, reported }) => (reported ? [] : [type as MatchStep['type']]))
  return [...new Set(types)].filter((type) => type !== 'CHOOSE').reverse()
}

/** The step that leads back to where a match stood, from wherever one step has led it. */
export function wayBack({ status, variant_id }: { status: MatchStatus; variant_id: number | null }): MatchStep {
  if (status === 'refused') return { type: 'REFUSE' }
  if (status === 'matched' && variant_id !== null) return { type: 'CHOOSE', candidate: { variant_id, taken_by: null } }
  return { type: 'RELEASE' }
}
