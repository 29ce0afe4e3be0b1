import { eq } from 'drizzle-orm'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import type { InvoiceEvent, InvoiceFacts } from '#api/rules/sales/invoices.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { introduceSeller, invoiceOf, invoicesPath, newInvoice, sayOf } from '#tests/fixtures/invoices.fixture.ts'
import { ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { orderReader } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './invoice.paths.ts'

interface World {
  readonly shop: Shop
  readonly order_id: number
  readonly cancelled: number
  readonly reader: string
}

/** What the sandbox is made to say, for each step that an integrator or a recipient takes. */
const said: Partial<Record<InvoiceEvent['type'], readonly [state: string, answer: string]>> = {
  SUCCEED: ['DELIVERED', 'NONE'],
  FAIL: ['SCHEMATRON_ERROR', 'NONE'],
  LOSE: ['STATE_1163', 'NONE'],
  FIND: ['QUEUED', 'NONE'],
  APPROVE: ['DELIVERED', 'ACCEPTED'],
  REJECT: ['DELIVERED', 'REJECTED'],
  TAKE_AS_ACCEPTED: ['DELIVERED', 'EXPIRED'],
  LOSE_ANSWER: ['DELIVERED', 'ANSWER_41'],
}

/** The invoice of a real order, from what the integrator says of it to the next. */
export default chartOverHttp(spec)<World>({
  begin: async (shop, { input }) => {
    const { paid, production, seller_lacks, recipient, order_status, currency, short, lines } = spec.inputs[
      input
    ] as InvoiceFacts
    // It was invoiced before, and that was cancelled: so there is an invoice to be asked for where there is none that counts.
    const { order_id, id } = await newInvoice(shop, { status: 'succeed' })
    await pickedShort(shop, { id: order_id, line_id: await lineOf(shop, order_id) }, short[0])
    await shop.call('PATCH', `${invoicesPath}/${id}/status`, { body: { step: 'CANCEL' } })
    await introduceSeller(shop, {
      api_mode: production ? 'production' : 'test',
      title: seller_lacks.length === 0 ? 'Deneme A.Ş.' : '',
    })
    const changes = {
      ...{ status: order_status, currency, invoice_address: recipient },
      ...(paid ? {} : { payment_status: 'not_paid' as const, paid_total: 0 }),
    }
    await setOrder(shop, order_id, changes, lines[0]?.returned)
    return { shop, order_id, cancelled: id, reader: await shop.as(orderReader.permissions) }
  },
  send: async (event, { shop, order_id, cancelled, reader }) => {
    const { type, by } = event as InvoiceEvent
    const as = by.permissions.includes(1501) ? shop.admin : reader
    const { invoice } = await invoiceOf(shop, order_id)
    if (type === 'ISSUE') {
      const { profile } = event as Extract<InvoiceEvent, { type: 'ISSUE' }>
      const issued = await shop.call('POST', `${ordersPath}/${order_id}/invoice`, { as, body: { profile } })
      if (issued.http === 200) await sent(shop, issued.body.data)
      return issued
    }
    const own = `${invoicesPath}/${invoice?.id ?? cancelled}`
    if (type === 'CANCEL') return shop.call('PATCH', `${own}/status`, { as, body: { step: type } })
    if (type === 'PRINT') return shop.call('GET', own, { as })
    if (said[type] && invoice) await sayOf(shop, invoice.uuid, ...said[type])
    return shop.call('POST', `${own}/ask`, { as })
  },
  stored: async ({ shop, order_id }) => stateIn(await invoiceOf(shop, order_id)),
  expected: ({ context: { status, answer, profile } }) => ({ status, answer, profile }),
  first: ['auth.forbidden'],
})

async function lineOf({ db }: Shop, order_id: number): Promise<number> {
  const [line] = await db.select({ id: order_lines.id }).from(order_lines).where(eq(order_lines.order_id, order_id))
  return line?.id ?? 0
}

/** The job that sends it has had its turn, and the integrator has it in its queue. */
async function sent(shop: Shop, { invoice }: OrderInvoice): Promise<void> {
  await sayOf(shop, invoice?.uuid ?? '', 'QUEUED', 'NONE')
  await workOff(shop)
}

function stateIn({ standing: { status, answer, profile } }: OrderInvoice) {
  return { status, answer, profile }
}
