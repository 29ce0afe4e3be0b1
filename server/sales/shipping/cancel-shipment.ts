import { and, eq, sql } from 'drizzle-orm'
import { inHand } from '#api/rules/sales/shipments.ts'
import { isOpen, shipmentChart, shipmentRefusals } from '#machines/sales/shipment/shipment.chart.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { takeLockedStep } from '#server/platform/steps/take-step.ts'
import type { OrderStepping } from '#server/sales/orders/take-step.ts'
import { type LockedShipment, loadShipment, parcelOf, type ShipmentRow } from './load-shipment.ts'

type WaitingParcel = LockedShipment & { readonly shipment: ShipmentRow }

/**
 * Gives up, by its chart, a parcel that the cargo company warned of or refused, once its order went another way: reported to cargo without
 * it, cancelled or rejected. Otherwise it would wait for ever for a decision that nobody can take. In the caller's transaction, which holds
 * the order.
 */
export async function cancelShipment(work: OrderStepping, order_id: number): Promise<void> {
  const { db, actor } = work
  const { shop_id } = actor
  // Most orders have no such parcel: nothing else is read for them.
  const waiting = await parcelOf(db, shop_id, order_id)
  if (!waiting || !isOpen(waiting)) return
  const { order, shipment, at } = await loadShipment(db, shop_id, order_id)
  if (!shipment || inHand.includes(order.order.status)) return
  await giveUp(work, order_id, { order, shipment, at }, {})
}

const giveUp = takeLockedStep({
  subject: 'shipments',
  idOf: 'orders',
  chart: shipmentChart,
  refusals: shipmentRefusals,
  at: ({ at }: WaitingParcel) => at,
  events: () => [{ type: 'CANCEL' } as const],
  store: ({ db, actor: { shop_id } }: OrderStepping, { before: { shipment } }) =>
    db
      .update(shipments)
      .set({ status: 'cancelled', updated_at: sql`now()` })
      .where(and(eq(shipments.shop_id, shop_id), eq(shipments.id, shipment.id))),
  entry: ({ id: order_id, before: { order, shipment } }) => ({
    subject_id: shipment.id,
    event: 'CANCEL',
    state_before: shipment.status,
    state_after: 'cancelled',
    after: { order_id, order: order.order.status },
  }),
  read: () => {},
})
