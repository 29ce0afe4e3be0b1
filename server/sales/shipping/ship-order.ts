import { and, count, eq } from 'drizzle-orm'
import type { CargoAnswer, ParcelSize } from '#api/contract/sales/shipments.ts'
import { addressOf } from '#api/rules/sales/order-address.ts'
import { cargoUnreachable } from '#api/rules/sales/shipments.ts'
import {
  type ShipmentStep,
  shipmentChart,
  shipmentRefusals,
  takenAnswer,
} from '#machines/sales/shipment/shipment.chart.ts'
import type { Database } from '#server/db/open.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import type { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { CargoFailure } from '#server/integrations/shipping/cargo.ts'
import { carriersOver } from '#server/integrations/shipping/carriers.ts'
import type { Actor, Services } from '#server/platform/http/endpoint.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { step } from '#server/platform/steps/step.ts'
import { announced } from './announcements.ts'
import { collectOf } from './label.ts'
import { type LockedShipment, loadShipment, methodOf } from './load-shipment.ts'
import { measuredOf } from './measured.ts'

/** A step of an order's shipment as it is asked for; `version` is the order's, left out by whoever takes it as it is. */
export type ShipmentRequest = { readonly version?: number } & (
  | {
      readonly type: 'REGISTER'
      readonly shipping_method_id: number | null
      readonly size?: ParcelSize
      readonly tracking_code?: string
    }
  | { readonly type: 'PROCEED' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'HAND_OVER'; readonly tracking_code: string }
)

interface Asking {
  readonly services: Pick<Services, 'db' | 'cargo' | 'log'>
  readonly shop_id: number
  /** Who asks; nobody's permission is asked for where it was asked before. */
  readonly by?: Pick<Actor, 'permissions'>
}

/**
 * Asks the cargo company for a step, outside of any transaction: first the chart, so that what will be refused is announced to nobody, then
 * the company. One reference is one parcel there, so asking again does no harm. `null` where nobody needs to be asked. What comes of it is
 * taken by `takeShipmentStep`, in its transaction.
 */
export async function askCargo(
  { services, shop_id, by = { permissions: [100] } }: Asking,
  order_id: number,
  request: ShipmentRequest,
): Promise<CargoAnswer | null> {
  const { db } = services
  const locked = await loadShipment(db, shop_id, order_id)
  await sameVersion(db, locked, request)
  step(shipmentChart, locked.at, { ...(await eventOf(db, locked, request, takenAnswer)), by }, shipmentRefusals)
  const waits = request.type === 'REGISTER' || (request.type === 'PROCEED' && locked.shipment?.status === 'warned')
  if (!waits) return null
  const { order } = locked.order
  const wanted = request.type === 'REGISTER' ? request.shipping_method_id : null
  const method = await methodOf(db, shop_id, wanted ?? locked.shipment?.shipping_method_id ?? null)
  const carrier = request.type === 'REGISTER' ? (method?.carrier ?? 'sandbox') : 'sandbox'
  const company = carriersOver(services.cargo)[carrier]
  const collect = collectOf(order)
  const parcel = {
    reference: await referenceOf(db, locked),
    recipient: addressOf(order.shipping_address).name.trim() || order.customer_name,
    address: order.shipping_address,
    service: method?.service ?? 'standard',
    size: await sizeOf(db, locked, request),
    collect: collect && { ...collect, currency: order.currency },
    ...(carrier === 'sandbox' ? {} : ownCode(method, request)),
  }
  // Nobody is told of what the staff hand over themselves, so nothing has to be taken back.
  if (carrier !== 'sandbox') return company.register(parcel, { anyway: false })
  return announced(db, order, parcel.reference, () =>
    company.register(parcel, { anyway: request.type === 'PROCEED' }).catch((thrown) => {
      if (!(thrown instanceof CargoFailure)) throw thrown
      services.log.warn({ trouble: thrown.trouble }, thrown.message)
      return { kind: 'error', message: cargoUnreachable.id } as const
    }),
  )
}

/** What a carrier that nobody calls is given beside the parcel. */
function ownCode(method: typeof shipping_methods.$inferSelect | null, request: ShipmentRequest) {
  const { tracking_code: own_code = '' } = request as { readonly tracking_code?: string }
  return { own_code, tracking_pattern: method?.tracking_pattern ?? '' }
}

/** The event of the chart: the method as the shop has it, and the company's answer. */
export async function eventOf(
  db: Database,
  { order: { order } }: LockedShipment,
  request: ShipmentRequest,
  answer: CargoAnswer,
): Promise<ShipmentStep> {
  if (request.type === 'HAND_OVER') return { type: 'HAND_OVER', tracking_code: request.tracking_code }
  if (request.type === 'PROCEED') return { type: 'PROCEED', answer }
  if (request.type !== 'REGISTER') return { type: request.type }
  const method = await methodOf(db, order.shop_id, request.shipping_method_id)
  const { size } = request
  return { type: 'REGISTER', shipping_method_id: method?.id ?? null, ...(size ? { size } : {}), answer }
}

/** The size of the parcel: as it is asked for, else as it was announced before, else as the catalog has what is to go. */
export async function sizeOf(
  db: Database,
  { order: { order }, shipment }: LockedShipment,
  request: ShipmentRequest,
): Promise<ParcelSize> {
  if (request.type === 'REGISTER' && request.size) return request.size
  if (shipment) {
    const { packages, weight, desi } = shipment
    return { packages, weight, desi }
  }
  return { packages: 1, ...(await measuredOf(db, order)) }
}

/** The parcel's name at the company: an order that was given up and is sent after all is another parcel. */
export async function referenceOf(db: Database, { order: { order }, shipment }: LockedShipment): Promise<string> {
  if (shipment) return shipment.reference
  const { shop_id, id } = order
  const before = and(eq(shipments.shop_id, shop_id), eq(shipments.order_id, id))
  const [{ tries } = { tries: 0 }] = await db.select({ tries: count() }).from(shipments).where(before)
  return `${shop_id}-${id}-${tries + 1}`
}

/** Refuses what was asked of an older version of the order. */
export async function sameVersion(
  db: Database,
  { order: { order } }: LockedShipment,
  { version }: ShipmentRequest,
): Promise<void> {
  if (version === undefined || version === order.version) return
  const { shop_id, id, updated_at } = order
  throw await staleRefusal(db, { shop_id, subject: 'orders', id, updated_at })
}
