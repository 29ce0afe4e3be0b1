import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { OrderInvoice } from '#api/contract/invoices.ts'
import { invoiceDesk } from '#screens/wiring/invoices.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { orders } from '#server/db/schema/sales.ts'
import { introduceSeller, invoiceOf, newInvoicable, sayOf, storeInvoiceOf } from '#tests/invoices-in.ts'
import type { Shop } from '#tests/shop.ts'
import { type Arranged, overHttp, type World } from './cover/http.ts'
import type { Step } from './cover/walks.ts'
import spec from './invoice-desk.paths.ts'
import { outputOf } from './jobs-in.ts'
import { seller } from './people.ts'

interface Desk extends World {
  readonly order_id: number
}

/** The invoice of a real order on its page. */
export default overHttp(spec)<typeof invoiceDesk, Desk>({
  machine: invoiceDesk,
  begin: async (shop) => {
    await introduceSeller(shop)
    const { id: order_id } = await newInvoicable(shop, { status: 'invoiced' })
    return { shop, order_id, token: await shop.as(seller.permissions) }
  },
  input: ({ order_id }) => ({ order_id, holder: seller }),
  whose: ({ method }) => [method === 'GET' ? 'open' : 'take'],
  answers: {
    open: (event, { world: { shop, order_id } }) => findInvoice(shop, order_id, event),
    take: (event, { ahead, world: { shop, order_id } }) => howTaken(shop, order_id, event, ahead),
  },
  see: async ({ value, context: { section } }, { shop, order_id }) => {
    if (value !== 'shown') return
    expect(section?.standing).toEqual((await invoiceOf(shop, order_id)).standing)
  },
})

/** Makes the order and its invoice what the walk finds them to be. */
export async function findInvoice(shop: Shop, order_id: number, event: EventObject): Promise<Arranged> {
  const output = outputOf<OrderInvoice>(event)
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
}

/** How a step's answer comes about; the integrator leaves what it is asked for as the walk has it. */
export async function howTaken(
  shop: Shop,
  order_id: number,
  event: EventObject,
  ahead: readonly Step[],
): Promise<Arranged> {
  const { invoice } = await invoiceOf(shop, order_id)
  if (invoice && outputOf(event)) await sayOf(shop, invoice.uuid, invoice.status === 'waiting' ? 'QUEUED' : 'DELIVERED')
  if (!('error' in event)) return { how: 'through' }
  return { how: ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost' }
}
