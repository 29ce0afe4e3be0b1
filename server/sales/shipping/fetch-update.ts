import { and, eq, sql } from 'drizzle-orm'
import { nothingTracked, updateNotFetched } from '#api/rules/sales/shipments.ts'
import { orderRefusals, stepTo } from '#machines/sales/order/order-state.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { CargoFailure, type CargoStop } from '#server/integrations/shipping/cargo.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { loadOrder } from '#server/sales/orders/load-order.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import { parcelOf } from './load-shipment.ts'

/** Asks the cargo company where an order's parcel has been, outside of any transaction; 409 when it has none there. */
export async function fetchUpdate(
  services: Pick<Services, 'db' | 'cargo' | 'log'>,
  shop_id: number,
  order_id: number,
): Promise<readonly CargoStop[]> {
  await loadOrder(services.db, shop_id, order_id)
  const shipment = await parcelOf(services.db, shop_id, order_id)
  if (shipment?.status !== 'registered') throw refuse(409, nothingTracked)
  return services.cargo.stops(shipment.tracking_code).catch((thrown) => {
    if (!(thrown instanceof CargoFailure)) throw thrown
    services.log.warn({ trouble: thrown.trouble }, thrown.message)
    throw refuse(503, updateNotFetched, { headers: { 'retry-after': '5' } })
  })
}

/**
 * Takes an order where its parcel has been since it was last heard of, stop by stop and by the order's chart alone: a stop that the chart
 * has no step to, such as one that the staff were faster to enter, is passed over.
 */
export async function takeUpdate(work: OrderStepping, order_id: number, stops: readonly CargoStop[]): Promise<void> {
  const { db, actor } = work
  const { shop_id } = actor
  const { order } = await loadOrder(db, shop_id, order_id, { lock: true })
  const shipment = await parcelOf(db, shop_id, order_id)
  if (shipment?.status !== 'registered') throw refuse(409, nothingTracked)
  for (const { status } of stops.slice(shipment.heard)) {
    const now = await loadOrder(db, shop_id, order_id)
    const taken = stepTo(status)
    if (orderRefusals(now.at, { ...taken, by: actor }).length > 0) continue
    await stepOrder(work, order_id, { ...taken, version: now.order.version })
  }
  await db
    .update(shipments)
    .set({ heard: Math.max(shipment.heard, stops.length), heard_at: sql`now()` })
    .where(and(eq(shipments.shop_id, shop_id), eq(shipments.id, shipment.id)))
  const last = stops.at(-1)
  await audit(work, {
    subject: 'shipments',
    subject_id: shipment.id,
    event: 'FOLLOW',
    state_before: shipment.status,
    state_after: shipment.status,
    before: { order: order.status, heard: shipment.heard },
    after: { heard: stops.length, last: last ? stepTo(last.status).type : null },
  })
}
