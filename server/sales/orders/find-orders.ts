import { and, eq, inArray } from 'drizzle-orm'
import type { FoundRecord } from '#api/contract/platform/search.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Searching } from '#server/platform/search/searching.ts'

/** The order of this very number. Letters in it are capitals, and mostly typed without. */
export async function findOrders({ db, shop_id, text }: Searching): Promise<FoundRecord[]> {
  const number = text.trim().replace(/^#/, '')
  const rows = await db
    .select({ id: orders.id, number: orders.number, customer: orders.customer_name })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), inArray(orders.number, [number, number.toUpperCase()])))
  return rows.map(({ id, number, customer }) => ({ id, label: customer, code: number }))
}
