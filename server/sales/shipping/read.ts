import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Shipping, ShippingMethod } from '#api/contract/sales/shipments.ts'
import type { Database } from '#server/db/open.ts'
import type { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { whoActed } from '#server/sales/orders/past.ts'
import { withdrawalsOf } from './announcements.ts'

/** How many parcels of an order, and how many of their past steps, are told. */
const mostShipments = 20
const mostPast = 100

type ShippedOrder = Pick<typeof orders.$inferSelect, 'shop_id' | 'id' | 'shipping_method_id'>

/** The shipping of one order of the shop. */
export async function shippingOf(db: Database, order: ShippedOrder): Promise<Shipping> {
  const { shop_id } = order
  const rows = await shipmentsOf(db, shop_id, order.id)
  return {
    methods: await methodsOf(db, shop_id),
    chosen: order.shipping_method_id,
    shipments: rows,
    history: await historyOf(
      db,
      shop_id,
      rows.map(({ id }) => id),
    ),
    withdrawals: await withdrawalsOf(db, shop_id, order.id),
  }
}

/** The shipping methods that the shop has in use, in its order. */
export function methodsOf(db: Database, shop_id: number): Promise<ShippingMethod[]> {
  return db
    .select({ id: shipping_methods.id, name: sql<string>`${shipping_methods.name}` })
    .from(shipping_methods)
    .where(and(eq(shipping_methods.shop_id, shop_id), eq(shipping_methods.status, 1)))
    .orderBy(asc(shipping_methods.position), asc(shipping_methods.id))
}

async function shipmentsOf(db: Database, shop_id: number, order_id: number): Promise<Shipping['shipments']> {
  const { id, status, shipping_method_id, tracking_code, tracking_url, message, heard_at } = shipments
  const method = sql<string>`coalesce(${shipping_methods.name}, '')`
  const rows = await db
    .select({ id, status, shipping_method_id, method, tracking_code, tracking_url, message, heard_at })
    .from(shipments)
    .leftJoin(
      shipping_methods,
      and(eq(shipping_methods.shop_id, shipments.shop_id), eq(shipping_methods.id, shipping_method_id)),
    )
    .where(and(eq(shipments.shop_id, shop_id), eq(shipments.order_id, order_id)))
    .orderBy(desc(id))
    .limit(mostShipments)
  return rows.map((row) => ({ ...row, heard_at: row.heard_at && new Date(row.heard_at).toISOString() }))
}

async function historyOf(db: Database, shop_id: number, ids: readonly number[]): Promise<Shipping['history']> {
  if (ids.length === 0) return []
  const { at, event, state_before, state_after, subject_id } = audit_log
  const rows = await db
    .select({ shipment_id: subject_id, at, event, from: state_before, to: state_after, user: whoActed })
    .from(audit_log)
    .leftJoin(users, and(eq(users.shop_id, audit_log.shop_id), eq(users.id, audit_log.user_id)))
    .where(and(eq(audit_log.shop_id, shop_id), eq(audit_log.subject, 'shipments'), inArray(subject_id, [...ids])))
    .orderBy(desc(audit_log.id))
    .limit(mostPast)
  return rows.map((row) => ({
    shipment_id: row.shipment_id ?? 0,
    at: new Date(row.at).toISOString(),
    user: row.user,
    event: row.event,
    from: row.from ?? '',
    to: row.to ?? '',
  }))
}
