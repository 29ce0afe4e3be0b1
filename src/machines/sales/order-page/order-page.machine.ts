import { assign, setup } from 'xstate'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sendingGuards, sendingStates } from '#machines/platform/sending-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  addressToSend,
  allPieces,
  type Doing,
  type OrderPageContext,
  type OrderPageEvent,
  type OrderPageInput,
  piecesOf,
  type Sending,
  stepOf,
  untouched,
} from './order-page.context.ts'
import { orderGuards } from './order-page.rules.ts'

const flow = setup({
  types: {
    context: {} as OrderPageContext,
    input: {} as OrderPageInput,
    events: {} as OrderPageEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<Order, { id: number }>('open'),
    send: unwired<Order, Sending>('send'),
  },
  guards: {
    ...orderGuards,
    isForGood: ({ context }) => ['CANCEL', 'REJECT'].includes(stepOf(context.doing) ?? ''),
    bringsBack: ({ context }) => stepOf(context.doing) === 'RETURN',
    isWriting: ({ context }) => context.draft !== null,
    isMissing: ({ event }) => asFailure((event as AnyEvent).error).kind === 'notFound',
    ...sendingGuards,
  },
  actions: {
    takeOrder: assign(({ event }) => ({ order: (event as AnyEvent).output as Order, failure: null })),
    /** What was stored is typed no more. */
    tidyUp: assign(({ context: { doing, note, draft } }) => ({
      doing: null,
      note: doing?.kind === 'note' ? '' : note,
      draft: doing?.kind === 'address' ? null : draft,
    })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    decide: assign(({ event, context }) =>
      event.type === 'STEP'
        ? { doing: { kind: 'step', step: event.step } as const, pieces: allPieces(context.order) }
        : { doing: { kind: 'restock', lines: [] } as const, pieces: allPieces(context.order) },
    ),
    takePieces: assign(({ event, context }) =>
      event.type === 'PIECES' ? { pieces: { ...context.pieces, [event.line_id]: event.text } } : {},
    ),
    bringBack: assign(({ context }) => ({ doing: withPieces(context) })),
    typeNote: assign(({ event }) => (event.type === 'TYPE_NOTE' ? { note: event.text } : {})),
    writeNote: assign(({ context }) => ({ doing: { kind: 'note', note: context.note } as const })),
    beginAddress: assign(({ event, context }) => {
      const base = event.type === 'ADDRESS' ? context.order?.[`${event.of}_address`] : undefined
      return event.type === 'ADDRESS' && base ? { draft: { of: event.of, base, address: base } } : {}
    }),
    typeAddress: assign(({ event, context: { draft } }) =>
      event.type === 'TYPE' && draft
        ? { draft: { ...draft, address: { ...draft.address, [event.field]: event.text } } }
        : {},
    ),
    changeAddress: assign(({ context }) => {
      const { draft } = context
      const address = addressToSend(context)
      return draft && address ? { doing: { kind: 'address', of: draft.of, address } as const } : {}
    }),
    leaveAddress: assign({ draft: null }),
    aim: assign(({ event }) => (event.type === 'AIM' ? { aim: event.status } : {})),
    visit: assign(({ event }) => (event.type === 'VISIT' ? { visited: event.past } : {})),
    comeBack: assign({ visited: null }),
    begin: assign({ key: newRequestKey }),
    giveUp: assign({ doing: null, failure: null }),
  },
})

/** One order on the screen: it is opened, taken from one state of its chart to another, written on, and looked at as it once stood. */
export const orderPageMachine = flow.createMachine({
  id: 'orderPage',
  context: ({ input }) => ({ ...untouched, ...input }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: 'isWriting', target: 'addressing', actions: 'takeOrder' },
          { target: 'shown', actions: 'takeOrder' },
        ],
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
      // What was asked for before a part of the page changed something does not tell it.
      on: { LOOK: { target: 'opening', reenter: true } },
    },
    unreachable: { on: { RETRY: 'opening' } },
    missing: {},
    shown: {
      on: {
        STEP: { guard: 'chart', target: 'deciding', actions: 'decide' },
        RESTOCK: { guard: 'restock', target: 'choosing', actions: 'decide' },
        TYPE_NOTE: { actions: 'typeNote' },
        NOTE: { guard: 'note', target: 'sending', actions: ['writeNote', 'begin'] },
        ADDRESS: { guard: 'addressOpen', target: 'addressing', actions: 'beginAddress' },
        AIM: { actions: 'aim' },
        LOOK: { target: 'opening', actions: 'giveUp' },
        VISIT: { target: 'visiting', actions: 'visit' },
      },
    },
    deciding: {
      always: [
        { guard: 'isForGood', target: 'confirming' },
        { guard: 'bringsBack', target: 'choosing' },
        { target: 'sending', actions: 'begin' },
      ],
    },
    confirming: {
      tags: ['asking'],
      description: 'What cannot be taken back is asked about first.',
      on: { CONFIRM: { target: 'sending', actions: 'begin' }, BACK: { target: 'shown', actions: 'giveUp' } },
    },
    choosing: {
      tags: ['asking'],
      description: 'Which pieces came back.',
      on: {
        PIECES: { actions: 'takePieces' },
        CONFIRM: { guard: 'pieces', target: 'sending', actions: ['bringBack', 'begin'] },
        BACK: { target: 'shown', actions: 'giveUp' },
      },
    },
    addressing: {
      tags: ['asking'],
      description: 'What somebody else changed meanwhile stands beside what is typed.',
      on: {
        TYPE: { actions: 'typeAddress' },
        CONFIRM: { guard: 'address', target: 'sending', actions: ['changeAddress', 'begin'] },
        BACK: { target: 'shown', actions: 'leaveAddress' },
      },
    },
    visiting: {
      tags: ['asking'],
      description: 'The order as it stood at a moment of its history. Nothing is done there.',
      on: { VISIT: { actions: 'visit' }, BACK: { target: 'shown', actions: 'comeBack' } },
    },
    ...sendingStates(
      ({ context: { id, order, doing, key } }: { context: OrderPageContext }) => ({
        id,
        version: order?.version ?? 0,
        doing: doing as Doing,
        key,
      }),
      { target: 'shown', actions: ['takeOrder', 'tidyUp'] },
      { target: 'opening', actions: 'giveUp' },
    ),
  },
})

/** What is done with the pieces that were chosen. */
function withPieces(context: OrderPageContext): Doing {
  const lines = piecesOf(context)
  return context.doing?.kind === 'restock'
    ? { kind: 'restock', lines }
    : { kind: 'step', step: { type: 'RETURN', lines } }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
