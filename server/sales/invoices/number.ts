import { sql } from 'drizzle-orm'
import type { InvoiceProfile } from '#api/contract/sales/order-invoice.ts'
import type { Database } from '#server/db/open.ts'
import { invoice_series } from '#server/db/schema/invoices.ts'
import type { LockedInvoice } from './load-invoice.ts'

/**
 * The 16 characters of the next invoice: series, year, place. A number that the integrator did not take is used again, so that the series has
 * no gap; a new one is counted in the transaction that stores it.
 */
export async function nextNumber(
  db: Database,
  { order: { order }, seller, invoice }: LockedInvoice,
  profile: InvoiceProfile,
  year: number,
): Promise<string> {
  const series = profile === 'earchive' ? seller.earchive_series : seller.einvoice_series
  const begins = `${series}${year}`
  if (invoice?.status === 'error' && invoice.number.startsWith(begins)) return invoice.number
  return `${begins}${await counted(db, order.shop_id, series, year)}`
}

/** The next place in a series, as nine digits. */
export async function counted(db: Database, shop_id: number, series: string, year: number): Promise<string> {
  const [next] = await db
    .insert(invoice_series)
    .values({ shop_id, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoice_series.shop_id, invoice_series.series, invoice_series.year],
      set: { last: sql`${invoice_series.last} + 1` },
    })
    .returning({ last: invoice_series.last })
  return String(next?.last ?? 1).padStart(9, '0')
}
