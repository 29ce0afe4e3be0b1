import { and, desc, eq, sql } from 'drizzle-orm'
import type { Invoice, InvoiceRate, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { InvoiceFacts } from '#api/rules/sales/invoices.ts'
import type { ReturnableLine } from '#api/rules/sales/orders.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { orderWith, partOf, shopPart } from '#server/sales/orders/parts.ts'
import { shortPart } from '#server/sales/short-picks/read.ts'
import { factsWith, type InvoiceRow, loadInvoice, returnFactsWith } from './load-invoice.ts'
import { ratePart } from './rate.ts'
import { type Seller, sellerFrom } from './settings.ts'

/** How many invoices of an order are told, those of its sale first. */
const mostPast = 20

/** What is told of an invoice; what it says and its XML are long, and asked for by themselves. */
type StoredInvoice = Omit<InvoiceRow, 'document' | 'xml'>

/** The invoices of an order, newest first. */
export const invoicesPart = partOf<StoredInvoice>(sql`
  select i.id, i.shop_id, i.order_id, i.refund_id, i.number, i.uuid, i.profile, i.type, i.status, i.answer, i.total, i.currency, i.issued_at,
         i.cancelled_at, i.reason
    from invoices i
   where i.shop_id = orders.shop_id and i.order_id = orders.id
   order by i.refund_id is not null, i.id desc limit ${sql.raw(String(mostPast))}`)

/** The lines of an order, as far as their pieces are still to go. */
const sentPart = partOf<ReturnableLine>(sql`
  select l.id, l.quantity, l.returned from order_lines l
   where l.shop_id = orders.shop_id and l.order_id = orders.id order by l.id`)

/** The invoice of an order as the panel shows it, with what its chart is asked with; 404 for another shop's order. */
export async function orderInvoice(db: Database, shop_id: number, id: number): Promise<OrderInvoice> {
  const [found] = await orderWith(db, {
    ...{ shop: shopPart, short: shortPart, lines: sentPart, invoices: invoicesPart, rates: ratePart },
  })
    .prepare('order_invoice')
    .execute({ shop_id, id })
  if (!found) throw refuse(404, notFound)
  return invoiceFrom(found.order, found.invoices, found.shop, found)
}

/** The same of what was read already. */
export function invoiceFrom(
  order: OrderRow,
  all: readonly StoredInvoice[],
  shop: Parameters<typeof sellerFrom>[0],
  { rates, ...parts }: Pick<InvoiceFacts, 'short' | 'lines'> & { readonly rates: readonly InvoiceRate[] },
): OrderInvoice {
  const sales = all.filter(({ refund_id }) => refund_id === null)
  const found = factsWith(order, sales[0], sellerFrom(shop), { ...parts, rate: rates[0] ?? null })
  const returns = all.filter(({ refund_id }) => refund_id !== null).map(toInvoice)
  return { ...sectionFrom(order, sales, found), refund_id: null, returns }
}

/** The return invoice of a refund, as its page shows it; nothing while there is no invoice of a sale that it could take back. */
export function returnFrom(
  { id: refund_id }: { readonly id: number },
  order: OrderRow,
  all: readonly InvoiceRow[],
  seller: Seller,
): OrderInvoice {
  const own = all.filter((one) => one.refund_id === refund_id)
  const sale = all.find((one) => one.refund_id === null)
  return { ...sectionFrom(order, own, returnFactsWith(order, own[0], seller, sale ?? null)), refund_id, returns: [] }
}

/** What is told wherever an invoice is asked for or taken further: the order's, or the refund's. */
export async function sectionOf(
  db: Database,
  { shop_id, order_id, refund_id }: Pick<InvoiceRow, 'shop_id' | 'order_id' | 'refund_id'>,
): Promise<OrderInvoice> {
  if (refund_id === null) return orderInvoice(db, shop_id, order_id)
  const { order, seller } = await loadInvoice(db, shop_id, order_id, { refund_id })
  return returnFrom({ id: refund_id }, order.order, await invoicesOf(db, shop_id, order_id), seller)
}

/** All invoices of an order, newest first. */
export function invoicesOf(db: Database, shop_id: number, order_id: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.order_id, order_id)))
    .orderBy(desc(invoices.id))
}

function sectionFrom(
  { id: order_id, version: order_version }: OrderRow,
  all: readonly StoredInvoice[],
  { invoice, facts }: { readonly invoice: StoredInvoice | null; readonly facts: InvoiceFacts },
): Omit<OrderInvoice, 'refund_id' | 'returns'> {
  const lines = facts.lines.map(({ id, quantity, returned }) => ({ id, quantity, returned }))
  const { paid, production, ...rest } = { ...facts, short: [...facts.short], lines }
  return {
    ...{ order_id, order_version },
    standing: { ...rest, paid: paid ? 1 : 0, production: production ? 1 : 0, seller_lacks: [...rest.seller_lacks] },
    invoice: invoice ? toInvoice(invoice) : null,
    past: all.filter(({ id }) => id !== invoice?.id).map(toInvoice),
  }
}

/** An invoice as it travels. */
export function toInvoice(row: StoredInvoice): Invoice {
  const {
    id,
    order_id,
    refund_id,
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
    ...{ id, order_id, refund_id, number, uuid, profile, type, status, answer, currency },
    total: decimalOf(total),
    issued_at: new Date(issued_at).toISOString(),
    cancelled_at: cancelled_at && new Date(cancelled_at).toISOString(),
    reason: reason && { id: reason.id, about: reason.about },
  }
}
