import { and, eq, sql } from 'drizzle-orm'
import { orderChart, orderRefusals } from '#machines/sales/order/order.chart.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { audit } from '#server/platform/http/audit.ts'
import { step } from '#server/platform/steps/step.ts'
import { queueMail } from '#server/sales/mails/queue.ts'
import type { LockedRefund } from './load-refund.ts'
import { paidBackWords } from './mail-words.ts'
import type { RefundStepping } from './take-step.ts'

/** The money goes back: out of the account, and off the order, which is refunded in part or whole with it. The customer is written of it. */
export async function payBack(context: RefundStepping, before: LockedRefund, account_id: number) {
  const { refund, order: locked, facts } = before
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const { order } = locked
  const { amount } = facts
  const out = { shop_id, refund_id: refund.id, user_id, kind: 'refund' as const, amount: -amount }
  await db.insert(account_transactions).values({ ...out, account_id })
  await db.insert(order_payments).values({ ...out, order_id: order.id })
  const status = statusAfter(context, locked, amount)
  await db
    .update(orders)
    .set({
      status,
      refunded_total: order.refunded_total + amount,
      version: order.version + 1,
      updated_at: sql`now()`,
    })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
  const mail = await queueMail(context, order, paidBackWords(before))
  await audit(context, {
    subject: 'orders',
    subject_id: order.id,
    event: 'REFUND',
    state_before: order.status,
    state_after: status,
    before: { refunded_total: order.refunded_total },
    after: { refunded_total: order.refunded_total + amount, refund_id: refund.id, ...(mail ? { mail } : {}) },
  })
}

/** Where the order's own chart takes it. One that has ended stays where it is: money that was collected for it may still go back (rule R62). */
function statusAfter({ actor }: RefundStepping, { at, order }: LockedRefund['order'], amount: number) {
  if (order.status === 'cancelled' || order.status === 'rejected') return order.status
  return step(orderChart, at, { type: 'REFUND', amount, by: actor }, orderRefusals).context.status
}
