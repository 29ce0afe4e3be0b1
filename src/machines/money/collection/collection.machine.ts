import { assign, fromCallback, setup } from 'xstate'
import type { ChequePaper } from '#api/contract/money/cheques.ts'
import type { Collection, NewCollection, Outstanding } from '#api/contract/money/collections.ts'
import type { CollectionMethod } from '#api/contract/sales/orders.ts'
import type { ReceivedPayment } from '#api/contract/sales/payments.ts'
import { chequeIbanValid } from '#api/rules/money/cheques.ts'
import {
  amountValid,
  chequeInPortfolio,
  methodOffered,
  noneEnded,
  noneRefunded,
  notAboveDebt,
  notUndone,
  someOrder,
} from '#api/rules/money/collection.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { paymentDayGiven, paymentNotAhead, paymentPeriodOpen, paymentReferenceFits } from '#api/rules/sales/payments.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  begun,
  bodyOf,
  type CollectionContext,
  type CollectionInput,
  chosenToo,
  leftOut,
  opened,
  pinnedToo,
  received,
  wholeDebt,
  written,
  wrong,
} from './collection.context.ts'

export type CollectionEvent =
  | { type: 'CHOOSE_CUSTOMER'; id: number }
  /** Back to choosing the customer. */
  | { type: 'OTHER_CUSTOMER' }
  | { type: 'CHOOSE'; ids: readonly number[] }
  | { type: 'LEAVE_OUT'; ids: readonly number[] }
  | { type: 'PIN'; id: number }
  | { type: 'UNPIN'; id: number }
  | { type: 'SET_AMOUNT'; amount: string }
  /** All that is owed of what is chosen. */
  | { type: 'WHOLE_DEBT' }
  | { type: 'SET_METHOD'; method: CollectionMethod }
  | { type: 'SET_PAYMENT'; payment: Partial<ReceivedPayment> }
  | { type: 'SET_CHEQUE'; cheque: Partial<ChequePaper> }
  | { type: 'REVEAL' }
  | { type: 'COLLECT' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** What is owed is read anew; what is chosen stays. */
  | { type: 'REFRESH' }
  | { type: 'RETRY' }
  | { type: 'RENEWED' }
  | { type: 'UNDO' }
  /** More of the same customer. */
  | { type: 'COLLECT_MORE' }

const flow = setup({
  types: {
    context: {} as CollectionContext,
    input: {} as CollectionInput,
    events: {} as CollectionEvent,
    tags: {} as 'busy' | 'asking' | 'editable',
  },
  actors: {
    look: unwired<Outstanding, { customer_id: number }>('look'),
    read: unwired<Collection, { id: number }>('read'),
    collect: unwired<Collection, { body: NewCollection; key: string }>('collect'),
    undo: unwired<Collection, { id: number; key: string }>('undo'),
    /** Hears that the same person has signed in again. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    // Orders of one currency are chosen, and only its accounts are offered.
    valid: asOneGuard(
      [
        ...[someOrder, amountValid, notAboveDebt, methodOffered],
        ...[paymentDayGiven, paymentNotAhead, paymentPeriodOpen, paymentReferenceFits, chequeIbanValid],
      ],
      ({ context }) => wrong(context),
    ),
    undoable: asOneGuard(
      [notUndone, chequeInPortfolio, noneEnded, noneRefunded],
      ({ context }: { context: CollectionContext }) => (context.collection?.undo_refusals ?? []) as Refusal[],
    ),
    hasReceipt: ({ context }) => context.collection_id !== null,
    hasCustomer: ({ context }) => context.customer_id !== null,
    /** It was changed since something went wrong. */
    forgotten: ({ context }) => context.failure === null,
    isExpired: ({ event }) => failureOf(event).kind === 'session',
  },
  actions: {
    takeCustomer: assign(({ event }) =>
      event.type === 'CHOOSE_CUSTOMER' ? begun({ customer_id: event.id }) : begun({ customer_id: null }),
    ),
    takeOutstanding: assign(({ context, event }) => opened(context, outputOf<Outstanding>(event))),
    choose: assign(({ context, event }) => (event.type === 'CHOOSE' ? chosenToo(context, event.ids) : {})),
    leaveOut: assign(({ context, event }) => (event.type === 'LEAVE_OUT' ? leftOut(context, event.ids) : {})),
    pin: assign(({ context, event }) => (event.type === 'PIN' ? pinnedToo(context, event.id) : {})),
    unpin: assign(({ context, event }) =>
      event.type === 'UNPIN' ? written(context, { pinned: context.pinned.filter((id) => id !== event.id) }) : {},
    ),
    setAmount: assign(({ context, event }) =>
      event.type === 'SET_AMOUNT' ? written(context, { amount: event.amount }) : {},
    ),
    takeWhole: assign(({ context }) => written(context, { amount: wholeDebt(context) })),
    setMethod: assign(({ context, event }) =>
      event.type === 'SET_METHOD' ? written(context, { method: event.method }) : {},
    ),
    setPayment: assign(({ context, event }) =>
      event.type === 'SET_PAYMENT' ? written(context, { payment: { ...context.payment, ...event.payment } }) : {},
    ),
    setCheque: assign(({ context, event }) =>
      event.type === 'SET_CHEQUE' ? written(context, { cheque: { ...context.cheque, ...event.cheque } }) : {},
    ),
    reveal: assign({ revealed: true }),
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    newKey: assign({ key: () => newRequestKey(), failure: null }),
    takeCollection: assign(({ event }) => received(outputOf<Collection>(event))),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event), refused: failureOf(event).rules })),
    startOver: assign(({ context }) => begun({ customer_id: context.customer_id })),
  },
})

/** Money of a customer is spread over unpaid orders, oldest first, shown before it is confirmed, and taken back whole (rules R77, R153–R156). */
export const collectionMachine = flow.createMachine({
  id: 'collection',
  context: ({ input }) => begun(input),
  initial: 'begun',
  states: {
    begun: {
      always: [
        { guard: 'hasReceipt', target: 'reading' },
        { guard: 'hasCustomer', target: 'opening' },
        { target: 'choosingCustomer' },
      ],
    },
    choosingCustomer: { on: { CHOOSE_CUSTOMER: { target: 'opening', actions: 'takeCustomer' } } },
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ customer_id: context.customer_id ?? 0 }),
        onDone: { target: 'form', actions: 'takeOutstanding' },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    unreachable: {
      on: { RETRY: 'opening', OTHER_CUSTOMER: { target: 'choosingCustomer', actions: 'takeCustomer' } },
    },
    form: {
      tags: ['editable'],
      initial: 'writing',
      on: {
        CHOOSE: { actions: 'choose' },
        LEAVE_OUT: { actions: 'leaveOut' },
        PIN: { actions: 'pin' },
        UNPIN: { actions: 'unpin' },
        SET_AMOUNT: { actions: 'setAmount' },
        WHOLE_DEBT: { actions: 'takeWhole' },
        SET_METHOD: { actions: 'setMethod' },
        SET_PAYMENT: { actions: 'setPayment' },
        SET_CHEQUE: { actions: 'setCheque' },
        REVEAL: { actions: 'reveal' },
        COLLECT: { guard: 'valid', target: 'confirming' },
        REFRESH: 'opening',
        OTHER_CUSTOMER: { target: 'choosingCustomer', actions: 'takeCustomer' },
      },
      states: {
        writing: {},
        failed: {
          description: 'Nothing was collected; everything is as it was written.',
          always: { guard: 'forgotten', target: 'writing' },
        },
      },
    },
    confirming: {
      tags: ['asking'],
      description: 'How the money is spread is shown once more.',
      on: { CONFIRM: 'collecting', CANCEL: 'form' },
    },
    collecting: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'collect',
        src: 'collect',
        input: ({ context }) => ({ body: bodyOf(context), key: context.key }),
        onDone: { target: 'receipt', actions: 'takeCollection' },
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { target: 'form.failed', actions: ['takeFailure', 'reveal'] },
        ],
      },
    },
    expired: {
      tags: ['asking'],
      description: 'The session ended. What was written is kept, and is sent once the same person has signed in again.',
      invoke: { id: 'renewals', src: 'renewals' },
      on: { RENEWED: 'collecting' },
    },
    reading: {
      tags: ['busy'],
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.collection_id ?? 0 }),
        onDone: { target: 'receipt', actions: 'takeCollection' },
        onError: { target: 'notRead', actions: 'takeFailure' },
      },
    },
    notRead: { on: { RETRY: 'reading' } },
    receipt: {
      description: 'What was collected, and which order got what of it.',
      on: {
        UNDO: { guard: 'undoable', target: 'askingUndo' },
        COLLECT_MORE: { target: 'opening', actions: 'startOver' },
      },
    },
    askingUndo: {
      tags: ['asking'],
      description: 'Taking money back is asked about first.',
      on: { CONFIRM: { target: 'undoing', actions: 'newKey' }, CANCEL: 'receipt' },
    },
    undoing: {
      tags: ['busy'],
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ id: context.collection?.id ?? 0, key: context.key }),
        onDone: { target: 'receipt', actions: 'takeCollection' },
        onError: { target: 'notUndone', actions: 'takeFailure' },
      },
    },
    notUndone: {
      description: 'It was not taken back; it can be tried again with the same key.',
      on: { RETRY: 'undoing', CANCEL: 'receipt' },
    },
  },
})
