import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { refusals } from '#machines/platform/refusals.ts'
import { invoiceAt } from '#machines/sales/invoice/invoice.chart.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { order_refunds } from '#server/db/schema/refunds.ts'
import { factsWith, returnFactsWith } from '#server/sales/invoices/load-invoice.ts'
import { sellerOf } from '#server/sales/invoices/settings.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import type { Paper, Reading } from './read.ts'

/** The invoices of orders as they were issued; the chart of each says whether it is printed. */
export async function documentsOf(
  { db, actor }: Reading,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, Paper>> {
  const ids = rows.map(({ id }) => id)
  const newest = await db
    .selectDistinctOn([invoices.order_id])
    .from(invoices)
    .where(and(eq(invoices.shop_id, actor.shop_id), inArray(invoices.order_id, ids), isNull(invoices.refund_id)))
    .orderBy(invoices.order_id, desc(invoices.id))
  const byOrder = new Map(newest.map((invoice) => [invoice.order_id, invoice]))
  const seller = await sellerOf(db, actor.shop_id)
  return new Map(
    rows.map((order): [number, Paper] => {
      // What was packed keeps nobody from printing an invoice that was issued.
      const { invoice, facts } = factsWith(order, byOrder.get(order.id), seller, { short: [], lines: [] })
      const rules = refusals(invoiceAt(facts), { type: 'PRINT', by: actor })
      return [order.id, rules.length > 0 || !invoice ? { rules } : { parcel: null, document: invoice.document }]
    }),
  )
}

/** The order of each of these refunds of the shop. */
export async function ordersOfRefunds(
  { db, actor }: Reading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: order_refunds.id, order_id: order_refunds.order_id })
    .from(order_refunds)
    .where(and(eq(order_refunds.shop_id, actor.shop_id), inArray(order_refunds.id, [...ids])))
  return new Map(rows.map(({ id, order_id }) => [id, order_id]))
}

/** The return invoices of refunds, as the invoices of their sales are printed. */
export async function returnsOf(
  { db, actor }: Reading,
  orders: ReadonlyMap<number, OrderRow>,
  orderOf: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, Paper>> {
  const newest = await db
    .selectDistinctOn([invoices.refund_id])
    .from(invoices)
    .where(and(eq(invoices.shop_id, actor.shop_id), inArray(invoices.refund_id, [...orderOf.keys()])))
    .orderBy(invoices.refund_id, desc(invoices.id))
  const byRefund = new Map(newest.map((invoice) => [invoice.refund_id, invoice]))
  const seller = await sellerOf(db, actor.shop_id)
  return new Map(
    [...orderOf].flatMap(([id, order_id]): [number, Paper][] => {
      const order = orders.get(order_id)
      if (!order) return []
      const { invoice, facts } = returnFactsWith(order, byRefund.get(id), seller, null)
      const rules = refusals(invoiceAt(facts), { type: 'PRINT', by: actor })
      return [[id, rules.length > 0 || !invoice ? { rules } : { parcel: null, document: invoice.document }]]
    }),
  )
}
