import { randomUUID } from 'node:crypto'
import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { takeStep } from '#server/platform/steps/take-step.ts'
import { documentOf } from './document.ts'
import { loadInvoice } from './load-invoice.ts'
import { nextNumber } from './number.ts'
import { orderInvoice } from './section.ts'
import { sendingInvoices } from './sending.ts'
import { ublOf } from './ubl/invoice.ts'

interface Request {
  readonly profile: InvoiceProfile
  /** Of the order, as its invoice was looked at before. */
  readonly version?: number
}

/** Issues the invoice of an order: written from what is stored, numbered, kept, and given to a job that sends it. */
export const issueInvoice = takeStep({
  subject: 'invoices',
  chart: invoiceChart,
  lock: ({ db, actor }: Work, id) => loadInvoice(db, actor.shop_id, id, { lock: true }),
  looked: ({ order: { order } }) => ({ ...order, subject: 'orders' }),
  at: ({ at }) => at,
  events: (_, __, { profile }: Request) => [{ type: 'ISSUE', profile } as const],
  store: async ({ db, actor: { shop_id, user_id } }, { id: order_id, request: { profile }, before }) => {
    const { order } = before.order
    const now = new Date()
    const uuid = randomUUID()
    const year = Number(dayAt(now, before.seller.time_zone).slice(0, 4))
    const number = await nextNumber(db, before, profile, year)
    const document = await documentOf(db, before, { number, uuid, profile, now })
    const [stored] = await db
      .insert(invoices)
      .values({
        ...{ shop_id, order_id, profile, number, uuid, user_id, document },
        status: 'waiting',
        currency: order.currency,
        total: minorOf(document.totals.gross) ?? order.total,
        xml: ublOf(document),
        issued_at: now.toISOString(),
      })
      .returning({ id: invoices.id })
    return { invoice_id: stored?.id ?? 0, number }
  },
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
