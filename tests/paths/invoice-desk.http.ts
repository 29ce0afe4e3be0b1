import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { OrderInvoice } from '#api/contract/invoices.ts'
import { invoiceDesk } from '#screens/wiring/invoices.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { orders } from '#server/db/schema/sales.ts'
import { introduceSeller, invoiceOf, newInvoicable, sayOf, storeInvoiceOf } from '#tests/invoices-in.ts'
import { ordersPath } from '#tests/orders-in.ts'
import { overHttp, type World } from './cover/http.ts'
import spec from './invoice-desk.paths.ts'
import { orderReader, seller } from './people.ts'

interface Desk extends World {
  readonly order_id: number
  readonly codes: readonly number[]
}

/** The invoice of a real order on its page. */
export default overHttp(spec)<typeof invoiceDesk, Desk>({
  machine: invoiceDesk,
  begin: async (shop, { input }) => {
    await introduceSeller(shop)
    const { id: order_id } = await newInvoicable(shop, { status: 'invoiced' })
    const codes = (input === 'looking' ? orderReader : seller).permissions
    // Whoever may not open orders sees none; what the page refuses is refused without asking the server.
    return { shop, order_id, codes, token: input === 'looking' ? shop.admin : await shop.as(codes) }
  },
  input: ({ order_id, codes }) => ({ order_id, holder: { permissions: codes } }),
  whose: ({ method }) => [method === 'GET' ? 'open' : 'take'],
  answers: {
    open: async (event, { world: { shop, order_id } }) => {
      const { output } = event as unknown as { output?: OrderInvoice }
      if (!output) return { how: 'lost' }
      const { paid, production, seller_known, order_status, currency, recipient } = output.standing
      const said = { api_mode: production ? 'production' : 'test', title: seller_known ? 'Deneme A.Ş.' : '' } as const
      await introduceSeller(shop, said)
      await shop.db.delete(invoices).where(eq(invoices.order_id, order_id))
      await shop.db
        .update(orders)
        .set({
          ...{ status: order_status, currency, invoice_address: recipient, shipping_address: {} },
          ...{ payment_status: paid ? 'paid' : 'not_paid', paid_total: paid ? 10_000 : 0 },
        })
        .where(eq(orders.id, order_id))
      if (output.invoice) await storeInvoiceOf(shop, order_id)
      return { how: 'through' }
    },
    take: async (event, { ahead, world: { shop, order_id } }) => {
      const { error, output } = event as unknown as { error?: unknown; output?: OrderInvoice }
      const { invoice } = await invoiceOf(shop, order_id)
      // The integrator leaves what it is asked for as the walk has it.
      if (invoice && output) await sayOf(shop, invoice.uuid, invoice.status === 'waiting' ? 'QUEUED' : 'DELIVERED')
      if (!error) return { how: 'through' }
      return { how: ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { section } }, { shop, order_id }) => {
    if (value !== 'shown') return
    expect(section?.standing).toEqual((await invoiceOf(shop, order_id)).standing)
  },
  refused: async ({ type }, rules, { world: { shop, codes, order_id } }) => {
    if (type !== 'STEP' || !rules.includes('auth.forbidden')) return
    const as = await shop.as(codes)
    const answer = await shop.call('POST', `${ordersPath}/${order_id}/invoice`, { as, body: { profile: 'earchive' } })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})
