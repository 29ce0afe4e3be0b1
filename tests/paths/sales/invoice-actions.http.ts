import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoiceActions } from '#screens/sales/wiring/invoices.ts'
import { introduceSeller, invoiceOf, newInvoicable, sayOf, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { outputOf } from '#tests/paths/platform/jobs.fixture.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './invoice-actions.paths.ts'

interface Desk extends World {
  readonly order_id: number
  readonly record: OrderInvoice
}

/** The invoice of a real order on its page. */
export default overHttp(spec)<typeof invoiceActions, Desk>({
  machine: invoiceActions,
  begin: async (shop, { input }) => {
    const order_id = await orderToInvoice(shop, input)
    return { shop, order_id, record: await invoiceOf(shop, order_id), token: await shop.as(seller.permissions) }
  },
  input: ({ record }) => ({ record, holder: seller }),
  event: async (event, { world: { shop, order_id } }) =>
    event.type === 'SHOW' ? { ...event, record: await invoiceOf(shop, order_id) } : event,
  whose: () => ['send'],
  answers: {
    send: (event, { ahead, world: { shop, order_id } }) => howTaken(shop, order_id, event, ahead),
  },
  see: async ({ value, context: { record } }, { shop, order_id }) => {
    if (value !== 'shown') return
    expect(record.standing).toEqual((await invoiceOf(shop, order_id)).standing)
  },
})

/** An order that is, with its invoice and its shop, what the walk finds. */
export async function orderToInvoice(shop: Shop, input: string): Promise<number> {
  const { record: section } = spec.inputs[input] as { record: OrderInvoice }
  const { paid, production, seller_known, order_status: status, currency, recipient } = section.standing
  const said = { api_mode: production ? 'production' : 'test', title: seller_known ? 'Deneme A.Ş.' : '' } as const
  await introduceSeller(shop, said)
  const { id } = await newInvoicable(shop, {
    ...{ status, currency, invoice_address: recipient, shipping_address: {} },
    ...{ payment_status: paid ? 'paid' : 'not_paid' },
  })
  if (section.invoice) await storeInvoiceOf(shop, id)
  return id
}

/** How a step's answer comes about; the integrator leaves what it is asked for as the walk has it. */
export async function howTaken(
  shop: Shop,
  order_id: number,
  event: EventObject,
  ahead: readonly Step[],
): Promise<Arranged> {
  const { invoice } = await invoiceOf(shop, order_id)
  const waits = invoice?.status === 'waiting'
  // One that waits goes on waiting though an answer is lost: left to itself, the integrator issues it after a while.
  if (invoice && (waits || outputOf(event))) await sayOf(shop, invoice.uuid, waits ? 'QUEUED' : 'DELIVERED')
  const { error } = event as unknown as { error?: { kind: string } }
  if (error?.kind === 'conflict') {
    // Only where the shop is in production is there anything to refuse by it.
    await introduceSeller(shop, { api_mode: 'test', title: 'Deneme A.Ş.' })
    return { how: 'through', after: () => introduceSeller(shop, { api_mode: 'production', title: 'Deneme A.Ş.' }) }
  }
  if (!error) return { how: 'through' }
  const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
  return { how: again ? 'answerLost' : 'lost' }
}
