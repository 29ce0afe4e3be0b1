import type { Order } from '#api/contract/sales/orders.ts'
import type { ParcelSize, Shipment } from '#api/contract/sales/shipments.ts'
import { nothingTracked } from '#api/rules/sales/shipments.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type ParcelStep, shipmentAt, shipmentRefusals, shipmentRules, takenAnswer } from './shipment.chart.ts'

/** What was typed of the parcel, as far as it was: of its size a decimal with a point, or whatever cannot be read as one. */
type Typed = Readonly<Partial<Record<keyof ParcelSize | 'tracking_code', string>>>

/** The parcel of an order, as a part of the order's page. */
export interface ShipmentTypes {
  record: Order
  /** A step of the shipment's chart, with the method and the size that it is announced with. */
  step: {
    readonly type: ParcelStep
    readonly shipping_method_id?: number | null
    readonly size?: ParcelSize
    readonly tracking_code?: string
  }
  /** Asks for the cargo company's news of it. */
  commands: { readonly type: 'FOLLOW' }
  own: { readonly shipping_method_id: number | null; readonly typed: Typed }
  events:
    | { type: 'CHOOSE'; shipping_method_id: number | null }
    | { type: 'MEASURE'; field: keyof Typed; value: string }
    | { type: 'FOLLOW' }
  input: { readonly record: Order }
}

/** The parcel of one order on its page: announced, sent in spite of a warning or an error, given up, followed. */
export const shipmentActionsMachine = stepPage<ShipmentTypes>({
  id: 'shipmentActions',
  source: 'given',
  own: ({ record }) => ({ shipping_method_id: firstMethod(record), typed: {} }),
  chart: (order, { shipping_method_id }) => shipmentOf(order, shipping_method_id),
  rules: [...shipmentRules, noStep],
  // Judged before anybody is asked.
  refusals: (at, event) => shipmentRefusals(at, { ...event, answer: takenAnswer }),
  filled: (step, { record, shipping_method_id, typed }) =>
    step.type === 'REGISTER' && record
      ? { ...step, shipping_method_id, size: sizeOf(record, typed), ...codeIn(record, shipping_method_id, typed) }
      : step,
  choices: {
    CHOOSE: ({ shipping_method_id }) => ({ shipping_method_id }),
    MEASURE: ({ field, value }, { typed }) => ({ typed: { ...typed, [field]: value } }),
  },
  // The method that was chosen stays, while the shop has it.
  read: ({ shipping_method_id: chosen }, order) =>
    order.shipping.methods.some(({ id }) => id === chosen) ? {} : { shipping_method_id: firstMethod(order) },
  parts: {
    shown: { FOLLOW: { guard: 'tracked', target: 'sending', actions: ['follow', 'begin'] } },
    guards: {
      tracked: asOneGuard([nothingTracked], ({ context: { record } }) =>
        currentOf(record)?.status === 'registered' ? [] : [{ id: nothingTracked.id }],
      ),
    },
    changes: { follow: () => ({ command: { type: 'FOLLOW' }, failure: null }) },
  },
})

/** Where the parcel of an order stands in its chart, with the method that was chosen for it. */
export function shipmentOf(order: Order, shipping_method_id: number | null) {
  const { status, payment_method, payment_status, short, lines } = order
  const { status: stands = 'draft' as const, tracking_code = '' } = currentOf(order) ?? {}
  const paid = payment_status === 'paid'
  const sending = { methods: order.shipping.methods, address: order.shipping_address }
  const facts = { status, payment_method, paid, shipping_method_id, tracking_code, short, lines, sending }
  return shipmentAt(stands, facts)
}

/** The parcel that is sent or waits for a decision; `null` when the next one begins anew. */
export function currentOf({ shipping }: Order): Shipment | null {
  return shipping.shipments.find(({ status }) => status !== 'cancelled') ?? null
}

/** The size as it is announced: what was typed, else what the parcel had before, else what the catalog says. */
export function sizeOf(order: Order, typed: Typed): ParcelSize {
  const { packages, weight, desi } = currentOf(order) ?? { packages: 1, ...order.shipping.measured }
  const measure = (value: string | undefined, before: number | null) =>
    value === undefined ? before : value.trim() === '' ? null : Number(value)
  return {
    packages: measure(typed.packages, packages) ?? Number.NaN,
    weight: measure(typed.weight, weight),
    desi: measure(typed.desi, desi),
  }
}

/** The code that the staff bring, of a method that goes by one. */
function codeIn({ shipping: { methods } }: Order, method: number | null, { tracking_code }: Typed) {
  const byHand = methods.some(({ id, carrier }) => id === method && carrier === 'manual')
  return byHand && tracking_code ? { tracking_code } : {}
}

/** The method that the order was to be sent by before, or that was chosen with it, else the shop's first. */
function firstMethod({ shipping: { methods, chosen, shipments } }: Order): number | null {
  const before = shipments[0]?.shipping_method_id ?? chosen
  return (methods.find(({ id }) => id === before) ?? methods[0])?.id ?? null
}
