import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { broken } from '#api/rules/platform/rule.ts'
import { parcelSent } from '#api/rules/sales/order-sheets.ts'
import { users } from '#server/db/schema/people.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { labelFrom } from '#server/sales/shipping/label.ts'
import type { Paper, Reading } from './read.ts'

/** The labels of the newest parcels of orders. */
export async function parcelsOf(
  { db, actor }: Reading,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, Paper>> {
  const { order_id, status, tracking_code, packages, weight, desi } = shipments
  const ids = rows.map(({ id }) => id)
  const newest = await db
    .selectDistinctOn([order_id], {
      ...{ order_id, status, tracking_code, packages, weight, desi },
      method: sql<string>`coalesce(${shipping_methods.name}, '')`,
    })
    .from(shipments)
    .leftJoin(
      shipping_methods,
      and(eq(shipping_methods.shop_id, shipments.shop_id), eq(shipping_methods.id, shipments.shipping_method_id)),
    )
    .where(and(eq(shipments.shop_id, actor.shop_id), inArray(order_id, ids)))
    .orderBy(order_id, desc(shipments.id))
  const byOrder = new Map(newest.map((parcel) => [parcel.order_id, parcel]))
  const [shop] = await db.select().from(shops).where(eq(shops.id, actor.shop_id))
  const phoneOf = await phonesOf({ db, actor }, rows)
  return new Map(
    rows.map((order): [number, Paper] => {
      const { id, customer_id } = order
      const parcel = byOrder.get(id)
      const rules = broken([parcelSent], { parcel: parcel?.status ?? null })
      if (!parcel || rules.length > 0) return [id, { rules }]
      const buyer = (customer_id !== null && phoneOf.get(customer_id)) || ''
      return [id, { parcel: labelFrom(order, parcel, { shop, buyer }), document: null }]
    }),
  )
}

/** How the buyers of orders are reached. */
async function phonesOf({ db, actor }: Reading, rows: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ customer_id }) => customer_id ?? [])
  const found = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(and(eq(users.shop_id, actor.shop_id), inArray(users.id, ids)))
  return new Map(found.map(({ id, phone }) => [id, phone]))
}
