import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'

/**
 * A part of an order that comes with the order itself: rows of another table, as JSON. Its query names the order `orders`; what belongs to one
 * order is so read by one query, as it stood at one moment.
 */
export function partOf<Row>(query: SQL): SQL<readonly Row[]> {
  return sql`(select coalesce(json_agg(found), '[]') from (${query}) found)`
}

/** An order's shop, for parts that ask how it works. */
export const shopPart: SQL<typeof shops.$inferSelect> =
  sql`(select to_json(s) from ${shops} s where s.id = orders.shop_id)`

/** The query of an order with these parts, asked with `shop_id` and `id`. */
export function orderWith<Parts extends Record<string, SQL>>(db: Database, parts: Parts) {
  return db
    .select({ order: getTableColumns(orders), ...parts })
    .from(orders)
    .where(and(eq(orders.shop_id, sql.placeholder('shop_id')), eq(orders.id, sql.placeholder('id'))))
}
