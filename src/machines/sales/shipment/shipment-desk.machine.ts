import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { Shipment, shipmentSteps } from '#api/contract/sales/shipments.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { nothingTracked } from '#api/rules/sales/shipments.ts'
import { asOneGuard, noSuchStep, type Ruled } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sendingGuards, sendingStates } from '#machines/platform/sending-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { shipmentAt, shipmentRefusals, shipmentRules, takenAnswer } from './shipment.chart.ts'

export interface ShipmentDeskInput {
  readonly order: Order
  readonly holder: Holder
}

/** What is asked of the server: a step of the shipment's chart, or the cargo company's news of it. */
export type ShipmentAct = (typeof shipmentSteps)[number] | 'FOLLOW'

interface ShipmentDeskContext extends ShipmentDeskInput {
  readonly shipping_method_id: number | null
  readonly doing: ShipmentAct
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a parcel whose answer was lost is not announced twice. */
  readonly key: string
}

type ShipmentDeskEvent =
  | { type: 'CHOOSE'; shipping_method_id: number | null }
  /** The chart says whether it may be done. */
  | { type: 'ACT'; act: ShipmentAct }
  /** The page has read the order anew. */
  | { type: 'ORDER'; order: Order }
  | { type: 'RETRY' }
  /** Gives up what was asked for and looks at the order anew. */
  | { type: 'LOOK' }

/** What is on its way to the server. */
export interface ShipmentSending {
  readonly id: number
  readonly version: number
  readonly doing: ShipmentAct
  readonly shipping_method_id: number | null
  readonly key: string
}

const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

const flow = setup({
  types: {
    context: {} as ShipmentDeskContext,
    input: {} as ShipmentDeskInput,
    events: {} as ShipmentDeskEvent,
    emitted: {} as { type: 'changed' },
    tags: {} as 'busy' | 'asking',
  },
  actors: { send: unwired<Order, ShipmentSending>('send') },
  guards: {
    chart: asOneGuard([...shipmentRules, nothingTracked, noStep], ({ context, event }) => inTheWay(context, event.act)),
    ...sendingGuards,
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { shipping_method_id: event.shipping_method_id } : {})),
    begin: assign(({ event }) =>
      event.type === 'ACT' ? { doing: event.act, key: newRequestKey(), failure: null } : {},
    ),
    takeOrder: assign(({ event }) => ({ order: (event as AnyEvent).output as Order, failure: null })),
    /** The method that was chosen stays, while the shop has it. What was read before the last act tells nothing. */
    takeReading: assign(({ context: { shipping_method_id: chosen, order }, event }) => {
      if (event.type !== 'ORDER' || event.order.version < order.version) return {}
      const has = event.order.shipping.methods.some(({ id }) => id === chosen)
      return { order: event.order, shipping_method_id: has ? chosen : firstMethod(event.order), failure: null }
    }),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    tellChanged: emit({ type: 'changed' as const }),
  },
})

/** The parcel of one order on its page: announced, sent in spite of a warning or an error, given up, followed. */
export const shipmentDeskMachine = flow.createMachine({
  id: 'shipmentDesk',
  context: ({ input }) => ({
    ...input,
    shipping_method_id: firstMethod(input.order),
    ...{ doing: 'REGISTER', failure: null, key: '' },
  }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        CHOOSE: { actions: 'choose' },
        ACT: { guard: 'chart', target: 'sending', actions: 'begin' },
        ORDER: { actions: 'takeReading' },
      },
    },
    ...sendingStates(
      ({ context: { order, doing, shipping_method_id, key } }: { context: ShipmentDeskContext }) => ({
        ...{ id: order.id, version: order.version },
        ...{ doing, shipping_method_id, key },
      }),
      { target: 'shown', actions: ['takeOrder', 'tellChanged'] },
      { target: 'left', actions: 'tellChanged' },
    ),
    left: {
      tags: ['busy'],
      description: 'What was asked for is given up, and the page reads the order anew.',
      on: { ORDER: { target: 'shown', actions: 'takeReading' } },
    },
  },
})

/** The parcel that is sent or waits for a decision; `null` when the next one begins anew. */
export function currentOf({ shipping }: Order): Shipment | null {
  return shipping.shipments.find(({ status }) => status !== 'cancelled') ?? null
}

/** The method that the order was to be sent by before, or that was chosen with it, else the shop's first. */
function firstMethod({ shipping: { methods, chosen, shipments } }: Order): number | null {
  const before = shipments[0]?.shipping_method_id ?? chosen
  return (methods.find(({ id }) => id === before) ?? methods[0])?.id ?? null
}

function inTheWay({ order, holder, shipping_method_id }: ShipmentDeskContext, act: ShipmentAct): Refusal[] {
  const current = currentOf(order)
  if (act === 'FOLLOW') return current?.status === 'registered' ? [] : [{ id: nothingTracked.id }]
  const { status, payment_method, payment_status } = order
  const facts = {
    ...{ status, payment_method, paid: payment_status === 'paid' },
    ...{ shipping_method_id, tracking_code: current?.tracking_code ?? '' },
  }
  const asked = act === 'REGISTER' ? { type: act, shipping_method_id } : { type: act }
  const event = { ...asked, answer: takenAnswer, by: holder } as Parameters<typeof shipmentRefusals>[1]
  return shipmentRefusals(shipmentAt(current?.status ?? 'draft', facts), event)
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
