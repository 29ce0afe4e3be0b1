import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '#api/rules/platform/records.ts'
import type { Worth } from '#api/rules/sales/order-worth.ts'
import { type RefundSums, refundSums, refundTaxes } from '#api/rules/sales/refund-sums.ts'
import { type RefundFacts, refundState } from '#machines/sales/refund/refund.chart.ts'
import type { Database } from '#server/db/open.ts'
import { order_refund_reasons } from '#server/db/schema/catalogue.ts'
import { order_refund_lines, order_refunds } from '#server/db/schema/refunds.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type LineRow, type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { type HeldQuantities, heldQuantities, pricedOf } from './held-quantities.ts'

type Row = typeof order_refunds.$inferSelect
type RefundLineRow = typeof order_refund_lines.$inferSelect

/** A line of a refund with the order's line that it is about, and what it is worth. */
export interface LockedRefundLine extends Worth {
  readonly row: RefundLineRow
  readonly of: LineRow
  /** By its reason it goes into the stock again. */
  readonly restock: boolean
}

/** A refund as it is stored, its order with it, and where its chart stands with facts from these rows alone. */
export interface LockedRefund {
  readonly refund: Row
  readonly order: LockedOrder
  readonly lines: readonly LockedRefundLine[]
  readonly sums: Pick<RefundSums, 'shipping' | 'total' | 'taxes'>
  /** What the other refunds of the order hold. */
  readonly others: (line_id: number) => HeldQuantities
  readonly facts: RefundFacts
  readonly at: ReturnType<typeof refundState>
}

/** Reads a refund of the shop, or answers 404; `lock` keeps everybody else from changing it or its order until the transaction ends. */
export async function loadRefund(
  db: Database,
  shop_id: number,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<LockedRefund> {
  const own = and(eq(order_refunds.shop_id, shop_id), eq(order_refunds.id, id))
  // Orders are locked before their refunds, by everybody.
  const order = await loadOrder(db, shop_id, await orderOfRefund(db, shop_id, id), { lock })
  const [refund] = await db.select().from(order_refunds).where(own)
  if (!refund) throw refuse(404, notFound)
  const rows = await db
    // Tables of resources have their own columns by name only.
    .select({ row: order_refund_lines, restock: sql<0 | 1>`${order_refund_reasons}.restock` })
    .from(order_refund_lines)
    .innerJoin(
      order_refund_reasons,
      and(
        eq(order_refund_reasons.shop_id, order_refund_lines.shop_id),
        eq(order_refund_reasons.id, order_refund_lines.reason_id),
      ),
    )
    .where(and(eq(order_refund_lines.shop_id, shop_id), eq(order_refund_lines.refund_id, id)))
    .orderBy(order_refund_lines.id)
  const others = await heldQuantities(db, order, id)
  const lines = rows.flatMap(({ row, restock }) => {
    const of = order.lines.find((line) => line.id === row.order_line_id)
    return of ? [{ row, of, restock: restock === 1, ...worthOf(order, row, others(of.id)) }] : []
  })
  const sums = sumsOf({ refund, order, lines, others })
  const facts = factsOf({ refund, order, lines, sums })
  return { refund, order, lines, sums, others, facts, at: refundState(facts) }
}

/** The order of a refund of the shop, or 404. */
export async function orderOfRefund(db: Database, shop_id: number, id: number): Promise<number> {
  const own = and(eq(order_refunds.shop_id, shop_id), eq(order_refunds.id, id))
  const [found] = await db.select({ order_id: order_refunds.order_id }).from(order_refunds).where(own)
  if (!found) throw refuse(404, notFound)
  return found.order_id
}

/** What a line is worth: as it was approved, or as it would be now. */
function worthOf(order: LockedOrder, row: RefundLineRow, { approved }: HeldQuantities): Worth {
  const { gross, discount, tax, total } = row
  if (gross !== null && discount !== null && tax !== null && total !== null) return { gross, discount, tax, total }
  const piece = { line_id: row.order_line_id, before: approved, quantity: row.quantity }
  const [worth] = refundSums(pricedOf(order), [piece]).lines
  return worth ?? { gross: 0, discount: 0, tax: 0, total: 0 }
}

function sumsOf({ refund, order, lines, others }: Pick<LockedRefund, 'refund' | 'order' | 'lines' | 'others'>) {
  if (refund.amount !== null) {
    const accepted = lines.filter(({ row }) => row.decision === 'accepted')
    const taxed = accepted.map(({ of: { tax_rate }, total, tax }) => ({ tax_rate, total, tax }))
    return { shipping: refund.shipping, total: refund.amount, taxes: refundTaxes(taxed, refund.shipping) }
  }
  const quantities = new Map(
    lines.flatMap(({ row, of }) => (row.decision === 'accepted' ? [[of.id, row.quantity] as const] : [])),
  )
  return refundSums(
    pricedOf(order),
    order.lines.map(({ id }) => ({ line_id: id, before: others(id).approved, quantity: quantities.get(id) ?? 0 })),
  )
}

function factsOf({ refund, order: { order }, lines, sums }: Pick<LockedRefund, 'refund' | 'order' | 'lines' | 'sums'>) {
  const { status: order_status, paid_total, refunded_total, currency } = order
  return {
    status: refund.status,
    received: refund.received === 1,
    restock: refund.restock === 1,
    lines: lines.map(({ row: { id, decision }, restock }) => ({ id, decision, restock })),
    order_status,
    currency,
    amount: sums.total,
    paid_total,
    refunded_total,
  }
}
