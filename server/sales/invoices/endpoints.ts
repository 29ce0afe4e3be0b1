import { object, string } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import { InvoiceDetail, InvoiceRequest } from '#api/contract/sales/invoices.ts'
import { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import type { InvoiceStep } from '#api/rules/sales/invoices.ts'
import { invoiceCodes as codes, invoiceAt, invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, Asked } from '#server/platform/http/endpoint.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { step } from '#server/platform/steps/step.ts'
import { issueInvoice } from './issue.ts'
import { asking, outcomeOf, reasonOf, stepsTo } from './outcome.ts'
import { orderInvoice, toldOf } from './section.ts'
import { type InvoiceRow, type InvoiceStanding, invoiceNamed, invoiceStandingOf } from './standing.ts'
import { takeInvoiceSteps } from './take-steps.ts'

const ById = object({ id: IdText })
const path = '/v1/panel/invoices/:id'

const issue = endpoint({
  method: 'POST',
  path: '/v1/panel/orders/:id/invoice',
  summary: 'Issues the invoice of an order and sends it to the tax authority',
  params: ById,
  body: InvoiceRequest,
  data: OrderInvoice,
  codes,
  key: 'required',
  handle: ({ params: { id }, body: { profile }, ...asked }) => issueInvoice(asked, id, { profile }),
})

const detail = endpoint({
  method: 'GET',
  path,
  summary: 'One invoice with all that it says, to be printed',
  params: ById,
  data: InvoiceDetail,
  codes,
  handle: async ({ params: { id }, db, actor }) => {
    const invoice = await judged({ db, actor, params: { id } }, { type: 'PRINT' })
    return { invoice: toldOf(invoice), document: invoice.document }
  },
})

const xml = endpoint({
  method: 'GET',
  path: `${path}/xml`,
  summary: 'An invoice as it was sent',
  params: ById,
  data: string(),
  file: ['application/xml'],
  codes,
  handle: async ({ params: { id }, db, actor }) => {
    const invoice = await invoiceNamed(db, actor.shop_id, id)
    return { name: `${invoice.number}.xml`, type: 'application/xml', content: whole(invoice.xml) }
  },
})

const ask = endpoint({
  method: 'POST',
  path: `${path}/ask`,
  summary: 'Asks the integrator anew what became of an invoice',
  params: ById,
  data: OrderInvoice,
  codes,
  key: 'required',
  prepare: (asked) =>
    unlessRefused(async () => {
      const invoice = await judged(asked, { type: 'ASK' })
      return asking(asked.services, () => outcomeOf(asked.services.eInvoice, invoice))
    }),
  handle: async ({ prepared, ...asked }) => {
    const outcome = prepared()
    const { db, actor } = asked
    const { standing, invoice } = await locked(asked)
    step(invoiceChart, standing.at, { type: 'ASK', by: actor })
    await audit(asked, { subject: 'invoices', subject_id: invoice.id, event: 'ASK', after: { said: outcome.status } })
    await takeInvoiceSteps(asked, standing, invoice, stepsTo(standing.facts, outcome), reasonOf(outcome))
    return orderInvoice(db, actor.shop_id, invoice.order_id)
  },
})

const cancel = endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Cancels an e-archive invoice',
  params: ById,
  data: OrderInvoice,
  codes,
  key: 'required',
  prepare: (asked) =>
    unlessRefused(async () => {
      const invoice = await judged(asked, { type: 'CANCEL' })
      // It may be repeated: what is cancelled at the integrator stays so.
      await asking(asked.services, () => asked.services.eInvoice.cancel(invoice.uuid))
    }),
  handle: async ({ prepared, ...asked }) => {
    prepared()
    const { standing, invoice } = await locked(asked)
    await takeInvoiceSteps(asked, standing, invoice, [{ type: 'CANCEL' }])
    return orderInvoice(asked.db, asked.actor.shop_id, invoice.order_id)
  },
})

/** What preparing came to, a refusal included: it is thrown by the handler, since a repeat of a call that succeeded meanwhile has its answer. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<() => T> {
  try {
    const made = await work()
    return () => made
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown
    return () => {
      throw thrown
    }
  }
}

type OfInvoice = Pick<Asked<{ id: number }, unknown, unknown, Actor>, 'db' | 'actor' | 'params'>

/** Whether a step may be taken at all, before anybody else is asked. */
async function judged({ db, actor, params: { id } }: OfInvoice, taken: InvoiceStep): Promise<InvoiceRow> {
  const invoice = await invoiceNamed(db, actor.shop_id, id)
  const standing = await invoiceStandingOf(db, actor.shop_id, invoice.order_id)
  step(invoiceChart, about(standing, invoice), { ...taken, by: actor })
  return invoice
}

async function locked({ db, actor, params: { id } }: OfInvoice) {
  const { order_id } = await invoiceNamed(db, actor.shop_id, id)
  const standing = await invoiceStandingOf(db, actor.shop_id, order_id, { lock: true })
  const invoice = await invoiceNamed(db, actor.shop_id, id)
  return { standing: { ...standing, at: about(standing, invoice) }, invoice }
}

/** Only the invoice that counts goes on; of one before it the order has none. */
function about(standing: InvoiceStanding, invoice: InvoiceRow): InvoiceStanding['at'] {
  return standing.invoice?.id === invoice.id
    ? standing.at
    : invoiceAt({ ...standing.facts, status: 'none', profile: null })
}

async function* whole(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** The calls for invoices of orders. */
export const invoiceEndpoints: readonly Endpoint[] = [issue, detail, xml, ask, cancel]
