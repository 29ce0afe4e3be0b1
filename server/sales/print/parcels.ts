import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { broken } from '#api/rules/platform/rule.ts'
import { parcelSent } from '#api/rules/sales/order-sheets.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import type { Paper, Reading } from './read.ts'

/** How the newest parcel of each order goes. */
export async function parcelsOf(
  { db, actor }: Reading,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, Paper>> {
  const { order_id, status, tracking_code } = shipments
  const ids = rows.map(({ id }) => id)
  const newest = await db
    .selectDistinctOn([order_id], {
      ...{ order_id, status, tracking_code },
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
  return new Map(
    rows.map(({ id }): [number, Paper] => {
      const parcel = byOrder.get(id)
      const rules = broken([parcelSent], { parcel: parcel?.status ?? null })
      if (!parcel || rules.length > 0) return [id, { rules }]
      return [id, { parcel: { method: parcel.method, tracking_code: parcel.tracking_code }, document: null }]
    }),
  )
}
