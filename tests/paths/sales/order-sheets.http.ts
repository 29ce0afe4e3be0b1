import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { OrderSheets } from '#api/contract/sales/order-sheets.ts'
import { orderSheets } from '#screens/sales/wiring/order-sheets.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { introduceSeller, invoiceIn, newInvoicable, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec, { tooMany } from './order-sheets.paths.ts'

interface Papers extends World {
  readonly order_id: number
}

/** The invoice of a real order on paper: what was issued, or why nothing was. */
export default overHttp(spec)<typeof orderSheets, Papers>({
  machine: orderSheets.provide({ actions: { print: () => {} } }),
  begin: async (shop) => {
    await introduceSeller(shop)
    const { id: order_id } = await newInvoicable(shop, { status: 'invoiced' })
    return { shop, order_id, token: shop.admin }
  },
  input: ({ order_id }, { input }) => ({ kind: 'invoice', ids: input === 'many' ? tooMany : [order_id] }),
  whose: () => ['open'],
  answers: {
    open: async (event, { world: { shop, order_id } }) => {
      const { output } = event as unknown as { output?: OrderSheets }
      if (!output) return { how: 'lost' }
      await shop.db.delete(invoices).where(eq(invoices.order_id, order_id))
      if (output.sheets.length > 0) await storeInvoiceOf(shop, order_id)
      return { how: 'through' }
    },
  },
  see: async ({ value, context: { found } }, { shop, order_id }) => {
    if (value !== 'shown') return
    const [row] = await shop.db.select().from(invoices).where(eq(invoices.order_id, order_id))
    expect(found?.sheets.map(({ document }) => document)).toEqual(row ? [(await invoiceIn(shop, row.id)).document] : [])
    expect(found?.refused.map(({ rules }) => rules.map(({ id }) => id))).toEqual(row ? [] : [['invoice.none']])
  },
})
