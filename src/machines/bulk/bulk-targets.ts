import type { OrderStatus } from '#api/contract/orders.ts'
import { orderSteps } from '#machines/order/order.chart.ts'

/** The statuses that the chart leads to from one. Whether an order of it may go there depends on the order. */
export function targetsFrom(status: OrderStatus): OrderStatus[] {
  const any = {
    payment_method: 'cash',
    paid: true,
    cancels_unpaid: false,
    lines: [],
    total: 0,
    paid_total: 0,
    refunded_total: 0,
  } as const
  return orderSteps({ ...any, status }).flatMap(({ status: to }) => (to && to !== status ? [to] : []))
}
