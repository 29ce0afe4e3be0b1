import { and, eq, sql } from 'drizzle-orm'
import type { InvoiceStep } from '#api/rules/sales/invoices.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { orderRefusals } from '#machines/sales/order/order.chart.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import type { InvoiceRow, InvoiceStanding } from './standing.ts'

/**
 * Takes a stored invoice along its chart, each step asked, stored and noted; its order is locked by whoever calls. When it was taken, an order
 * that is delivered becomes invoiced, by a step of the order's own chart.
 */
export async function takeInvoiceSteps(
  asked: OrderStepping,
  { at, order }: InvoiceStanding,
  invoice: InvoiceRow,
  steps: readonly InvoiceStep[],
  reason: InvoiceRow['reason'] = null,
): Promise<void> {
  const { db, actor } = asked
  let standing = at
  for (const taken of steps) {
    const before = standing.context
    standing = step(invoiceChart, standing, { ...taken, by: actor })
    const { status, answer } = standing.context
    await audit(asked, {
      subject: 'invoices',
      subject_id: invoice.id,
      event: taken.type,
      state_before: before.status,
      state_after: status,
      before: { answer: before.answer },
      after: { answer, number: invoice.number },
    })
    // What is cancelled stays as it was; the order has none from here on.
    const stored = status === 'none' ? { cancelled_at: sql`now()` } : { status, answer }
    await db
      .update(invoices)
      .set({ ...stored, reason: status === 'error' ? reason : null, version: sql`version + 1`, updated_at: sql`now()` })
      .where(and(eq(invoices.shop_id, actor.shop_id), eq(invoices.id, invoice.id)))
    if (taken.type === 'SUCCEED') await markInvoiced(asked, order)
  }
}

async function markInvoiced(asked: OrderStepping, { order, at }: InvoiceStanding['order']): Promise<void> {
  if (orderRefusals(at, { type: 'INVOICE', by: asked.actor }).length > 0) return
  await stepOrder(asked, order.id, { type: 'INVOICE', version: order.version })
}
