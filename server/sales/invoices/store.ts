import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import type { InvoiceProfile } from '#api/contract/sales/order-invoice.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { invoiceMethodActive } from '#api/rules/sales/invoice-methods.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { refuse } from '#server/platform/http/refused.ts'
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

interface Storing {
  readonly profile: InvoiceProfile
  /** Of a return invoice: its refund, and the connection that its sale went by, for a shop that has none that is active now. */
  readonly refund_id?: number | null
  readonly of_sale?: number | null
}

/** Numbers an invoice and keeps it, with what it says and its XML; it waits to be sent. */
export async function storeInvoice(
  { db, actor: { shop_id, user_id } }: Stepping,
  before: LockedInvoice,
  { profile, refund_id = null, of_sale = null }: Storing,
  write: (named: Named) => Promise<InvoiceDocument>,
): Promise<{ readonly invoice_id: number; readonly number: string }> {
  const { order } = before.order
  const method_id = (await activeMethod(db, shop_id)) ?? of_sale
  if (method_id === null && refund_id === null) throw refuse(409, invoiceMethodActive)
  const now = new Date()
  const uuid = randomUUID()
  const year = Number(dayAt(now, before.seller.time_zone).slice(0, 4))
  const number = await nextNumber(db, before, profile, year)
  const document = await write({ number, uuid, profile, now })
  const [stored] = await db
    .insert(invoices)
    .values({
      ...{ shop_id, order_id: order.id, refund_id, method_id, profile, number, uuid, document },
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

/** The connection that invoices go by: of those that are active, the first. */
async function activeMethod(db: Database, shop_id: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from shop_invoice_methods where shop_id = ${shop_id} and status = 1 order by position, id limit 1`)
  return rows[0]?.id ?? null
}
