import { and, assign, emit, setup } from 'xstate'
import type { Match, MatchDecisions, MatchSummary, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, asOneGuard, noSuchStep, type Ruled, type RuleGuard, refusals } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { type MatchStep, matchAt, matchRules } from './product-match.chart.ts'

export interface MatchDeskInput {
  readonly holder: Holder
}

/** Long work on its way to the server: everything is fetched anew, or one decision is taken over many. */
export type Begun = { readonly fetch: true } | MatchDecisions

interface MatchDeskContext extends MatchDeskInput {
  /** `null` until the first answer. */
  readonly summary: MatchSummary | null
  /** The marketplace product that is compared or stepped. */
  readonly row: Match | null
  /** The variant that was chosen to compare it with, in place of what was suggested. */
  readonly picked: ShopVariant | null
  readonly picking: number
  readonly step: MatchStep | null
  readonly begun: Begun
  /** How many a decision is about. */
  readonly count: number
  readonly failure: ApiFailure | null
  /** Kept over retries, so that what got no answer is not done twice. */
  readonly key: string
}

type MatchDeskEvent =
  /** Lays a marketplace product and what it is in the shop side by side. */
  | { type: 'COMPARE'; row: Match }
  /** Another variant of the shop beside it. */
  | { type: 'PICK'; variant_id: number }
  /** A step of a match's chart: the chart says whether it may be taken. */
  | { type: 'STEP'; row: Match; step: MatchStep }
  | { type: 'FETCH' }
  | { type: 'DECIDE'; decision: MatchDecisions['decision']; ids: readonly number[] }
  /** Every suggestion whose barcode is the same. */
  | { type: 'ACCEPT_ALL' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }

/** A variant that is looked at beside a marketplace product. */
export interface Weighing {
  readonly variant_id: number
  readonly match_id: number
}

/** A step on its way to the server. */
export interface Stepping {
  readonly row: Match
  readonly step: MatchStep
  readonly key: string
}

const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

const rules = {
  ...asGuards([permitted], ({ context }) => ({
    holder: context.holder,
    gate: { codes: productMatches.codes.edit },
  })),
  ...asGuards([offered], ({ context }) => accountOf(context.summary)),
  ...asGuards([somethingSelected], ({ context, event }) => ({ selected: event.ids?.length ?? context.count })),
} as Record<'auth.forbidden' | 'marketplace.offered' | 'list.none_selected', RuleGuard>

const flow = setup({
  types: {
    context: {} as MatchDeskContext,
    input: {} as MatchDeskInput,
    events: {} as MatchDeskEvent,
    emitted: {} as
      | { type: 'stepped'; before: Match; after: Match }
      | { type: 'changed' }
      | { type: 'begun'; id: number },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<MatchSummary, undefined>('look'),
    weigh: unwired<ShopVariant, Weighing>('weigh'),
    take: unwired<Match, Stepping>('take'),
    begin: unwired<Job, { begun: Begun; key: string }>('begin'),
  },
  guards: {
    ...rules,
    chart: asOneGuard([...matchRules, noStep], ({ context, event }) => inTheWay(context, event)),
  },
  actions: {
    takeSummary: assign(({ event }) => ({ summary: outputOf<MatchSummary>(event), failure: null })),
    countSuggestions: assign(({ event }) => ({ count: outputOf<MatchSummary>(event).by_barcode })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    compare: assign(({ event }) =>
      event.type === 'COMPARE' ? { row: event.row, picked: null, picking: 0, failure: null } : {},
    ),
    pick: assign(({ event }) => (event.type === 'PICK' ? { picking: event.variant_id, failure: null } : {})),
    takePicked: assign(({ event }) => ({ picked: outputOf<ShopVariant>(event) })),
    beginStep: assign(({ event }) =>
      event.type === 'STEP' ? { row: event.row, step: event.step, key: newRequestKey(), failure: null } : {},
    ),
    tellStepped: emit(({ context, event }) => ({
      type: 'stepped' as const,
      before: context.row as Match,
      after: outputOf<Match>(event),
    })),
    takeRow: assign(({ event }) => ({ row: outputOf<Match>(event) })),
    tellChanged: emit({ type: 'changed' as const }),
    beginFetch: assign({ begun: { fetch: true }, key: () => newRequestKey(), failure: null }),
    decide: assign(({ event }) =>
      event.type === 'DECIDE'
        ? { begun: { decision: event.decision, ids: [...event.ids] }, count: event.ids.length, failure: null }
        : {},
    ),
    decideAll: assign({ begun: { decision: 'ACCEPT', ids: null }, failure: null }),
    makeKey: assign({ key: () => newRequestKey() }),
    tellBegun: emit(({ event }) => ({ type: 'begun' as const, id: outputOf<Job>(event).id })),
  },
})

/** What a marketplace lists for the shop: fetched, compared, decided over one by one or many at once (rules R179, R203, R230). */
export const matchDeskMachine = flow.createMachine({
  id: 'matchDesk',
  context: ({ input }) => ({
    ...input,
    ...{ summary: null, row: null, picked: null, picking: 0, step: null, begun: { fetch: true } },
    ...{ count: 0, failure: null, key: '' },
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'shown', actions: 'takeSummary' },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    unreachable: { on: { RETRY: 'opening' } },
    shown: {
      on: {
        COMPARE: { target: 'comparing', actions: 'compare' },
        STEP: { guard: 'chart', target: 'stepping', actions: 'beginStep' },
        FETCH: {
          guard: and(['auth.forbidden', 'marketplace.offered']),
          target: 'beginning',
          actions: 'beginFetch',
        },
        DECIDE: {
          guard: and(['auth.forbidden', 'list.none_selected']),
          target: 'confirming',
          actions: 'decide',
        },
        ACCEPT_ALL: { guard: 'auth.forbidden', target: 'counting', actions: 'decideAll' },
      },
    },
    comparing: {
      tags: ['asking'],
      description: 'Both products side by side, with what differs.',
      on: {
        PICK: { guard: 'auth.forbidden', target: 'weighing', actions: 'pick' },
        STEP: { guard: 'chart', target: 'stepping', actions: 'beginStep' },
        CANCEL: 'shown',
      },
    },
    weighing: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'weigh',
        src: 'weigh',
        input: ({ context: { picking, row } }) => ({ variant_id: picking, match_id: row?.id ?? 0 }),
        onDone: { target: 'comparing', actions: 'takePicked' },
        onError: { target: 'comparing', actions: 'takeFailure' },
      },
    },
    stepping: {
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { row, step, key } }) => ({ row: row as Match, step: step as MatchStep, key }),
        onDone: { target: 'shown', actions: ['tellStepped', 'takeRow'] },
        onError: { target: 'notTaken', actions: 'takeFailure' },
      },
    },
    notTaken: {
      tags: ['asking'],
      description: 'The server named what stands in the way, or gave no answer.',
      on: { RETRY: 'stepping', CANCEL: { target: 'shown', actions: 'tellChanged' } },
    },
    counting: {
      tags: ['busy'],
      invoke: {
        id: 'count',
        src: 'look',
        onDone: { target: 'confirming', actions: ['takeSummary', 'countSuggestions'] },
        onError: { target: 'notCounted', actions: 'takeFailure' },
      },
    },
    notCounted: { tags: ['asking'], on: { RETRY: 'counting', CANCEL: 'shown' } },
    confirming: {
      tags: ['asking'],
      on: {
        CONFIRM: { guard: 'list.none_selected', target: 'beginning', actions: 'makeKey' },
        CANCEL: 'shown',
      },
    },
    beginning: {
      tags: ['busy'],
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { begun, key } }) => ({ begun, key }),
        onDone: { target: 'begun', actions: 'tellBegun' },
        onError: { target: 'notBegun', actions: 'takeFailure' },
      },
    },
    notBegun: { tags: ['asking'], on: { RETRY: 'beginning', CANCEL: 'shown' } },
    begun: { tags: ['asking'], description: 'The job is shown instead.' },
  },
})

/** What keeps a match from a step: its chart is asked, as the server asks it. */
function inTheWay({ holder }: MatchDeskContext, { row, step }: { row: Match; step: MatchStep }): Refusal[] {
  const facts = { suggestion: row.suggestion, variant_id: row.match?.variant_id ?? null }
  return refusals(matchAt(row.status, facts), { ...step, by: holder })
}

/** The account as its rule asks for it: what the shop signs in with is never told. */
function accountOf(summary: MatchSummary | null) {
  const { status = 0, shop_status = 0, configured = 0 } = summary?.marketplace ?? {}
  const there = configured === 1 ? 'configured' : ''
  return { status, shop_status, auth_data: { baseKey: there, supplier_id: there } }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function outputOf<T>(event: AnyEvent): T {
  return event.output as T
}
