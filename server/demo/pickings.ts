import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { pickings } from '#server/db/schema/pickings.ts'

/** An order that somebody has half picked, and left for another device. */
export async function storePicking(db: Database, shop_id: number): Promise<void> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.status, 'preparing')))
    .orderBy(desc(orders.id))
    .limit(1)
  if (!order) return
  const lines = await db
    .select({ line_id: order_lines.id, quantity: order_lines.quantity })
    .from(order_lines)
    .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.order_id, order.id)))
    .orderBy(asc(order_lines.id))
  const half = Math.ceil(lines.length / 2)
  await db.insert(pickings).values({
    ...{ shop_id, order_id: order.id },
    lines: lines.map(({ line_id, quantity }, at) => ({ line_id, picked: at < half ? quantity : 0, short_reason: '' })),
  })
}
