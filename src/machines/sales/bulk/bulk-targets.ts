import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'

/** The statuses that the chart leads to from one. Whether an order of it may go there depends on the order; refunds alone pay back. */
export function targetsFrom(status: OrderStatus): OrderStatus[] {
  const money = { total: 0, paid_total: 0, refunded_total: 0 }
  const any = {
    payment_method: 'cash',
    paid: true,
    cancels_unpaid: false,
    invoiced: true,
    lines: [],
    short: [],
    ...money,
  } as const
  return orderSteps({ ...any, status }).flatMap(({ status: to }) =>
    to && to !== status && to !== 'refunded' ? [to] : [],
  )
}
