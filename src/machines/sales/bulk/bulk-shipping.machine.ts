import { and, assign, setup } from 'xstate'
import type { DryRunResult } from '#api/contract/catalog/bulk.ts'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { OrdersShipping } from '#api/contract/sales/bulk-shipping.ts'
import type { OrderChoice, OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import type { ShippingMethod } from '#api/contract/sales/shipments.ts'
import { shippingPause, shippingRested } from '#api/rules/sales/bulk-shipping.ts'
import { methodChosen } from '#api/rules/sales/shipments.ts'
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

export interface BulkShippingInput {
  /** The orders that were chosen elsewhere already. */
  readonly choice: OrderChoice | null
  /** In spite of what the cargo company said of them. */
  readonly anyway: boolean
}

/** What is to be done, for the verdict and for the job. */
export interface OrdersToCargo {
  readonly choice: OrderChoice
  readonly how: OrdersShipping
}

/** Where the chosen orders stand, the shop's methods, and for how many seconds bulk shipping rests. */
export interface ShippingOptions {
  readonly statusCounts: OrdersChosen
  readonly methods: ShippingMethod[]
  readonly seconds: number
}

interface BulkShippingContext extends BulkShippingInput, ChosenContext, DryRunContext {
  readonly methods: ShippingMethod[]
  readonly method_id: number | null
  /** For how many seconds bulk shipping still rests, counted down from what the server said. */
  readonly left: number
}

type BulkShippingEvent =
  | Choose
  | { type: 'SET_METHOD'; id: number | null }
  | { type: 'SET_ANYWAY'; anyway: boolean }
  | DryRunEvent

type RuleId = 'bulk.none_selected' | 'shipping.method_required' | 'shipping.wait'

const rules = {
  ...someChosen,
  // Whoever goes on in spite of a warning has chosen the method before.
  ...asGuards([methodChosen], ({ context }) => ({ shipping_method_id: context.anyway ? 0 : context.method_id })),
  ...asGuards([shippingRested], ({ context }) => ({ seconds: shippingPause - context.left })),
} as Record<RuleId, RuleGuard>

const flow = setup({
  types: {
    context: {} as BulkShippingContext,
    input: {} as BulkShippingInput,
    events: {} as BulkShippingEvent,
    emitted: {} as Begun,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<ShippingOptions, { choice: OrderChoice }>('look'),
    check: unwired<DryRunResult, OrdersToCargo & { page: number }>('check'),
    begin: unwired<Job, OrdersToCargo & { key: string }>('begin'),
  },
  delays: { second: 1000 },
  guards: {
    ...rules,
    isChosen,
    asksFirst: ({ context }) => context.anyway,
    rests: ({ context }) => context.left > 0,
    hasRested: ({ context }) => context.left === 0,
    isToWait: ({ event }) => waitIn((event as AnyEvent).error) > 0,
  },
  actions: {
    ...dryRunActions<BulkShippingContext, BulkShippingEvent>(),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choice: event.choice } : {})),
    setMethod: assign(({ event }) => (event.type === 'SET_METHOD' ? { method_id: event.id } : {})),
    setAnyway: assign(({ event }) => (event.type === 'SET_ANYWAY' ? { anyway: event.anyway } : {})),
    takeLook: assign(({ context, event }) => taken(context, (event as AnyEvent).output)),
    tick: assign({ left: ({ context }) => Math.max(0, context.left - 1) }),
    takeWait: assign(({ event }) => ({ left: waitIn((event as AnyEvent).error) })),
  },
})

// How long it rests is asked anew on the way back: a colleague may have begun another job.
const { checked, sending, ...judging } = dryRunStates('looking', {
  check: ({ context }: { context: BulkShippingContext }) => ({ ...requestOf(context), page: context.page }),
  begin: ({ context }: { context: BulkShippingContext }) => ({ ...requestOf(context), key: context.key }),
})

/** Sending many orders to cargo: which, by which method, what stands in the way of each, the rest between two jobs, and the job (R204, R211, R236). */
export const bulkShippingMachine = flow.createMachine({
  id: 'bulkShipping',
  context: ({ input }) => ({ ...input, ...noDryRun, statusCounts: null, methods: [], method_id: null, left: 0 }),
  type: 'parallel',
  states: {
    rest: {
      initial: 'rested',
      states: {
        rested: { always: { guard: 'rests', target: 'resting' } },
        resting: {
          always: { guard: 'hasRested', target: 'rested' },
          after: { second: { target: 'resting', reenter: true, actions: 'tick' } },
        },
      },
    },
    work: {
      initial: 'beginning',
      states: {
        ...orderStates,
        changing: {
          on: {
            SET_METHOD: { actions: 'setMethod' },
            SET_ANYWAY: { actions: 'setAnyway' },
            CHECK: {
              guard: and(['bulk.none_selected', 'shipping.method_required']),
              target: 'checking',
              actions: 'firstPage',
            },
            CANCEL: 'choosing',
          },
        },
        ...judging,
        checked: {
          ...checked,
          on: {
            ...checked.on,
            SEND: [
              { guard: and(['shipping.wait', 'asksFirst']), target: 'confirming', actions: 'makeKey' },
              { guard: 'shipping.wait', target: 'sending', actions: 'makeKey' },
            ],
          },
        },
        sending: {
          ...sending,
          invoke: {
            ...sending.invoke,
            onError: [
              // A colleague was faster: the countdown begins, and nothing else has to be said.
              { guard: 'isToWait', target: 'checked', actions: 'takeWait' },
              { target: 'notSent', actions: 'takeFailure' },
            ],
          },
        },
      },
    },
  },
})

/** The shop's only method is chosen by itself, and one that it has no more is not. */
function taken({ method_id }: BulkShippingContext, { statusCounts, methods, seconds }: ShippingOptions) {
  const known = methods.some(({ id }) => id === method_id)
  const only = methods.length === 1 ? (methods[0]?.id ?? null) : null
  return { statusCounts, methods, left: seconds, method_id: known ? method_id : only, failure: null }
}

/** The seconds that the server said to wait; 0 when it said something else. */
function waitIn(error: unknown): number {
  const wait = asFailure(error).rules.find(({ id }) => id === shippingRested.id)
  return Number(wait?.about?.seconds ?? 0)
}

/** Only asked with when the orders were chosen. */
function requestOf({ choice, anyway, method_id }: BulkShippingContext): OrdersToCargo {
  const how = { shipping_method_id: anyway ? null : method_id, anyway: anyway ? 1 : 0 } as const
  return { choice: choice as OrderChoice, how }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
