import { randomUUID } from 'node:crypto'
import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { documentOf } from './document.ts'
import { nextNumber } from './number.ts'
import { orderInvoice } from './section.ts'
import { sendingInvoices } from './sending.ts'
import { invoiceStandingOf } from './standing.ts'
import { ublOf } from './ubl/invoice.ts'

/** Issues the invoice of an order: written from what is stored, numbered, kept, and given to a job that sends it. */
export async function issueInvoice(asked: Work, order_id: number, profile: InvoiceProfile): Promise<OrderInvoice> {
  const { db, actor } = asked
  const { shop_id, user_id } = actor
  const standing = await invoiceStandingOf(db, shop_id, order_id, { lock: true })
  const { order } = standing.order
  const event = { type: 'ISSUE', profile } as const
  step(invoiceChart, standing.at, { ...event, by: actor })
  const now = new Date()
  const uuid = randomUUID()
  const year = Number(
    new Intl.DateTimeFormat('sv-SE', { timeZone: standing.seller.time_zone, year: 'numeric' }).format(now),
  )
  const number = await nextNumber(db, standing, profile, year)
  const document = await documentOf(db, standing, { number, uuid, profile, now })
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
  const invoice_id = stored?.id ?? 0
  await audit(asked, {
    subject: 'invoices',
    subject_id: invoice_id,
    event: event.type,
    state_before: standing.facts.status,
    state_after: 'waiting',
    after: { number, profile, order_id },
  })
  await startJob(asked, sendingInvoices, {
    rows: [{ record_id: order_id, label: number, data: { invoice_id } }],
  })
  return orderInvoice(db, shop_id, order_id)
}
