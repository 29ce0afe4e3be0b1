import { and } from 'xstate'
import type { Match, MatchDecisions, MatchSummary, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { loadingStates } from '#machines/platform/loading-states.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { matchGuards } from './match-page.rules.ts'
import { type MatchStep, matchAt, matchRules } from './product-match.chart.ts'

/** Long work on its way to the server: everything is fetched anew, or one decision is taken over many. */
export type Begun = { readonly fetch: true } | MatchDecisions

/** A variant that is looked at beside a marketplace product. */
export interface ChosenVariant {
  readonly variant_id: number
  readonly match_id: number
}

/** What the list of marketplace products is about; its record is the one that is compared or decided. */
export interface MatchPageTypes {
  record: Match
  step: MatchStep
  own: MatchChoices
  events: MatchEvent
  states:
    | ('opening' | 'unreachable' | 'comparing' | 'fetchingVariant' | 'counting' | 'notCounted' | 'confirming')
    | ('beginning' | 'notBegun' | 'begun')
  input: object
  actors: {
    look: { input: undefined; output: MatchSummary }
    fetchVariant: { input: ChosenVariant; output: ShopVariant }
    begin: { input: { begun: Begun; key: string }; output: Job }
  }
  emitted: { type: 'begun'; id: number }
}

interface MatchChoices {
  /** `null` until the first answer. */
  readonly summary: MatchSummary | null
  /** The variant that was chosen to compare it with, in place of what was suggested. */
  readonly picked: ShopVariant | null
  readonly picking: number
  readonly begun: Begun
  /** How many a decision is about. */
  readonly count: number
}

type MatchEvent =
  /** Lays a marketplace product and what it is in the shop side by side. */
  | { type: 'COMPARE'; record: Match }
  /** Another variant of the shop beside it. */
  | { type: 'PICK'; variant_id: number }
  | { type: 'FETCH' }
  | { type: 'DECIDE'; decision: MatchDecisions['decision']; ids: readonly number[] }
  /** Every suggestion whose barcode is the same. */
  | { type: 'ACCEPT_ALL' }

/** What a marketplace lists for the shop: fetched, compared, decided over one by one or many at once (rules R179, R203, R230). */
export const matchPageMachine = stepPage<MatchPageTypes>({
  id: 'matchPage',
  source: 'listed',
  own: () => ({ summary: null, picked: null, picking: 0, begun: { fetch: true }, count: 0 }),
  chart: chartOf,
  rules: [...matchRules, noStep],
  parts: {
    initial: 'opening',
    shown: {
      COMPARE: { target: 'comparing', actions: 'compare' },
      FETCH: {
        guard: and(['auth.forbidden', 'marketplace.offered']),
        target: 'beginning',
        actions: ['beginFetch', 'begin'],
      },
      DECIDE: { guard: and(['auth.forbidden', 'list.none_selected']), target: 'confirming', actions: 'decideMany' },
      ACCEPT_ALL: { guard: 'auth.forbidden', target: 'counting', actions: 'decideAll' },
    },
    states: {
      ...loadingStates({ target: 'shown', actions: 'takeSummary' }),
      comparing: {
        tags: ['asking'],
        description: 'Both products side by side, with what differs.',
        on: {
          PICK: { guard: 'auth.forbidden', target: 'fetchingVariant', actions: 'pick' },
          STEP: { guard: 'chart', target: 'sending', actions: ['decide', 'begin'] },
          CANCEL: 'shown',
        },
      },
      fetchingVariant: {
        tags: ['busy', 'asking'],
        invoke: {
          id: 'fetchVariant',
          src: 'fetchVariant',
          input: ({ context: { picking, record } }: CompareContext) => ({
            variant_id: picking,
            match_id: record?.id ?? 0,
          }),
          onDone: { target: 'comparing', actions: 'takePicked' },
          onError: { target: 'comparing', actions: 'takeFailure' },
        },
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
        on: { CONFIRM: { guard: 'list.none_selected', target: 'beginning', actions: 'begin' }, CANCEL: 'shown' },
      },
      beginning: {
        tags: ['busy'],
        invoke: {
          id: 'begin',
          src: 'begin',
          input: ({ context: { begun, key } }: CompareContext) => ({ begun, key }),
          onDone: { target: 'begun', actions: 'emitBegun' },
          onError: { target: 'notBegun', actions: 'takeFailure' },
        },
      },
      notBegun: { tags: ['asking'], on: { RETRY: 'beginning', CANCEL: 'shown' } },
      begun: { tags: ['asking'], description: 'The job is shown instead.' },
    },
    guards: matchGuards,
    changes: {
      takeSummary: ({ event }) => ({ summary: event.output, failure: null }),
      countSuggestions: ({ event }) => ({ count: event.output.by_barcode }),
      compare: ({ event: { record } }) => ({ record, picked: null, picking: 0, failure: null }),
      pick: ({ event }) => ({ picking: event.variant_id, failure: null }),
      takePicked: ({ event }) => ({ picked: event.output }),
      beginFetch: () => ({ begun: { fetch: true }, failure: null }),
      decideMany: ({ event: { decision, ids } }) => ({
        ...{ begun: { decision, ids: [...ids] }, count: ids.length, failure: null },
      }),
      decideAll: () => ({ begun: { decision: 'ACCEPT', ids: null }, failure: null }),
    },
    emits: { emitBegun: ({ event }) => ({ type: 'begun', id: event.output.id }) },
    actors: {
      look: unwired<MatchSummary, undefined>('look'),
      fetchVariant: unwired<ShopVariant, ChosenVariant>('fetchVariant'),
      begin: unwired<Job, { begun: Begun; key: string }>('begin'),
    },
  },
})

/** Where a marketplace product stands in its chart. */
export function chartOf({ status, suggestion, match }: Match) {
  return matchAt(status, { suggestion, variant_id: match?.variant_id ?? null })
}

interface CompareContext {
  readonly context: MatchChoices & { readonly record: Match | null; readonly key: string }
}
