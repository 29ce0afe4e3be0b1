import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { takeStep } from '#server/platform/steps/take-step.ts'
import { documentOf } from './document.ts'
import { loadInvoice } from './load-invoice.ts'
import { orderInvoice } from './section.ts'
import { sendingInvoices } from './sending.ts'
import { storeInvoice } from './store.ts'

interface Request {
  readonly profile: InvoiceProfile
  /** Of the order, as its invoice was looked at before. */
  readonly version?: number
}

/** Issues the invoice of an order: written from what is stored, numbered, kept, and given to a job that sends it. */
export const issueInvoice = takeStep({
  subject: 'invoices',
  idOf: 'orders',
  chart: invoiceChart,
  lock: ({ db, actor }: Work, id) => loadInvoice(db, actor.shop_id, id, { lock: true }),
  looked: ({ order: { order } }) => ({ ...order, subject: 'orders' }),
  at: ({ at }) => at,
  events: (_, __, { profile }: Request) => [{ type: 'ISSUE', profile } as const],
  store: (work, { request, before }) =>
    storeInvoice(work, before, request, (named) => documentOf(work.db, before, named)),
  entry: ({ id: order_id, request: { profile }, before }, { invoice_id, number }) => ({
    subject_id: invoice_id,
    event: 'ISSUE',
    state_before: before.facts.status,
    state_after: 'waiting',
    after: { number, profile, order_id },
  }),
  follow: async (work, { id: record_id }, { invoice_id, number: label }) => {
    await startJob(work, sendingInvoices, { rows: [{ record_id, label, data: { invoice_id } }] })
  },
  read: ({ db, actor }, { id }): Promise<OrderInvoice> => orderInvoice(db, actor.shop_id, id),
})
