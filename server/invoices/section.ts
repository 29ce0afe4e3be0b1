import { and, desc, eq } from 'drizzle-orm'
import type { Invoice, OrderInvoice } from '#api/contract/invoices.ts'
import { decimalOf } from '#api/rules/money.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { type InvoiceRow, invoiceStandingOf } from './standing.ts'

/** How many invoices of an order are told. */
const mostPast = 20

/** The invoice of an order as the panel shows it, with what its chart is asked with; 404 for another shop's order. */
export async function orderInvoice(db: Database, shop_id: number, order_id: number): Promise<OrderInvoice> {
  const { order, invoice, facts } = await invoiceStandingOf(db, shop_id, order_id)
  const all = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id)))
    .orderBy(desc(invoices.id))
    .limit(mostPast)
  const { paid, production, seller_known, ...rest } = facts
  return {
    order_id,
    order_version: order.order.version,
    standing: { ...rest, paid: paid ? 1 : 0, production: production ? 1 : 0, seller_known: seller_known ? 1 : 0 },
    invoice: invoice ? toldOf(invoice) : null,
    past: all.filter(({ id }) => id !== invoice?.id).map(toldOf),
  }
}

/** An invoice as it travels. */
export function toldOf(row: InvoiceRow): Invoice {
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
