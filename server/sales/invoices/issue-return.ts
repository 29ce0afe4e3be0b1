import { and, eq, gt, sql } from 'drizzle-orm'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { issuedByShop, paidBackFirst, returnProfile, saleInvoiced } from '#api/rules/sales/return-invoices.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { order_refunds } from '#server/db/schema/refunds.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { registry } from '#server/platform/registry.ts'
import { type Stepping, takeLockedStep } from '#server/platform/steps/take-step.ts'
import { type LockedRefund, loadRefund } from '#server/sales/refunds/load-refund.ts'
import { type InvoiceRow, type LockedInvoice, loadInvoice, saleInvoice } from './load-invoice.ts'
import { returnDocument } from './return-document.ts'
import { sectionOf } from './section.ts'
import { storeInvoice } from './store.ts'

/** A refund that was paid back, with the invoice of its sale and where its own stands. */
interface LockedReturn {
  readonly refund: LockedRefund
  readonly sale: InvoiceRow
  readonly invoice: LockedInvoice
}

/** Somebody has the return invoice of a refund issued: by hand for a firm, or anew where it was not taken. */
export async function issueReturn(work: Stepping, refund_id: number): Promise<OrderInvoice> {
  const { db, actor } = work
  const refund = await loadRefund(db, actor.shop_id, refund_id, { lock: true })
  if (refund.refund.status !== 'refunded' || !refund.refund.amount) throw refuse(409, paidBackFirst)
  const sale = await saleInvoice(db, actor.shop_id, refund.refund.order_id)
  if (!sale) throw refuse(409, saleInvoiced)
  await issue(work, refund_id, { refund, sale, invoice: await ownInvoice(work, refund) }, null)
  return sectionOf(db, { shop_id: actor.shop_id, order_id: refund.refund.order_id, refund_id })
}

/**
 * Issues the return invoice of a refund whose money went back in this transaction, where the sale's stands and its buyer issues none. What
 * stands in its way keeps no money back: the staff is told, and issues it from the refund's page.
 */
export async function issueDueReturn(work: Stepping, refund: LockedRefund): Promise<void> {
  const { db, actor } = work
  const { shop_id } = actor
  const { id, order_id } = refund.refund
  const sale = await saleInvoice(db, shop_id, order_id)
  if (!sale || !issuedByShop(sale.profile)) return
  const invoice = await ownInvoice(work, refund)
  if (invoice.invoice) return
  // Whoever pays back need not be allowed to invoice: the shop does it.
  const own = { ...work, actor: systemOf(shop_id) }
  const event = { type: 'ISSUE', profile: returnProfile(sale.profile), by: own.actor } as const
  if (refusals(invoice.at, event).length > 0) return notifyOpenReturn(work, refund.refund, refund.order.order)
  await issue(own, id, { refund, sale, invoice }, null)
}

/** The same for the refunds of an order that were paid back before its invoice was taken. Order and invoice are locked. */
export async function issueOpenReturns(work: Stepping, order_id: number): Promise<void> {
  const { db, actor } = work
  const { shop_id } = actor
  const paid = await db
    .select({ id: order_refunds.id })
    .from(order_refunds)
    .where(
      and(
        eq(order_refunds.shop_id, shop_id),
        eq(order_refunds.order_id, order_id),
        eq(order_refunds.status, 'refunded'),
        gt(order_refunds.amount, 0),
        sql`not exists (select from invoices i where i.shop_id = ${order_refunds.shop_id} and i.refund_id = ${order_refunds.id})`,
      ),
    )
    .orderBy(order_refunds.id)
  for (const { id } of paid) await issueDueReturn(work, await loadRefund(db, shop_id, id))
}

const issue = takeLockedStep({
  subject: 'invoices',
  chart: invoiceChart,
  at: ({ invoice }: LockedReturn) => invoice.at,
  events: (_: Stepping, { sale }) => [{ type: 'ISSUE', profile: returnProfile(sale.profile) } as const],
  store: (work, { before: { refund, sale, invoice }, id: refund_id }) =>
    storeInvoice(
      work,
      invoice,
      { profile: returnProfile(sale.profile), refund_id, of_sale: sale.method_id },
      async (named) => returnDocument({ refund, sale, invoice }, named),
    ),
  entry: ({ id: refund_id, before: { refund, sale, invoice } }, { invoice_id, number }) => ({
    subject_id: invoice_id,
    event: 'ISSUE',
    state_before: invoice.facts.status,
    state_after: 'waiting',
    after: { number, profile: returnProfile(sale.profile), order_id: refund.refund.order_id, refund_id },
  }),
  follow: async (work, { before: { refund } }, { invoice_id, number: label }) => {
    const own = { ...work, actor: { ...systemOf(work.actor.shop_id), user_id: work.actor.user_id } }
    const row = { record_id: refund.refund.order_id, label, data: { invoice_id } }
    await startJob(own, registry().jobKinds['invoices.send'], { rows: [row] })
  },
  read: () => {},
})

function ownInvoice({ db, actor }: Stepping, { refund }: LockedRefund): Promise<LockedInvoice> {
  return loadInvoice(db, actor.shop_id, refund.order_id, { refund_id: refund.id })
}

/** Money went back, and its invoice is still to be issued. */
export function notifyOpenReturn(
  { db, actor }: Pick<Stepping, 'db' | 'actor'>,
  refund: { readonly id: number },
  order: { readonly number: string; readonly customer_name: string },
): Promise<void> {
  return notify(db, {
    ...{ shop_id: actor.shop_id, kind: 'refund', link: `/order-refunds/edit/${refund.id}` },
    says: /*i18n*/ { id: 'notices.return_invoice', message: 'İade faturası kesilemedi: {number}, {name}' },
    about: { number: order.number, name: order.customer_name },
  })
}
