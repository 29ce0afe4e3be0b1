import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { EInvoiceFailure } from '#server/integrations/e-invoice/e-invoice.ts'
import { integratorOf } from './integrator.ts'
import type { InvoiceRow } from './load-invoice.ts'

/**
 * Has the integrator cancel an invoice, which is noted before: should this server be gone when it has, the shop's own is cancelled by
 * `followInvoices`. Where the integrator does not, the note goes, and whoever asked is told.
 */
export async function cancelThere(
  services: Parameters<typeof integratorOf>[0],
  invoice: Pick<InvoiceRow, 'shop_id' | 'uuid' | 'method_id'>,
): Promise<void> {
  const { db } = services
  const { shop_id, uuid } = invoice
  await note(db, shop_id, uuid, { cancelling_at: sql`now()`, asks: 0, ask_at: sql`now() + interval '1 minute'` })
  try {
    await (await integratorOf(services, invoice)).cancel(uuid)
  } catch (thrown) {
    if (thrown instanceof EInvoiceFailure) await forgetCancelling(db, shop_id, uuid)
    throw thrown
  }
}

/** It is not cancelled. */
export function forgetCancelling(db: Database, shop_id: number, uuid: string): Promise<void> {
  return note(db, shop_id, uuid, { cancelling_at: null })
}

type Noted = { [Field in 'cancelling_at' | 'asks' | 'ask_at']?: ReturnType<typeof sql> | number | null }

async function note(db: Database, shop_id: number, uuid: string, noted: Noted): Promise<void> {
  await db
    .update(invoices)
    .set(noted as never)
    .where(and(eq(invoices.shop_id, shop_id), eq(invoices.uuid, uuid)))
}
