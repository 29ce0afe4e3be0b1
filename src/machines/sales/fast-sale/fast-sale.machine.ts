import { assign, emit, fromCallback, setup } from 'xstate'
import { type ApiFailure, asFailure, failure } from '#api/contract/platform/failure.ts'
import type { FastSale, SaleCustomer, SalePayment, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import type { AddressPart, OrderVariant } from '#api/contract/sales/new-order.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { fastSaleRules, phoneOnePayment, salePayableRules } from '#api/rules/sales/fast-sale.ts'
import { saleInHand, tillEmpty } from '#api/rules/sales/fast-sale-parking.ts'
import { codeSold, nothingAwaited } from '#api/rules/sales/new-order.ts'
import { asGuards, asOneGuard, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import type { Kept, Wanted } from '#machines/sales/new-order/new-order.context.ts'
import {
  added,
  addressed,
  begun,
  drafted,
  type FastSaleContext,
  type FastSaleInput,
  type FinishedSale,
  factsOf,
  type KeptTill,
  keptOf,
  nextSale,
  type OpenedTill,
  proposed,
  soldTo,
  sumsIn,
  takenUp,
  unfinished,
  unpayable,
  type WaitingSale,
  withPayment,
} from './fast-sale.context.ts'

type Written = Pick<FastSale, 'order_type' | 'shipping_method_id' | 'shipping_price' | 'discount' | 'note' | 'override'>

export type FastSaleEvent =
  /** What was scanned or typed, or chosen from those that were found. */
  | { type: 'SCAN'; wanted: Wanted }
  | { type: 'SET_LINE'; index: number; key: 'quantity' | 'price'; value: string }
  | { type: 'REMOVE_LINE'; index: number }
  | { type: 'CHOOSE_CUSTOMER'; id: number }
  | { type: 'WALK_IN' }
  /** `listed`: it was chosen from a list. */
  | { type: 'SET_ADDRESS'; part: AddressPart; value: string; listed?: boolean }
  | { type: 'CHANGE'; changes: Partial<Written> }
  | { type: 'PAY' }
  | { type: 'BACK' }
  | { type: 'ADD_PAYMENT'; method: SalePayment['method'] }
  | { type: 'SET_PAYMENT'; index: number; changes: Partial<SalePayment> }
  | { type: 'REMOVE_PAYMENT'; index: number }
  /** The cash that the customer gave. */
  | { type: 'TENDER'; amount: string }
  | { type: 'COMPLETE' }
  | { type: 'PARK'; label: string }
  | { type: 'TAKE'; id: string }
  | { type: 'DISCARD' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'NEXT' }
  | { type: 'RENEWED' }
  | { type: 'RETRY' }
  /** What could not be asked for is not wanted any more. */
  | { type: 'DROP' }

const rules = {
  ...asGuards([phoneOnePayment], ({ context, event }) => ({ ...factsOf(context), sale: asked(context, event) })),
  ...asGuards([saleInHand, tillEmpty], ({ context }) => ({ lines: context.draft.lines.length })),
} as Record<'fastsale.phone_one_payment' | 'fastsale.nothing_in_hand' | 'fastsale.sale_in_hand', RuleGuard>

const flow = setup({
  types: {
    context: {} as FastSaleContext,
    input: {} as FastSaleInput,
    events: {} as FastSaleEvent,
    emitted: {} as { type: 'added' } | { type: 'notAdded' } | { type: 'finished' },
    tags: {} as 'busy' | 'editable' | 'asking',
  },
  actors: {
    open: unwired<OpenedTill, undefined>('open'),
    /** One variant as it may be sold now. */
    find: unwired<OrderVariant, { wanted: Wanted }>('find'),
    know: unwired<SaleCustomer, { id: number }>('know'),
    sell: unwired<SoldOrder, { body: FastSale; key: string }>('sell'),
    /** Keeps a finished sale that could not be sent. */
    queue: unwired<unknown, FinishedSale>('queue'),
    park: unwired<readonly WaitingSale[], { label: string; at: number; kept: KeptTill }>('park'),
    take: unwired<{ kept: KeptTill | null; parked: readonly WaitingSale[] }, { id: string }>('take'),
    /** Hears that the same person has signed in again. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    payable: asOneGuard([nothingAwaited, ...salePayableRules], ({ context }) => unpayable(context)),
    complete: asOneGuard([nothingAwaited, ...fastSaleRules], ({ context }) => unfinished(context)),
    ...rules,
    moreWanted: ({ context }) => context.wanted.length > 0,
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
    isExpired: ({ event }) => failureOf(event).kind === 'session',
    /** Nobody answered for what was sold in the shop: the goods are gone, and the money is there. */
    isUnanswered: ({ context, event }) =>
      context.draft.order_type === 'in_store' && ['network', 'timeout', 'broken'].includes(failureOf(event).kind),
    wasStoring: ({ event }) => outputOf<OpenedTill>(event).kept?.stage === 'storing',
    wasPaying: ({ event }) => outputOf<OpenedTill>(event).kept?.stage === 'paying',
    wasDone: ({ event }) => outputOf<OpenedTill>(event).kept?.stage === 'done',
    wasThere: ({ event }) => outputOf<{ kept: KeptTill | null }>(event).kept !== null,
  },
  actions: {
    takeUp: assign(({ context, event }) => ({ ...takenUp(outputOf<OpenedTill>(event)), wanted: context.wanted })),
    begin: assign(({ context }) => nextSale(context)),
    want: assign(({ context, event }) =>
      event.type === 'SCAN' ? { wanted: [...context.wanted, event.wanted], missed: null } : {},
    ),
    wantAnew: assign({ kept: [] }),
    takeVariant: assign(({ context, event }) => added(context, outputOf<OrderVariant>(event))),
    emitFound: emit(({ context, event }) => ({
      type: added(context, outputOf<OrderVariant>(event)).kept ? ('notAdded' as const) : ('added' as const),
    })),
    emitNotAdded: emit({ type: 'notAdded' as const }),
    emitFinished: emit({ type: 'finished' as const }),
    noteMissing: assign(({ context: { kept, wanted } }) => ({ kept: [...kept, notThere(wanted[0])] })),
    wantNext: assign({ wanted: ({ context }) => context.wanted.slice(1) }),
    drop: assign({ wanted: [], asked: 0, missed: null }),
    ask: assign(({ event }) => (event.type === 'CHOOSE_CUSTOMER' ? { asked: event.id, missed: null } : {})),
    takeCustomer: assign(({ context, event }) => soldTo(context, outputOf<SaleCustomer>(event))),
    walkIn: assign(({ context }) => soldTo(context, context.options?.walk_in ?? null)),
    setLine: assign(({ context, event }) =>
      event.type === 'SET_LINE'
        ? drafted(context, { lines: context.draft.lines.map(at(event.index, { [event.key]: event.value })) })
        : {},
    ),
    removeLine: assign(({ context, event }) =>
      event.type === 'REMOVE_LINE' ? drafted(context, { lines: without(context.draft.lines, event.index) }) : {},
    ),
    setAddress: assign(({ context, event }) => (event.type === 'SET_ADDRESS' ? addressed(context, event) : {})),
    change: assign(({ context, event }) => (event.type === 'CHANGE' ? drafted(context, event.changes) : {})),
    propose: assign(({ context }) => proposed(context)),
    addPayment: assign(({ context, event }) =>
      event.type === 'ADD_PAYMENT' ? drafted(context, { payments: withPayment(context, event.method) }) : {},
    ),
    setPayment: assign(({ context, event }) =>
      event.type === 'SET_PAYMENT'
        ? drafted(context, { payments: context.draft.payments.map(at(event.index, event.changes)) })
        : {},
    ),
    removePayment: assign(({ context, event }) =>
      event.type === 'REMOVE_PAYMENT'
        ? drafted(context, { payments: without(context.draft.payments, event.index) })
        : {},
    ),
    tender: assign(({ event }) => (event.type === 'TENDER' ? { tendered: event.amount } : {})),
    /** The moment it was finished is the sale's, however late it is sent. */
    finish: assign(({ context }) => ({
      key: context.key || `sale-${newRequestKey()}`,
      at: context.key ? context.at : Date.now(),
    })),
    takeSold: assign(({ event }) => ({ sold: outputOf<SoldOrder>(event), queued: false, failure: null })),
    noteQueued: assign({ queued: true, failure: null }),
    takeMissed: assign(({ event }) => ({ missed: failureOf(event) })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event), refused: failureOf(event).rules })),
    takeParked: assign(({ context, event }) => ({
      ...nextSale(context),
      parked: outputOf<readonly WaitingSale[]>(event),
    })),
    takeTaken: assign(({ context, event }) => {
      const { kept, parked } = outputOf<{ kept: KeptTill | null; parked: readonly WaitingSale[] }>(event)
      return takenUp({ options: context.options as never, kept, parked })
    }),
    noteTaken: assign(({ event }) => ({
      missed: failure('notFound', { error: notFound.id }),
      parked: outputOf<{ parked: readonly WaitingSale[] }>(event).parked,
    })),
  },
})

/** A sale at the till: scanned, paid, done; parked and taken up again; kept in the browser where nobody answers (rules R18, R26, R70–R72, R136, R137, R157–R163, R219, R220, R241). */
export const fastSaleMachine = flow.createMachine({
  id: 'fastSale',
  context: ({ input }) => begun(input),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        onDone: [
          { guard: 'wasStoring', target: 'storing', actions: 'takeUp' },
          { guard: 'wasPaying', target: 'sale.paying', actions: 'takeUp' },
          { guard: 'wasDone', target: 'done', actions: 'takeUp' },
          { target: 'sale.looking', actions: 'takeUp' },
        ],
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
      // Whoever scans does not wait for the till.
      on: { SCAN: { actions: 'want' } },
    },
    unreachable: { on: { RETRY: 'opening' } },
    sale: {
      tags: ['editable'],
      initial: 'writing',
      on: {
        SCAN: { target: '.finding', actions: ['wantAnew', 'want'] },
        SET_LINE: { actions: 'setLine' },
        REMOVE_LINE: { target: '.writing', actions: 'removeLine' },
        CHOOSE_CUSTOMER: { target: '.asking', actions: 'ask' },
        WALK_IN: { actions: 'walkIn' },
        SET_ADDRESS: { actions: 'setAddress' },
        CHANGE: { guard: 'fastsale.phone_one_payment', actions: 'change' },
        PARK: { guard: 'fastsale.nothing_in_hand', target: 'parking' },
        TAKE: { guard: 'fastsale.sale_in_hand', target: 'taking' },
        DISCARD: { guard: 'fastsale.nothing_in_hand', target: '.discarding' },
      },
      states: {
        writing: { on: { PAY: { guard: 'payable', target: 'paying' } } },
        finding: {
          tags: ['busy'],
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => ({ wanted: context.wanted[0] ?? { id: 0 } }),
            onDone: { target: 'looking', actions: ['emitFound', 'takeVariant', 'wantNext'] },
            onError: [
              { guard: 'isMissing', target: 'looking', actions: ['noteMissing', 'wantNext', 'emitNotAdded'] },
              { target: 'notFound', actions: ['takeMissed', 'emitNotAdded'] },
            ],
          },
          // A scanner does not wait: what it reads meanwhile is found next.
          on: { SCAN: { actions: 'want' } },
        },
        looking: { always: [{ guard: 'moreWanted', target: 'finding' }, { target: 'writing' }] },
        notFound: {
          description: 'The product could not be asked for.',
          on: {
            SCAN: { target: 'finding', actions: 'want' },
            RETRY: 'finding',
            DROP: { target: 'writing', actions: 'drop' },
          },
        },
        asking: {
          tags: ['busy'],
          invoke: {
            id: 'know',
            src: 'know',
            input: ({ context }) => ({ id: context.asked }),
            onDone: { target: 'looking', actions: 'takeCustomer' },
            onError: { target: 'notKnown', actions: 'takeMissed' },
          },
          on: {
            SCAN: { actions: 'want' },
            WALK_IN: { target: 'looking', actions: 'walkIn' },
          },
        },
        notKnown: {
          description: 'The customer could not be asked for.',
          on: {
            WALK_IN: { target: 'looking', actions: 'walkIn' },
            RETRY: 'asking',
            DROP: { target: 'writing', actions: 'drop' },
          },
        },
        discarding: {
          tags: ['asking'],
          description: 'Whether the sale is thrown away.',
          on: { CONFIRM: { target: 'writing', actions: 'begin' }, CANCEL: 'writing' },
        },
        paying: {
          entry: 'propose',
          on: {
            BACK: 'writing',
            ADD_PAYMENT: { guard: 'fastsale.phone_one_payment', actions: 'addPayment' },
            SET_PAYMENT: { actions: 'setPayment' },
            REMOVE_PAYMENT: { actions: 'removePayment' },
            TENDER: { actions: 'tender' },
            COMPLETE: { guard: 'complete', target: '#fastSale.storing' },
          },
        },
      },
    },
    parking: {
      tags: ['busy'],
      invoke: {
        id: 'park',
        src: 'park',
        input: ({ context, event }) => ({ ...labelled(event), kept: keptOf(context, 'writing') }),
        onDone: { target: 'sale', actions: 'takeParked' },
        onError: { target: 'sale', actions: 'takeMissed' },
      },
    },
    taking: {
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ event }) => ({ id: event.type === 'TAKE' ? event.id : '' }),
        onDone: [
          { guard: 'wasThere', target: 'sale', actions: 'takeTaken' },
          { target: 'sale', actions: 'noteTaken' },
        ],
        onError: { target: 'sale', actions: 'takeMissed' },
      },
    },
    storing: {
      tags: ['busy'],
      entry: 'finish',
      invoke: {
        id: 'sell',
        src: 'sell',
        input: ({ context }) => ({ body: bodyOf(context), key: context.key }),
        onDone: { target: 'done', actions: ['takeSold', 'emitFinished'] },
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { guard: 'isUnanswered', target: 'queueing' },
          { target: 'sale.paying', actions: 'takeFailure' },
        ],
      },
    },
    queueing: {
      tags: ['busy'],
      description: 'Nobody answered: the sale is kept in the browser until it is sent.',
      invoke: {
        id: 'queue',
        src: 'queue',
        input: ({ context }) => finishedSale(context),
        onDone: { target: 'done', actions: ['noteQueued', 'emitFinished'] },
        onError: { target: 'sale.paying', actions: 'takeFailure' },
      },
    },
    expired: {
      tags: ['asking'],
      description: 'The session ended. The sale is kept, and stored once the same person has signed in again.',
      invoke: { id: 'renewals', src: 'renewals' },
      on: { RENEWED: 'storing' },
    },
    done: {
      description: 'The receipt and the change are shown.',
      on: {
        NEXT: { target: 'sale', actions: 'begin' },
        // The next customer is there already.
        SCAN: { target: 'sale.finding', actions: ['begin', 'want'] },
      },
    },
  },
})

/** What is sent: the sale as it was finished. */
export function bodyOf({ draft, at }: FastSaleContext): FastSale {
  return { ...draft, sold_at: new Date(at).toISOString() }
}

function finishedSale(context: FastSaleContext): FinishedSale {
  const { key, at, draft, options } = context
  const { total, lines } = sumsIn(context)
  return {
    ...{ key, at, body: bodyOf(context), total: decimalOf(total), currency: options?.currency ?? '' },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    snapshot: keptOf({ ...context, draft, key: '', at: 0 }, 'paying'),
  }
}

/** The sale as it would be with what is asked for. */
function asked(context: FastSaleContext, event: FastSaleEvent): FastSale {
  if (event.type === 'CHANGE') return { ...context.draft, ...event.changes }
  if (event.type === 'ADD_PAYMENT') return { ...context.draft, payments: withPayment(context, event.method) }
  return context.draft
}

function labelled(event: FastSaleEvent): { label: string; at: number } {
  return { label: event.type === 'PARK' ? event.label.trim() : '', at: Date.now() }
}

function at(index: number, changes: object) {
  return <T>(one: T, place: number): T => (place === index ? { ...one, ...changes } : one)
}

function without<T>(all: readonly T[], index: number): T[] {
  return all.filter((_, place) => place !== index)
}

function notThere(wanted: Wanted | undefined): Kept {
  const rule = wanted && 'code' in wanted ? { id: codeSold.id, about: { code: wanted.code } } : { id: notFound.id }
  return { name: '', rules: [rule] }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function outputOf<T>(event: AnyEvent): T {
  return event.output as T
}

function failureOf(event: AnyEvent): ApiFailure {
  return asFailure(event.error)
}
