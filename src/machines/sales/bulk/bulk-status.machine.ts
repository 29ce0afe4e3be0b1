import { and, assign, setup } from 'xstate'
import type { DryRunResult } from '#api/contract/catalog/bulk.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { OrderChoice, OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { sameStatus, statusChosen } from '#api/rules/sales/order-bulk.ts'
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
import { type Choose, type ChosenContext, isChosen, orderStates, someChosen } from './order-states.ts'

export interface BulkStatusInput {
  /** The orders that were chosen in a list already. */
  readonly choice: OrderChoice | null
}

/** What is to be done, for the verdict and for the job. */
export interface OrdersTo {
  readonly choice: OrderChoice
  readonly to: OrderStatus
}

interface BulkStatusContext extends ChosenContext, DryRunContext {
  readonly to: OrderStatus | null
}

type BulkStatusEvent =
  | Choose
  /** Leaves those of the chosen orders that stand so; all of them again with `null`. */
  | { type: 'NARROW'; status: OrderStatus | null }
  | { type: 'SET_TO'; to: OrderStatus | null }
  | DryRunEvent

type RuleId = 'bulk.none_selected' | 'bulk.status_mixed' | 'bulk.no_status'

const rules = {
  ...someChosen,
  ...asGuards([sameStatus], ({ context: { statusCounts } }) => ({
    statuses: (statusCounts as OrdersChosen).statuses.map(({ status }) => status),
  })),
  ...asGuards([statusChosen], ({ context: { to } }) => ({ to })),
} as Record<RuleId, RuleGuard>

/** What nobody takes back: it is asked once more before. */
const forGood: readonly (OrderStatus | null)[] = ['cancelled', 'rejected']

/** Taking many orders of one status to another: which, where to, what would come of each, and then the job (rules R68, R69, D19). */
export const bulkStatusMachine = setup({
  types: {
    context: {} as BulkStatusContext,
    input: {} as BulkStatusInput,
    events: {} as BulkStatusEvent,
    emitted: {} as Begun,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<OrdersChosen, { choice: OrderChoice }>('look'),
    check: unwired<DryRunResult, OrdersTo & { page: number }>('check'),
    begin: unwired<Job, OrdersTo & { key: string }>('begin'),
  },
  guards: {
    ...rules,
    isChosen,
    asksFirst: ({ context }) => forGood.includes(context.to),
  },
  actions: {
    ...dryRunActions<BulkStatusContext, BulkStatusEvent>(),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choice: event.choice, to: null } : {})),
    narrow: assign(({ context, event }) =>
      event.type === 'NARROW' ? { choice: narrowed(context.choice, event.status), to: null } : {},
    ),
    setTo: assign(({ event }) => (event.type === 'SET_TO' ? { to: event.to } : {})),
    takeLook: assign(({ event }) => ({
      statusCounts: (event as unknown as { output: OrdersChosen }).output,
      failure: null,
    })),
  },
}).createMachine({
  id: 'bulkStatus',
  context: ({ input }) => ({ ...input, ...noDryRun, statusCounts: null, to: null }),
  initial: 'beginning',
  states: {
    ...orderStates,
    changing: {
      description: 'Where the orders stand is shown; those of several statuses are narrowed to one.',
      on: {
        NARROW: { target: 'looking', actions: 'narrow' },
        SET_TO: { actions: 'setTo' },
        CHECK: {
          guard: and(['bulk.none_selected', 'bulk.status_mixed', 'bulk.no_status']),
          target: 'checking',
          actions: 'firstPage',
        },
        CANCEL: 'choosing',
      },
    },
    // From what the server says meanwhile: a colleague may have taken orders elsewhere.
    ...dryRunStates('looking', {
      check: ({ context }: { context: BulkStatusContext }) => ({ ...requestOf(context), page: context.page }),
      begin: ({ context }: { context: BulkStatusContext }) => ({ ...requestOf(context), key: context.key }),
    }),
  },
})

function narrowed(choice: OrderChoice | null, status: OrderStatus | null): OrderChoice | null {
  if (!choice) return null
  const { status: _, ...all } = choice
  return status === null ? all : { ...all, status }
}

/** Only asked with when both were chosen. */
function requestOf({ choice, to }: BulkStatusContext): OrdersTo {
  return { choice: choice as OrderChoice, to: to as OrderStatus }
}
