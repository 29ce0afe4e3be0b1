import { and, desc, eq } from 'drizzle-orm'
import { notFound } from '#api/rules/platform/records.ts'
import type { InvoiceFacts } from '#api/rules/sales/invoices.ts'
import { invoiceAt } from '#machines/sales/invoice/invoice.chart.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { recipientOf } from './recipient.ts'
import { isSellerKnown, type Seller, sellerOf } from './settings.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** An order with the invoice that counts, or that failed last, and where the chart of its invoice stands. */
export interface LockedInvoice {
  readonly order: LockedOrder
  readonly seller: Seller
  readonly invoice: InvoiceRow | null
  readonly facts: InvoiceFacts
  readonly at: ReturnType<typeof invoiceAt>
}

/** Sales that are made where buyer and shop do not meet: their invoices say more. */
export function isInternet({ channel }: Pick<LockedOrder['order'], 'channel'>): boolean {
  return channel === 'online' || channel === 'marketplace'
}

/** Reads the invoice of an order of the shop, or answers 404 for another's order. Whoever changes an invoice locks its order first. */
export async function loadInvoice(
  db: Database,
  shop_id: number,
  order_id: number,
  how: { lock?: boolean } = {},
): Promise<LockedInvoice> {
  const order = await loadOrder(db, shop_id, order_id, how)
  const [newest] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id)))
    .orderBy(desc(invoices.id))
    .limit(1)
  const seller = await sellerOf(db, shop_id)
  const { invoice, facts } = factsWith(order.order, newest, seller, order.facts)
  return { order, seller, invoice, facts, at: invoiceAt(facts) }
}

/** What the chart of an order's invoice is asked with, from its newest invoice. What was cancelled is over; what failed counts for nothing. */
export function factsWith<Row extends Pick<InvoiceRow, 'status' | 'answer' | 'profile' | 'cancelled_at'>>(
  order: LockedOrder['order'],
  newest: Row | undefined,
  seller: Seller,
  { short, lines }: Pick<InvoiceFacts, 'short' | 'lines'>,
): { readonly invoice: Row | null; readonly facts: InvoiceFacts } {
  const invoice = newest && newest.cancelled_at === null ? newest : null
  const counts = invoice && invoice.status !== 'error' ? invoice : null
  const facts: InvoiceFacts = {
    status: invoice?.status ?? 'none',
    answer: counts?.answer ?? 'waiting',
    profile: counts?.profile ?? null,
    order_status: order.status,
    paid: order.payment_status === 'paid',
    production: seller.api_mode === 'production',
    seller_known: isSellerKnown(seller, isInternet(order)),
    currency: order.currency,
    recipient: recipientOf(order),
    short,
    lines,
  }
  return { invoice, facts }
}

/** One invoice of the shop, or 404. */
export async function invoiceNamed(db: Database, shop_id: number, id: number): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.id, id)))
  if (!row) throw refuse(404, notFound)
  return row
}
