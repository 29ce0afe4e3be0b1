import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Invoice, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { type Standing, standingOf } from '#server/sales/orders/standing.ts'
import { sellerOf } from './settings.ts'
import { factsWith, type InvoiceRow } from './standing.ts'

/** How many invoices of an order are told. */
const mostPast = 20

/** What is told of an invoice; what it says and its XML are long, and asked for by themselves. */
const { document: _, xml: __, ...told } = getTableColumns(invoices)
type Told = Omit<InvoiceRow, 'document' | 'xml'>

/** The invoice of an order as the panel shows it, with what its chart is asked with; 404 for another shop's order. */
export async function orderInvoice(db: Database, shop_id: number, order_id: number): Promise<OrderInvoice> {
  return invoiceOf(db, await standingOf(db, shop_id, order_id))
}

/** The same of an order that was read already. */
export async function invoiceOf(db: Database, { order }: Standing): Promise<OrderInvoice> {
  const { shop_id, id: order_id, version: order_version } = order
  const all = await db
    .select(told)
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id)))
    .orderBy(desc(invoices.id))
    .limit(mostPast)
  const { invoice, facts } = factsWith(order, all[0], await sellerOf(db, shop_id))
  const { paid, production, seller_known, ...rest } = facts
  return {
    ...{ order_id, order_version },
    standing: { ...rest, paid: paid ? 1 : 0, production: production ? 1 : 0, seller_known: seller_known ? 1 : 0 },
    invoice: invoice ? toldOf(invoice) : null,
    past: all.filter(({ id }) => id !== invoice?.id).map(toldOf),
  }
}

/** An invoice as it travels. */
export function toldOf(row: Told): Invoice {
  const {
    id,
    order_id,
    number,
    uuid,
    profile,
    type,
    status,
    answer,
    total,
    currency,
    issued_at,
    cancelled_at,
    reason,
  } = row
  return {
    ...{ id, order_id, number, uuid, profile, type, status, answer, currency },
    total: decimalOf(total),
    issued_at: new Date(issued_at).toISOString(),
    cancelled_at: cancelled_at && new Date(cancelled_at).toISOString(),
    reason: reason && { id: reason.id, about: reason.about },
  }
}
