import { and, desc, eq, ne } from 'drizzle-orm'
import { addressOf } from '#api/rules/sales/order-address.ts'
import { type ShipmentFacts, shipmentAt } from '#machines/sales/shipment/shipment.chart.ts'
import type { Database } from '#server/db/open.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { pricedMethodsOf } from './read.ts'

export type ShipmentRow = typeof shipments.$inferSelect

/** The parcel of an order that is sent or about to be, and where its chart stands; a draft when there is none. */
export interface LockedShipment {
  readonly order: LockedOrder
  readonly shipment: ShipmentRow | null
  readonly at: ReturnType<typeof shipmentAt>
}

/** Reads an order of the shop with its parcel, or answers 404; `lock` as in `loadOrder`: who holds the order holds its parcel. */
export async function loadShipment(
  db: Database,
  shop_id: number,
  order_id: number,
  options: { lock?: boolean } = {},
): Promise<LockedShipment> {
  const order = await loadOrder(db, shop_id, order_id, options)
  const shipment = await parcelOf(db, shop_id, order_id)
  // A parcel that is on its way is the order's own matter: only one that waits for a decision goes on from where it stands.
  const { status, payment_method, paid, short, lines } = order.facts
  const facts: ShipmentFacts = {
    ...{ status, payment_method, paid, short, lines },
    shipping_method_id: shipment?.shipping_method_id ?? null,
    tracking_code: shipment?.tracking_code ?? '',
    sending: {
      methods: await pricedMethodsOf(db, shop_id),
      address: addressOf(order.order.shipping_address),
    },
  }
  return { order, shipment, at: shipmentAt(shipment?.status ?? 'draft', facts) }
}

/** The one parcel of an order that was not given up. */
export async function parcelOf(db: Database, shop_id: number, order_id: number): Promise<ShipmentRow | null> {
  const own = and(eq(shipments.shop_id, shop_id), eq(shipments.order_id, order_id), ne(shipments.status, 'cancelled'))
  const [row] = await db.select().from(shipments).where(own).orderBy(desc(shipments.id)).limit(1)
  return row ?? null
}

/** The shop's method of this id, when it is in use. */
export async function methodOf(db: Database, shop_id: number, id: number | null) {
  if (id === null) return null
  const own = and(eq(shipping_methods.shop_id, shop_id), eq(shipping_methods.id, id), eq(shipping_methods.status, 1))
  const [row] = await db.select().from(shipping_methods).where(own)
  return row ?? null
}
