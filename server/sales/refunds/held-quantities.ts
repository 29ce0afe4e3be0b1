import { type SQL, sql } from 'drizzle-orm'
import { owedLines } from '#api/rules/sales/left-out.ts'
import type { PricedOrder } from '#api/rules/sales/order-worth.ts'
import type { Database } from '#server/db/open.ts'
import type { LockedOrder } from '#server/sales/orders/load-order.ts'

/** The pieces of an order's line that its refunds hold. */
export interface HeldQuantities {
  /** Those that still wait for a decision included. */
  readonly held: number
  readonly approved: number
  /** Of those approved, what refunds brought, or are to bring, into the stock. */
  readonly stocked: number
}

const none: HeldQuantities = { held: 0, approved: 0, stocked: 0 }

type HeldOf = (line_id: number) => HeldQuantities

export interface HeldRow extends HeldQuantities {
  readonly line_id: number
}

/** What an order's refunds hold of its lines, but for one of them. */
export async function heldQuantities(db: Database, { order }: Pick<LockedOrder, 'order'>, but = 0): Promise<HeldOf> {
  const { rows } = await db.execute<HeldRow & Record<string, unknown>>(
    heldIn(sql`r.shop_id = ${order.shop_id} and r.order_id = ${order.id} and r.id <> ${but}`),
  )
  return heldFrom(rows)
}

/** What these refunds `r` hold of lines. */
export function heldIn(which: SQL): SQL {
  return sql`
    select l.order_line_id as line_id, sum(l.quantity)::int as held,
           coalesce(sum(l.quantity) filter (where r.status <> 'pending'), 0)::int as approved,
           coalesce(sum(l.quantity) filter (where r.status <> 'pending' and r.received = 1 and r.restock = 1), 0)::int as stocked
      from order_refunds r join order_refund_lines l on l.shop_id = r.shop_id and l.refund_id = r.id
     where ${which} and r.status <> 'rejected' and l.decision <> 'rejected'
     group by l.order_line_id`
}

export function heldFrom(rows: readonly HeldRow[]): HeldOf {
  const byLine = new Map(rows.map((row) => [row.line_id, row]))
  return (line_id) => byLine.get(line_id) ?? none
}

/** An order as its refunds reckon with it. */
export function pricedOf({ order, lines }: Pick<LockedOrder, 'order' | 'lines'>): PricedOrder {
  const { discount_total, shipping_total, total } = order
  return { lines: owedLines(lines), discount_total, shipping_total, total }
}
