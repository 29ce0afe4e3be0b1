import { and, eq, isNull, or } from 'drizzle-orm'
import { noneWaits } from '#api/rules/sales/invoice-methods.ts'
import { shop_invoice_methods } from '#server/db/schema/catalogue.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { atTheEnd } from '#server/platform/records/at-the-end.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** A connection that an invoice still waits for is not deleted: nobody else could be asked what became of it. */
export const invoiceMethodRecord: RecordHooks = {
  columns: atTheEnd(shop_invoice_methods),
  keep: async (db, { shop_id, id }) => {
    const { status, cancelled_at } = invoices
    const waits = or(eq(status, 'waiting'), eq(status, 'unknown'))
    const own = and(eq(invoices.shop_id, shop_id), eq(invoices.method_id, id), waits, isNull(cancelled_at))
    const count = await db.$count(invoices, own)
    return count > 0 ? [{ id: noneWaits.id, about: { count } }] : []
  },
}
