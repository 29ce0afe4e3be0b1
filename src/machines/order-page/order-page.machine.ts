import { assign, setup } from 'xstate'
import { asFailure } from '#api/contract/failure.ts'
import type { Order } from '#api/contract/orders.ts'
import { newRequestKey } from '#machines/request-key.ts'
import { unwired } from '#machines/unwired.ts'
import {
  allPieces,
  type Doing,
  type OrderPageContext,
  type OrderPageEvent,
  type OrderPageInput,
  piecesOf,
  type Sending,
  untouched,
} from './order-page.context.ts'
import { chartGuards } from './order-page.rules.ts'

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
    ...chartGuards,
    isForGood: ({ context: { doing } }) => doing?.step.type === 'CANCEL' || doing?.step.type === 'REJECT',
    bringsBack: ({ context: { doing } }) => doing?.step.type === 'RETURN',
    isMissing: ({ event }) => asFailure((event as AnyEvent).error).kind === 'notFound',
    isRefused: ({ event }) => ruled((event as AnyEvent).error),
  },
  actions: {
    takeOrder: assign(({ event }) => ({ order: (event as AnyEvent).output as Order, doing: null, failure: null })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    decide: assign(({ event, context }) =>
      event.type === 'STEP'
        ? { doing: { kind: 'step', step: event.step } as const, pieces: allPieces(context.order) }
        : {},
    ),
    takePieces: assign(({ event, context }) =>
      event.type === 'PIECES' ? { pieces: { ...context.pieces, [event.line_id]: event.text } } : {},
    ),
    bringBack: assign(({ context }) => ({
      doing: { kind: 'step', step: { type: 'RETURN', lines: piecesOf(context) } } as const,
    })),
    begin: assign({ key: newRequestKey }),
    giveUp: assign({ doing: null, failure: null }),
  },
})

/** One order on the screen: it is opened, and taken from one state of its chart to another. */
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
        onDone: { target: 'shown', actions: 'takeOrder' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
    },
    unreachable: { on: { RETRY: 'opening' } },
    missing: {},
    shown: {
      on: {
        STEP: { guard: 'chart', target: 'deciding', actions: 'decide' },
        LOOK: { target: 'opening', actions: 'giveUp' },
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
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { id, order, doing, key } }) => ({
          id,
          version: order?.version ?? 0,
          doing: doing as Doing,
          key,
        }),
        onDone: { target: 'shown', actions: 'takeOrder' },
        onError: [
          { guard: 'isRefused', target: 'refused', actions: 'takeFailure' },
          { target: 'notSent', actions: 'takeFailure' },
        ],
      },
    },
    refused: {
      tags: ['asking'],
      description: 'The server named what stands in the way: a rule, or that somebody else was faster.',
      on: { LOOK: { target: 'opening', actions: 'giveUp' } },
    },
    notSent: {
      tags: ['asking'],
      description: 'No answer came; the same is sent again with the same key, or given up.',
      on: { RETRY: 'sending', LOOK: { target: 'opening', actions: 'giveUp' } },
    },
  },
})

/** Whether the server judged: then the same once more would be judged the same. */
function ruled(error: unknown): boolean {
  const { kind, rules } = asFailure(error)
  return kind === 'conflict' || (kind === 'refused' && rules.length > 0)
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
