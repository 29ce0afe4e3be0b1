import { and, assign, emit, setup } from 'xstate'
import type { BulkVerdict } from '#api/contract/bulk.ts'
import { type ApiFailure, asFailure } from '#api/contract/failure.ts'
import type { Job } from '#api/contract/jobs.ts'
import type { OrderChoice, OrdersChosen } from '#api/contract/order-bulk.ts'
import type { OrderStatus } from '#api/contract/orders.ts'
import { ordersSelected, sameStatus, statusChosen } from '#api/rules/order-bulk.ts'
import { asGuards, type RuleGuard } from '#machines/refusals.ts'
import { newRequestKey } from '#machines/request-key.ts'
import { unwired } from '#machines/unwired.ts'
import { verdictStates } from './verdict-states.ts'

export interface BulkStatusInput {
  /** The orders that were chosen in a list already. */
  readonly choice: OrderChoice | null
}

/** What is to be done, for the verdict and for the job. */
export interface OrdersTo {
  readonly choice: OrderChoice
  readonly to: OrderStatus
}

interface BulkStatusContext {
  readonly choice: OrderChoice | null
  /** Where the chosen orders stand, once it is known. */
  readonly standing: OrdersChosen | null
  readonly to: OrderStatus | null
  readonly page: number
  readonly verdict: BulkVerdict | null
  /** Kept over retries, so that a job whose answer was lost is not begun twice. */
  readonly key: string
  readonly failure: ApiFailure | null
}

type BulkStatusEvent =
  | { type: 'CHOOSE'; choice: OrderChoice; count: number }
  /** Leaves those of the chosen orders that stand so; all of them again with `null`. */
  | { type: 'NARROW'; status: OrderStatus | null }
  | { type: 'SET_TO'; to: OrderStatus | null }
  | { type: 'CHECK' }
  | { type: 'SET_PAGE'; page: number }
  | { type: 'SEND' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'BACK' }
  | { type: 'AGAIN' }

type RuleId = 'bulk.none_selected' | 'bulk.status_mixed' | 'bulk.no_status'

const rules = {
  ...asGuards([ordersSelected], ({ context: { standing }, event }) => ({
    selected: event.type === 'CHOOSE' ? event.count : standing.total - standing.missing,
  })),
  ...asGuards([sameStatus], ({ context: { standing } }) => ({
    statuses: (standing as OrdersChosen).statuses.map(({ status }) => status),
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
    emitted: {} as { type: 'begun'; id: number },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<OrdersChosen, { choice: OrderChoice }>('look'),
    check: unwired<BulkVerdict, OrdersTo & { page: number }>('check'),
    begin: unwired<Job, OrdersTo & { key: string }>('begin'),
  },
  guards: {
    ...rules,
    isChosen: ({ context }) => context.choice !== null,
    asksFirst: ({ context }) => forGood.includes(context.to),
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choice: event.choice, to: null } : {})),
    narrow: assign(({ context, event }) =>
      event.type === 'NARROW' ? { choice: narrowed(context.choice, event.status), to: null } : {},
    ),
    setTo: assign(({ event }) => (event.type === 'SET_TO' ? { to: event.to } : {})),
    firstPage: assign({ page: 0, verdict: null }),
    turn: assign(({ event }) => (event.type === 'SET_PAGE' ? { page: event.page } : {})),
    takeStanding: assign(({ event }) => ({
      standing: (event as unknown as { output: OrdersChosen }).output,
      failure: null,
    })),
    takeVerdict: assign(({ event }) => ({
      verdict: (event as unknown as { output: BulkVerdict }).output,
      failure: null,
    })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as unknown as { error: unknown }).error) })),
    makeKey: assign({ key: () => newRequestKey() }),
    tellBegun: emit(({ event }) => ({ type: 'begun' as const, id: (event as unknown as { output: Job }).output.id })),
  },
}).createMachine({
  id: 'bulkStatus',
  context: ({ input }) => ({
    ...input,
    ...{ standing: null, to: null, page: 0, verdict: null, key: '', failure: null },
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isChosen', target: 'looking' }, { target: 'choosing' }] },
    choosing: { on: { CHOOSE: { guard: 'bulk.none_selected', target: 'looking', actions: 'choose' } } },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { choice } }) => ({ choice: choice as OrderChoice }),
        onDone: { target: 'changing', actions: 'takeStanding' },
        onError: { target: 'notLooked', actions: 'takeFailure' },
      },
    },
    notLooked: { on: { AGAIN: 'looking', BACK: 'choosing' } },
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
        BACK: 'choosing',
      },
    },
    // From what the server says meanwhile: a colleague may have taken orders elsewhere.
    ...verdictStates('looking', {
      check: ({ context }: { context: BulkStatusContext }) => ({ ...asked(context), page: context.page }),
      begin: ({ context }: { context: BulkStatusContext }) => ({ ...asked(context), key: context.key }),
    }),
  },
})

function narrowed(choice: OrderChoice | null, status: OrderStatus | null): OrderChoice | null {
  if (!choice) return null
  const { status: _, ...all } = choice
  return status === null ? all : { ...all, status }
}

/** Only asked with when both were chosen. */
function asked({ choice, to }: BulkStatusContext): OrdersTo {
  return { choice: choice as OrderChoice, to: to as OrderStatus }
}
