import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { InvoiceRate } from '#api/contract/sales/order-invoice.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { InvoiceFacts } from '#api/rules/sales/invoices.ts'
import { invoiceAt } from '#machines/sales/invoice/invoice.chart.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { rateFor } from './rate.ts'
import { recipientOf } from './recipient.ts'
import { type Seller, sellerLacks, sellerOf } from './settings.ts'

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

interface Loading {
  readonly lock?: boolean
  /** The refund whose return invoice is meant, and not the order's own. */
  readonly refund_id?: number | null
}

/** Reads the invoice of an order of the shop, or answers 404 for another's order. Whoever changes an invoice locks its order first. */
export async function loadInvoice(
  db: Database,
  shop_id: number,
  order_id: number,
  { lock = false, refund_id = null }: Loading = {},
): Promise<LockedInvoice> {
  const order = await loadOrder(db, shop_id, order_id, { lock })
  const [newest] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id), ofRefund(refund_id)))
    .orderBy(desc(invoices.id))
    .limit(1)
  const seller = await sellerOf(db, shop_id)
  const { invoice, facts } = refund_id
    ? returnFactsWith(order.order, newest, seller, await saleInvoice(db, shop_id, order_id))
    : factsWith(order.order, newest, seller, { ...order.facts, rate: await rateOf(db, order.order) })
  return { order, seller, invoice, facts, at: invoiceAt(facts) }
}

/** What the chart of an order's invoice is asked with, from its newest invoice. What was cancelled is over; what failed counts for nothing. */
export function factsWith<Row extends Pick<InvoiceRow, 'status' | 'answer' | 'profile' | 'cancelled_at'>>(
  order: LockedOrder['order'],
  newest: Row | undefined,
  seller: Seller,
  { short, lines, rate = null }: Pick<InvoiceFacts, 'short' | 'lines' | 'rate'>,
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
    seller_lacks: sellerLacks(seller, isInternet(order)),
    currency: order.currency,
    rate,
    recipient: recipientOf(order),
    short,
    lines,
  }
  return { invoice, facts }
}

/** The same of the return invoice of one of its refunds, at the rate of its sale. That the order was paid and sent was asked when its sale was invoiced, and that the money went back before this one. */
export function returnFactsWith<Row extends Pick<InvoiceRow, 'status' | 'answer' | 'profile' | 'cancelled_at'>>(
  order: LockedOrder['order'],
  newest: Row | undefined,
  seller: Seller,
  sale: Pick<InvoiceRow, 'document'> | null,
): { readonly invoice: Row | null; readonly facts: InvoiceFacts } {
  const rate = sale?.document.exchange ?? null
  const { invoice, facts } = factsWith(order, newest, seller, { short: [], lines: [], rate: rate && frozen(rate) })
  return { invoice, facts: { ...facts, order_status: 'delivered', paid: true } }
}

/** The rate as an invoice was issued at. */
function frozen({ rate, date, source }: InvoiceRate): InvoiceRate {
  return { rate, date, source }
}

/** Of lira nothing is asked. */
function rateOf(db: Database, order: LockedOrder['order']): Promise<InvoiceRate | null> | null {
  return order.currency === 'TRY' ? null : rateFor(db, order)
}

function ofRefund(refund_id: number | null) {
  return refund_id === null ? isNull(invoices.refund_id) : eq(invoices.refund_id, refund_id)
}

/** A return invoice of an order that was not cancelled, and that was not refused by the tax authority. */
export async function standingReturn(
  db: Database,
  shop_id: number,
  order_id: number,
): Promise<Pick<InvoiceRow, 'number'> | undefined> {
  const own = and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id), isNotNull(invoices.refund_id))
  const [standing] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(own, isNull(invoices.cancelled_at), ne(invoices.status, 'error')))
    .orderBy(desc(invoices.id))
    .limit(1)
  return standing
}

/** The invoice of an order's sale, as long as it stands at the tax authority. */
export async function saleInvoice(db: Database, shop_id: number, order_id: number): Promise<InvoiceRow | null> {
  const [newest] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id), isNull(invoices.refund_id)))
    .orderBy(desc(invoices.id))
    .limit(1)
  return newest && newest.status === 'succeed' && newest.cancelled_at === null ? newest : null
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
