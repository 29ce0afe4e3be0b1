import { and, assign, setup } from 'xstate'
import type { DryRunResult } from '#api/contract/catalog/bulk.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productListings } from '#api/listings/catalog/product-listings.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { dryRunActions } from '#machines/platform/bulk/dry-run-actions.ts'
import {
  type Begun,
  type DryRunContext,
  type DryRunEvent,
  dryRunStates,
  noDryRun,
} from '#machines/platform/bulk/dry-run-states.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** Long work on what is sent to the marketplace: all is judged anew, changed prices and stock are told, or these are sent. */
export type ListingWork = 'check' | 'update' | 'push'

/** What is begun. */
export interface ListingBegun {
  readonly work: ListingWork
  readonly ids: readonly number[]
}

interface PushContext extends ListingBegun, DryRunContext {
  readonly holder: Holder
}

type PushEvent =
  | { type: 'BEGIN'; work: 'check' | 'update' }
  /** These are to be sent: what would come of each is shown first. */
  | { type: 'CHOOSE'; ids: readonly number[] }
  | DryRunEvent

const rules = {
  ...asGuards([permitted], ({ context }) => ({ holder: context.holder, gate: { codes: productListings.codes.edit } })),
  ...asGuards([somethingSelected], ({ event }) => ({ selected: event.ids.length })),
} as Record<'auth.forbidden' | 'list.none_selected', RuleGuard>

const flow = setup({
  types: {
    context: {} as PushContext,
    input: {} as { holder: Holder },
    events: {} as PushEvent,
    emitted: {} as Begun,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    check: unwired<DryRunResult, { ids: readonly number[]; page: number }>('check'),
    begin: unwired<Job, ListingBegun & { key: string }>('begin'),
  },
  guards: { ...rules, isPush: ({ context }) => context.work === 'push' },
  actions: {
    ...dryRunActions<PushContext, PushEvent>(),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { work: 'push' as const, ids: event.ids } : {})),
    setWork: assign(({ event }) => (event.type === 'BEGIN' ? { work: event.work } : {})),
  },
})

const {
  confirming: _,
  checked,
  notSent,
  ...trying
} = dryRunStates('shown', {
  check: ({ context: { ids, page } }: { context: PushContext }) => ({ ids, page }),
  begin: ({ context: { work, ids, key } }: { context: PushContext }) => ({ work, ids, key }),
})

/** Sending products to the marketplace: which, what stands in the way of each, and then the job (R104, R106, R169–R172). */
export const listingPushMachine = flow.createMachine({
  id: 'listingPush',
  context: ({ input: { holder } }) => ({ ...noDryRun, holder, work: 'push', ids: [] }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The products as they stand at the marketplace.',
      on: {
        BEGIN: { guard: 'auth.forbidden', target: 'sending', actions: ['setWork', 'makeKey'] },
        CHOOSE: {
          guard: and(['auth.forbidden', 'list.none_selected']),
          target: 'checking',
          actions: ['choose', 'firstPage'],
        },
      },
    },
    ...trying,
    checked: { ...checked, on: { ...checked.on, SEND: { target: 'sending', actions: 'makeKey' } } },
    notSent: {
      ...notSent,
      on: { ...notSent.on, CANCEL: [{ guard: 'isPush', target: 'checked' }, { target: 'shown' }] },
    },
  },
})
