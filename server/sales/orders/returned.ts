import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** How many pieces of a line came back, all together, and the movement that told so last. */
export interface Returned {
  readonly line_id: number
  readonly movement_id: number
}

/** Stores how many pieces of lines came back. Their variants are locked: the newest movement of each is the one that was just written. */
export async function storeReturned(
  db: Database,
  shop_id: number,
  lines: readonly { readonly id: number; readonly returned: number }[],
): Promise<Returned[]> {
  if (lines.length === 0) return []
  const { rows } = await db.execute<Returned & Record<string, unknown>>(sql`
    update order_lines l set returned = x.returned
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x (id bigint, returned int)
     where l.shop_id = ${shop_id} and l.id = x.id
    returning l.id as line_id, coalesce(
      (select m.id from stock_movements m where m.shop_id = l.shop_id and m.variant_id = l.variant_id order by m.id desc limit 1), 0) as movement_id`)
  return rows
}
