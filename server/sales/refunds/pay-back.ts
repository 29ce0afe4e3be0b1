import { and, eq, sql } from 'drizzle-orm'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals } from '#machines/sales/order/order-state.ts'
import { giveUsesBack } from '#server/content/coupons/uses.ts'
import { orders } from '#server/db/schema/orders.ts'
import { takeLockedStep } from '#server/platform/steps/take-step.ts'
import { issueDueReturn } from '#server/sales/invoices/issue-return.ts'
import { notifyCustomer } from '#server/sales/mails/notify-customer.ts'
import { payBackMoney } from '#server/sales/payments/receive.ts'
import type { LockedRefund } from './load-refund.ts'
import { paidBackMail } from './mail-words.ts'
import type { RefundStepping } from './take-step.ts'

/** The money goes back: out of the account, and off the order, which is refunded in part or whole with it. The customer is written of it. */
export async function payBack(context: RefundStepping, before: LockedRefund, account_id: number) {
  const { refund, order, facts } = before
  const { amount } = facts
  await payBackMoney(context, order.order, { refund_id: refund.id, account_id, amount })
  await takeOrderBack(context, order.order.id, before, { amount })
  if (amount > 0) await issueDueReturn(context, before)
}

/** The step of the order whose refund is paid; both are locked. */
const takeOrderBack = takeLockedStep({
  subject: 'orders',
  chart: orderChart,
  refusals: orderRefusals,
  at: ({ order }: LockedRefund) => order.at,
  // One that has ended stays where it is: money that was collected for it may still go back (rule R62).
  events: (_: RefundStepping, { order: { order } }, { amount }: { amount: number }) =>
    order.status === 'cancelled' || order.status === 'rejected' ? [] : [{ type: 'REFUND' as const, amount }],
  store: async (work, { before, after, request: { amount } }) => {
    const { order } = before.order
    const refunded_total = order.refunded_total + amount
    const { status } = after.context
    await work.db
      .update(orders)
      .set({ status, refunded_total, version: order.version + 1, updated_at: sql`now()` })
      .where(and(eq(orders.shop_id, work.actor.shop_id), eq(orders.id, order.id)))
    if (status === 'refunded') await giveUsesBack(work.db, work.actor.shop_id, order.id)
    return { refunded_total, told: await notifyCustomer(work, order, paidBackMail(before)) }
  },
  entry: ({ before: { order, refund }, after }, { refunded_total, told }) => ({
    event: 'REFUND',
    state_before: order.order.status,
    state_after: after.context.status,
    before: { refunded_total: order.order.refunded_total },
    after: { refunded_total, refund_id: refund.id, ...told },
  }),
  read: () => {},
})
