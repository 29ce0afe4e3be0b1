import { and, assign, setup } from 'xstate'
import type { BulkChange, BulkChoice, DryRunResult } from '#api/contract/catalog/bulk.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { products } from '#api/listings/catalog/products.ts'
import { bulkRules } from '#api/rules/catalog/bulk.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { type Holder, permits, permitted } from '#api/rules/platform/session.ts'
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

export type BulkAct = 'edit' | 'delete'

export interface BulkInput {
  readonly holder: Holder
  /** The products that were chosen in a list already. */
  readonly choice: BulkChoice | null
}

/** What is to be done, for the verdict and for the job. */
export interface Bulk {
  readonly act: BulkAct
  readonly choice: BulkChoice
  readonly change: BulkChange
}

interface BulkContext extends Bulk, DryRunContext {
  readonly holder: Holder
  /** How many products were chosen. */
  readonly count: number
}

type BulkEvent =
  | { type: 'CHOOSE'; choice: BulkChoice; count: number }
  | { type: 'SET_ACT'; act: BulkAct }
  /** What the change is to be from now on. */
  | { type: 'SET'; change: BulkChange }
  | DryRunEvent

type RuleId = 'auth.forbidden' | 'list.none_selected' | 'bulk.no_change' | 'bulk.quantity' | 'validation.min_stock'

const rules = {
  ...asGuards([permitted], ({ context, event }) => {
    const act = event.type === 'SET_ACT' ? event.act : context.act
    return { holder: context.holder, gate: { codes: act === 'edit' ? products.codes.edit : products.codes.delete } }
  }),
  ...asGuards([somethingSelected], ({ event }) => ({ selected: event.count })),
  // A deletion changes nothing, whatever was chosen before.
  ...asGuards(bulkRules, ({ context }) => ({
    change: context.act === 'delete' ? { status: 0 as const } : context.change,
  })),
} as Record<RuleId, RuleGuard>

/** Changing or deleting many products: which, what, what would come of each, and then the job that does it (rules R58, R192, D19). */
export const bulkMachine = setup({
  types: {
    context: {} as BulkContext,
    input: {} as BulkInput,
    events: {} as BulkEvent,
    emitted: {} as Begun,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    check: unwired<DryRunResult, Bulk & { page: number }>('check'),
    begin: unwired<Job, Bulk & { key: string }>('begin'),
  },
  guards: {
    ...rules,
    isChosen: ({ context }) => context.choice !== nothing,
    asksFirst: ({ context }) => context.act === 'delete',
  },
  actions: {
    ...dryRunActions<BulkContext, BulkEvent>(),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choice: event.choice, count: event.count } : {})),
    setAct: assign(({ event }) => (event.type === 'SET_ACT' ? { act: event.act } : {})),
    set: assign(({ event }) => (event.type === 'SET' ? { change: event.change } : {})),
  },
}).createMachine({
  id: 'bulk',
  context: ({ input: { holder, choice } }) => ({
    ...noDryRun,
    holder,
    choice: choice ?? nothing,
    count: choice?.ids?.length ?? 0,
    act: permits(holder, products.codes.edit) ? 'edit' : 'delete',
    change: {},
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isChosen', target: 'changing' }, { target: 'choosing' }] },
    choosing: { on: { CHOOSE: { guard: 'list.none_selected', target: 'changing', actions: 'choose' } } },
    changing: {
      on: {
        SET_ACT: { guard: 'auth.forbidden', actions: 'setAct' },
        SET: { actions: 'set' },
        CHECK: {
          guard: and(['bulk.no_change', 'bulk.quantity', 'validation.min_stock']),
          target: 'checking',
          actions: 'firstPage',
        },
        CANCEL: 'choosing',
      },
    },
    ...dryRunStates('changing', {
      check: ({ context: { act, choice, change, page } }: { context: BulkContext }) => ({ act, choice, change, page }),
      begin: ({ context: { act, choice, change, key } }: { context: BulkContext }) => ({ act, choice, change, key }),
    }),
  },
})

const nothing: BulkChoice = { ids: null, filter: null, except: [] }
