import { and, eq, sql } from 'drizzle-orm'
import type { InvoiceStep } from '#api/rules/sales/invoices.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { takeLockedStep } from '#server/platform/steps/take-step.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import { issueOpenReturns, notifyOpenReturn } from './issue-return.ts'
import type { InvoiceRow, LockedInvoice } from './load-invoice.ts'

type Before = Pick<LockedInvoice, 'at' | 'order'> & { readonly invoice: InvoiceRow }
type Request = InvoiceStep & { readonly reason: InvoiceRow['reason'] }

/**
 * Takes a stored invoice along its chart, each step asked, stored and noted; its order is locked by whoever calls. When it was taken, an order
 * that is delivered becomes invoiced, by a step of the order's own chart.
 */
export async function takeInvoiceSteps(
  work: OrderStepping,
  { at, order }: Pick<LockedInvoice, 'at' | 'order'>,
  invoice: InvoiceRow,
  steps: readonly InvoiceStep[],
  reason: InvoiceRow['reason'] = null,
): Promise<void> {
  let before = { at, order, invoice }
  for (const taken of steps)
    before = { ...before, at: await takeInvoiceStep(work, invoice.id, before, { ...taken, reason }) }
}

const takeInvoiceStep = takeLockedStep({
  subject: 'invoices',
  chart: invoiceChart,
  at: ({ at }: Before) => at,
  events: (_: OrderStepping, __, { reason, ...step }: Request) => [step],
  store: ({ db, actor }, { id, request: { reason }, after: { context } }) => {
    const { status, answer } = context
    // What is cancelled stays as it was; the order has none from here on.
    const stored = status === 'none' ? { cancelled_at: sql`now()` } : { status, answer }
    return db
      .update(invoices)
      .set({ ...stored, reason: status === 'error' ? reason : null, version: sql`version + 1`, updated_at: sql`now()` })
      .where(and(eq(invoices.shop_id, actor.shop_id), eq(invoices.id, id)))
  },
  entry: ({ request, before, after }) => ({
    event: request.type,
    state_before: before.at.context.status,
    state_after: after.context.status,
    before: { answer: before.at.context.answer },
    after: { answer: after.context.answer, number: before.invoice.number },
  }),
  follow: async (work, { request, before }) => {
    const { order, invoice } = before
    if (invoice.refund_id !== null) return request.type === 'FAIL' ? notifyFailedReturn(work, before) : undefined
    if (request.type === 'SUCCEED') {
      await markInvoiced(work, order)
      await issueOpenReturns(work, order.order.id)
    }
    if (request.type === 'FAIL') await notifyFailure(work, order)
  },
  read: (_, { after }) => after,
})

/** Its invoice was issued just now. */
async function markInvoiced(work: OrderStepping, { order, facts }: LockedInvoice['order']): Promise<void> {
  const at = orderState({ ...facts, invoiced: true })
  if (orderRefusals(at, { type: 'INVOICE', by: work.actor }).length > 0) return
  await stepOrder(work, order.id, { type: 'INVOICE', version: order.version })
}

/** Whoever may issue it again is told that the refund has no return invoice. */
function notifyFailedReturn(work: OrderStepping, { order, invoice: { refund_id } }: Before): Promise<void> {
  return notifyOpenReturn(work, { id: refund_id ?? 0 }, order.order)
}

/** Whoever may invoice the order again is told that it has none. */
function notifyFailure({ db }: OrderStepping, { order }: LockedInvoice['order']): Promise<void> {
  return notify(db, {
    ...{ shop_id: order.shop_id, kind: 'invoice', link: `/orders/edit/${order.id}` },
    says: /*i18n*/ { id: 'notices.invoice', message: 'Faturası kesilemedi: {number}, {name}' },
    about: { number: order.number, name: order.customer_name },
  })
}
