import { sql } from 'drizzle-orm'
import type { MovedQuantity } from '#api/contract/sales/orders.ts'
import type { Database } from '#server/db/open.ts'

/**
 * The movements that just took the goods of a new order out of the stock, by line. Their variants are locked: the newest movements of each are
 * its lines', in their order. Services have none.
 */
export async function deductStock(db: Database, shop_id: number, order_id: number): Promise<MovedQuantity[]> {
  const { rows } = await db.execute<MovedQuantity & Record<string, unknown>>(sql`
    select l.id as line_id, m.quantity, m.id as movement_id
      from (select id, variant_id, row_number() over (partition by variant_id order by id desc) as newest
              from order_lines where shop_id = ${shop_id} and order_id = ${order_id}) l
           cross join lateral (
             select id, quantity, order_id from stock_movements
              where shop_id = ${shop_id} and variant_id = l.variant_id order by id desc limit 1 offset l.newest - 1) m
     where m.order_id = ${order_id}
     order by l.id`)
  return rows
}
