import { randomUUID } from 'node:crypto'
import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import type { InvoiceProfile } from '#api/contract/sales/order-invoice.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import type { LockedInvoice } from './load-invoice.ts'
import { nextNumber } from './number.ts'
import { ublOf } from './ubl/invoice.ts'

/** What an invoice is called, and when it was issued. */
export interface Named {
  readonly number: string
  readonly uuid: string
  readonly profile: InvoiceProfile
  readonly now: Date
}

/** Numbers an invoice and keeps it, with what it says and its XML; it waits to be sent. */
export async function storeInvoice(
  { db, actor: { shop_id, user_id } }: Stepping,
  before: LockedInvoice,
  { profile, refund_id = null }: { readonly profile: InvoiceProfile; readonly refund_id?: number | null },
  write: (named: Named) => Promise<InvoiceDocument>,
): Promise<{ readonly invoice_id: number; readonly number: string }> {
  const { order } = before.order
  const now = new Date()
  const uuid = randomUUID()
  const year = Number(dayAt(now, before.seller.time_zone).slice(0, 4))
  const number = await nextNumber(db, before, profile, year)
  const document = await write({ number, uuid, profile, now })
  const [stored] = await db
    .insert(invoices)
    .values({
      ...{ shop_id, order_id: order.id, refund_id, profile, number, uuid, document },
      user_id: user_id || null,
      type: document.type,
      status: 'waiting',
      currency: order.currency,
      total: minorOf(document.totals.gross) ?? order.total,
      xml: ublOf(document),
      issued_at: now.toISOString(),
    })
    .returning({ id: invoices.id })
  return { invoice_id: stored?.id ?? 0, number }
}
