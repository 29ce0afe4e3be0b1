import type { EventObject } from 'xstate'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { introduceSeller, invoiceOf, newInvoicable, sayOf, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { setOrder } from '#tests/fixtures/orders.fixture.ts'
import { pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { type Replay, sent } from '#tests/paths/cover/faces.ts'
import { outputOf } from '#tests/paths/platform/jobs.fixture.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import { type InvoiceWorld, invoiceConsequences } from './invoice-actions.consequences.ts'
import spec from './invoice-actions.paths.ts'

/** The invoice of a real order on the order's page: over HTTP and in the browser. */
export const invoiceReplay: Replay<InvoiceWorld> = {
  begin: async (shop, { input }) => {
    const order_id = await orderToInvoice(shop, input)
    return { shop, order_id, record: await invoiceOf(shop, order_id), token: await shop.as(seller.permissions) }
  },
  whose: ({ method, path }) => (method !== 'GET' && /\/invoices?(\/|$)/.test(path) ? ['send'] : []),
  answers: {
    send: async (event, at) => {
      const { shop, order_id } = at.world
      await integratorSays(shop, order_id, event)
      const arranged = await send(event, at)
      return arranged.how === 'through' && 'error' in event
        ? { ...arranged, after: () => introduceSeller(shop, { api_mode: 'production', title }) }
        : arranged
    },
  },
  consequences: invoiceConsequences,
}

const title = 'Deneme A.Ş.'

// Somebody took the integration out of production meanwhile; only where it is in it is there anything to refuse by that.
const send = sent<InvoiceWorld>(({ shop }) => introduceSeller(shop, { api_mode: 'test', title }))

/** An order that is, with its invoice and its shop, what the walk finds. */
async function orderToInvoice(shop: Shop, input: string): Promise<number> {
  const { record: section } = spec.inputs[input] as { record: OrderInvoice }
  const { paid, production, seller_lacks, order_status: status, currency, recipient, short, lines } = section.standing
  const said = { api_mode: production ? 'production' : 'test', title: seller_lacks.length === 0 ? title : '' } as const
  await introduceSeller(shop, said)
  const made = await newInvoicable(shop, {
    ...{ status, currency, invoice_address: recipient, shipping_address: {} },
    ...{ payment_status: paid ? 'paid' : 'not_paid' },
  })
  const { id } = made
  await pickedShort(shop, made, short[0])
  await setOrder(shop, id, { status }, lines[0]?.returned)
  if (section.invoice) await storeInvoiceOf(shop, id)
  return id
}

/** The integrator leaves what it is asked for as the walk has it. */
async function integratorSays(shop: Shop, order_id: number, event: EventObject): Promise<void> {
  const { invoice } = await invoiceOf(shop, order_id)
  const waits = invoice?.status === 'waiting'
  // One that waits goes on waiting though an answer is lost: left to itself, the integrator issues it after a while.
  if (invoice && (waits || outputOf(event))) await sayOf(shop, invoice.uuid, waits ? 'QUEUED' : 'DELIVERED')
}
