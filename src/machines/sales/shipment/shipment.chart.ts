import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import type { CargoAnswer, ParcelSize, ShipmentStatus } from '#api/contract/sales/shipments.ts'
import type { ShortLine } from '#api/contract/sales/short-picks.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { methodSendsThere, type Sending } from '#api/rules/sales/delivery-areas.ts'
import { type ReturnableLine, somethingToSend, transferPaid } from '#api/rules/sales/orders.ts'
import {
  inDeliveryArea,
  methodChosen,
  noCargoError,
  parcelSized,
  readyForCargo,
  trackingCodeShort,
} from '#api/rules/sales/shipments.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { asGuards, noSuchStep, type RuleGuard, refusals } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { orderCodes } from '#machines/sales/order/order.chart.ts'

/** What the rules of a shipment are judged with: the order that it belongs to, and what is known of the parcel. */
export interface ShipmentFacts {
  readonly status: OrderStatus
  readonly payment_method: PaymentMethod
  readonly paid: boolean
  readonly shipping_method_id: number | null
  readonly tracking_code: string
  /** The order's lines of which fewer pieces were packed than are to go. */
  readonly short: readonly ShortLine[]
  readonly lines: readonly ReturnableLine[]
  /** Where it goes, and which of the shop's methods send there. */
  readonly sending: Sending
}

/** What may happen to a shipment. What the cargo company answered comes with the step that asked it. */
export type ShipmentStep =
  /** The parcel is announced to the cargo company. */
  | { type: 'REGISTER'; shipping_method_id: number | null; size?: ParcelSize; answer: CargoAnswer }
  /** In spite of a warning: the company is told to take it. In spite of an error: the parcel goes without a code. */
  | { type: 'PROCEED'; answer: CargoAnswer }
  | { type: 'CANCEL' }
  /** The staff bring the code themselves. */
  | { type: 'HAND_OVER'; tracking_code: string }

/** A step of the page where a parcel is sent from. */
export type ParcelStep = Exclude<ShipmentStep['type'], 'HAND_OVER'>

/** A step, and whoever takes it; or what the order became meanwhile, which nobody asks for. */
export type ShipmentEvent =
  | (ShipmentStep & { readonly by: Holder })
  | ({ type: 'ORDER' } & Pick<ShipmentFacts, 'status' | 'paid' | 'short' | 'lines'>)

/** The answer of a company that takes everything: what is asked for is judged with it before anybody is asked. */
export const takenAnswer: CargoAnswer = { kind: 'taken', tracking_code: '', tracking_url: '' }

/** What may stand in the way of whoever may open the order at all. */
export const shipmentRules = [
  readyForCargo,
  transferPaid,
  restSettled,
  somethingToSend,
  methodChosen,
  methodSendsThere,
  parcelSized,
] as const

type Rules = Record<
  | 'auth.forbidden'
  | 'shipping.order_not_ready'
  | 'order.transfer_not_paid'
  | 'order.rest_open'
  | 'order.nothing_to_send'
  | 'shipping.method_required'
  | 'order.outside_zones'
  | 'shipping.parcel_size'
  | 'cargo.out_of_area'
  | 'cargo.error'
  | 'shipping.tracking_code',
  RuleGuard
>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: orderCodes } })),
  ...asGuards([readyForCargo, restSettled, somethingToSend], ({ context }) => context),
  ...asGuards([transferPaid], ({ context }) => ({ ...context, open: false })),
  ...asGuards([methodChosen], ({ event }) => ({ shipping_method_id: event.shipping_method_id ?? null })),
  // The address may have changed since the order was taken.
  ...asGuards([methodSendsThere], ({ context, event }) => ({
    shipping_method_id: event.shipping_method_id ?? null,
    sending: context.sending,
  })),
  ...asGuards([parcelSized], ({ event }) => ({ size: event.size ?? null })),
  ...asGuards([inDeliveryArea, noCargoError], ({ event }) => ({ answer: event.answer ?? takenAnswer })),
  ...asGuards([trackingCodeShort], ({ event }) => ({ tracking_code: event.tracking_code ?? '' })),
} as Rules

const flow = setup({
  types: { context: {} as ShipmentFacts, input: {} as ShipmentFacts, events: {} as ShipmentEvent },
  guards: {
    ...rules,
    isOutOfArea: ({ event }) => 'answer' in event && event.answer.kind === 'out_of_area',
    isByHand: ({ event }) => 'answer' in event && event.answer.kind === 'by_hand',
    isError: ({ event }) => 'answer' in event && event.answer.kind === 'error',
  },
  actions: {
    /** The order goes with its parcel. */
    report: assign({ status: 'reported_to_cargo' as const }),
    choose: assign(({ event }) => (event.type === 'REGISTER' ? { shipping_method_id: event.shipping_method_id } : {})),
    takeOrder: assign(({ event }) =>
      event.type === 'ORDER' ? { status: event.status, paid: event.paid, short: event.short, lines: event.lines } : {},
    ),
    takeCode: assign(({ context, event }) => ({ tracking_code: codeOf(event) ?? context.tracking_code })),
  },
})

const perm = 'auth.forbidden'
const ready = 'shipping.order_not_ready'
const paid = 'order.transfer_not_paid'
const rest = and(['order.rest_open', 'order.nothing_to_send'])
const method = and(['shipping.method_required', 'order.outside_zones'])
const size = 'shipping.parcel_size'
const done = ['choose', 'takeCode', 'report'] as const

const register = [
  { guard: and([perm, ready, paid, rest, method, size, 'isByHand']), target: 'by_hand', actions: done },
  {
    guard: and([perm, ready, paid, rest, method, size, 'cargo.out_of_area', 'cargo.error']),
    target: 'registered',
    actions: done,
  },
  { guard: and([perm, ready, paid, rest, method, size, 'isOutOfArea']), target: 'warned', actions: 'choose' },
  { guard: and([perm, ready, paid, rest, method, size, 'isError']), target: 'failed', actions: 'choose' },
] as const
const handOver = {
  guard: and([perm, ready, paid, rest, 'shipping.tracking_code']),
  target: 'by_hand',
  actions: ['takeCode', 'report'],
} as const
const cancel = { guard: perm, target: 'cancelled' } as const

/** The life of a shipment: announced to the cargo company, warned of or refused by it, sent all the same, or given up. */
export const shipmentChart = flow.createMachine({
  id: 'shipment',
  context: ({ input }) => input,
  initial: 'draft',
  // The order tells it of itself.
  on: { ORDER: { actions: 'takeOrder', meta: { reported: true } } },
  states: {
    draft: {
      description: 'Nobody was asked yet, and nothing is stored.',
      on: {
        REGISTER: [...register],
        HAND_OVER: handOver,
      },
    },
    warned: {
      description: 'The cargo company does not deliver to the address by itself; whoever ships decides.',
      on: {
        PROCEED: [
          {
            guard: and([perm, ready, paid, rest, 'cargo.error']),
            target: 'registered',
            actions: ['takeCode', 'report'],
          },
          { guard: and([perm, ready, paid, rest, 'isError']), target: 'failed' },
        ],
        HAND_OVER: handOver,
        CANCEL: cancel,
      },
    },
    failed: {
      description: 'The cargo company refused it, or could not be asked.',
      on: {
        REGISTER: [...register],
        PROCEED: { guard: and([perm, ready, paid, rest]), target: 'by_hand', actions: 'report' },
        HAND_OVER: handOver,
        CANCEL: cancel,
      },
    },
    registered: { type: 'final', description: 'The cargo company has it under a tracking code.' },
    by_hand: { type: 'final', description: 'It went without the cargo company’s registration.' },
    cancelled: { type: 'final' },
  },
})

type Snapshot = SnapshotFrom<typeof shipmentChart>

/** A stored shipment as its chart stands; without one, a draft. */
export function shipmentAt(status: ShipmentStatus | 'draft', facts: ShipmentFacts): Snapshot {
  return shipmentChart.resolveState({ value: status, context: facts })
}

/** The steps that its page has, whether rules stand in their way or not; a code that the staff bring is typed with the order's own step. */
export function shipmentSteps(at: Snapshot): ParcelStep[] {
  const types = stepsOf(at).flatMap(({ type, reported }) => (reported || type === 'HAND_OVER' ? [] : [type]))
  return [...new Set(types)] as ParcelStep[]
}

/** Which rules stand in the way of a step. A parcel that has ended says what of the order keeps it from another. */
export function shipmentRefusals(snapshot: Snapshot, event: ShipmentEvent): Refusal[] {
  const found = refusals(snapshot, event)
  if (!found.some(({ id }) => id === noSuchStep)) return found
  const ended = broken([readyForCargo], snapshot.context)
  return ended.length > 0 ? ended : found
}

/** A shipment that still waits for a decision. */
export function isOpen({ status }: { readonly status: string }): boolean {
  return status === 'warned' || status === 'failed'
}

function codeOf(event: ShipmentEvent): string | undefined {
  if (event.type === 'HAND_OVER') return event.tracking_code.trim()
  if (!('answer' in event)) return undefined
  return event.answer.kind === 'taken' || event.answer.kind === 'by_hand' ? event.answer.tracking_code : undefined
}
