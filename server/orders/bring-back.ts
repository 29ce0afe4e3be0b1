import { and, eq, sql } from 'drizzle-orm'
import type { PiecesMoved } from '#api/contract/orders.ts'
import { order_lines } from '#server/db/schema/sales.ts'
import type { Actor, Asked } from '#server/http/endpoint.ts'
import { moveStock } from '#server/stock/ledger.ts'
import type { LineRow, Standing } from './standing.ts'

type Moving = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor'>

/** Pieces that came back are in the stock again: `now` tells how many of each line. Answers them with the movements that tell so. */
export async function bringBack(
  { db, actor: { shop_id, user_id } }: Moving,
  { order, lines }: Pick<Standing, 'order' | 'lines'>,
  now: readonly { id: number; returned: number }[],
): Promise<PiecesMoved[]> {
  const returned = new Map(now.map((line) => [line.id, line.returned]))
  const back = (line: LineRow) => (returned.get(line.id) ?? line.returned) - line.returned
  const coming = lines.filter((line) => back(line) > 0)
  await moveStock(db, {
    shop_id,
    user_id,
    order_id: order.id,
    moves: coming.map((line) => ({
      variant_id: line.variant_id,
      type: 'system',
      quantity: back(line),
      unit_price: line.price,
    })),
  })
  const moved: PiecesMoved[] = []
  for (const line of coming) {
    await db
      .update(order_lines)
      .set({ returned: line.returned + back(line) })
      .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.id, line.id)))
    // The variant is locked: its newest movement is the one that was just written.
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from stock_movements where variant_id = ${line.variant_id} order by id desc limit 1`,
    )
    moved.push({ line_id: line.id, quantity: back(line), movement_id: rows[0]?.id ?? 0 })
  }
  return moved
}
