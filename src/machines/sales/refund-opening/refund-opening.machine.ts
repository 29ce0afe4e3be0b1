import { assign, emit, setup } from 'xstate'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import {
  inTime,
  type OpeningFacts,
  openingRules,
  orderAccepted,
  orderPaid,
  refundsOpen,
} from '#api/rules/sales/refund-opening.ts'
import { left } from '#api/rules/sales/short-picks.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sendingGuards, sendingStates } from '#machines/platform/sending-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { refundCodes } from '#machines/sales/refund/refund.chart.ts'
import {
  draftOf,
  type OpeningSending,
  openingFacts,
  type RefundOpeningContext,
  type RefundOpeningEvent,
  type RefundOpeningInput,
  type TypedLine,
  typedLine,
  untyped,
} from './refund-opening.context.ts'

const beginRules = [refundsOpen, orderAccepted, orderPaid, inTime] as const

const flow = setup({
  types: {
    context: {} as RefundOpeningContext,
    input: {} as RefundOpeningInput,
    events: {} as RefundOpeningEvent,
    emitted: {} as { type: 'changed' },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<Order, { id: number }>('look'),
    send: unwired<Refund, OpeningSending>('send'),
  },
  guards: {
    begin: asOneGuard([permitted, ...beginRules], ({ context }) => [
      ...broken([permitted], { holder: context.holder, gate: { codes: refundCodes } }),
      ...broken<OpeningFacts>(beginRules, openingFacts(context)),
    ]),
    opening: asOneGuard(openingRules, ({ context }) => broken<OpeningFacts>(openingRules, openingFacts(context))),
    isReadAnew: ({ context }) => context.readAnew,
    ...sendingGuards,
  },
  actions: {
    type: assign(({ context, event }) => ({ typed: withTyped(context, event) })),
    /** What was not packed is thought of first. */
    offerShort: assign(({ context: { order } }) => ({ typed: typedFor(order.short) })),
    begin: assign({ key: newRequestKey }),
    takeOrder: assign(({ event }) => ({ order: (event as AnyEvent).output as Order, failure: null, readAnew: true })),
    /** What was typed stays, and is judged with what was read. */
    takeReading: assign(({ event }) =>
      event.type === 'ORDER' ? { order: event.order, failure: null, readAnew: false } : {},
    ),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    clear: assign({ typed: {} }),
    emitChanged: emit({ type: 'changed' as const }),
  },
})

/** Opening a refund of one order on its page: its lines are chosen with pieces and reasons, judged, and sent. */
export const refundOpeningMachine = flow.createMachine({
  id: 'refundOpening',
  context: ({ input }) => ({ ...input, typed: {}, readAnew: false, failure: null, key: '' }),
  initial: 'closed',
  states: {
    closed: {
      on: { OPEN: { guard: 'begin', target: 'writing', actions: 'offerShort' }, ORDER: { actions: 'takeReading' } },
    },
    writing: {
      tags: ['asking'],
      on: {
        PIECES: { actions: 'type' },
        REASON: { actions: 'type' },
        DESCRIBE: { actions: 'type' },
        ORDER: { actions: 'takeReading' },
        CONFIRM: { guard: 'opening', target: 'sending', actions: 'begin' },
        CANCEL: [
          { guard: 'isReadAnew', target: 'left', actions: ['clear', 'emitChanged'] },
          { target: 'closed', actions: 'clear' },
        ],
      },
    },
    ...sendingStates(
      ({ context }: { context: RefundOpeningContext }) => ({
        order_id: context.order.id,
        draft: draftOf(context),
        key: context.key,
      }),
      { target: 'left', actions: ['clear', 'emitChanged'] },
      'looking',
    ),
    looking: {
      tags: ['busy'],
      description: 'What was typed is judged with the order as it is now.',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { order } }) => ({ id: order.id }),
        onDone: { target: 'writing', actions: 'takeOrder' },
        onError: { target: 'refused', actions: 'takeFailure' },
      },
    },
    left: {
      tags: ['busy'],
      description: 'The page reads the order anew.',
      on: { ORDER: { target: 'closed', actions: 'takeReading' } },
    },
  },
})

function typedFor(short: Order['short']): RefundOpeningContext['typed'] {
  const open = short.filter((line) => left(line) > 0)
  return Object.fromEntries(open.map((line) => [line.line_id, { ...untyped, pieces: String(left(line)) }]))
}

function withTyped(context: RefundOpeningContext, event: RefundOpeningEvent): RefundOpeningContext['typed'] {
  if (!('line_id' in event)) return context.typed
  const line = typedLine(context, event.line_id)
  const change: Partial<TypedLine> =
    event.type === 'REASON'
      ? { reason_id: event.reason_id }
      : event.type === 'DESCRIBE'
        ? { description: event.text }
        : { pieces: event.text }
  return { ...context.typed, [event.line_id]: { ...line, ...change } }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
