import type { Order } from '#api/contract/sales/orders.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { OrderFacts } from '#api/rules/sales/order-steps.ts'

/** What an order's rules are judged with, from the order as the server told it. */
export function factsOf(order: Order): OrderFacts {
  const { status, payment_method, payment_status, cancels_unpaid, lines, invoice, short } = order
  return {
    status,
    payment_method,
    paid: payment_status === 'paid',
    total: minorOf(order.total) ?? 0,
    paid_total: minorOf(order.paid_total) ?? 0,
    refunded_total: minorOf(order.refunded_total) ?? 0,
    cancels_unpaid: cancels_unpaid === 1,
    invoiced: invoice.standing.status === 'succeed',
    lines: lines.map(({ id, quantity, returned }) => ({ id, quantity, returned })),
    short,
  }
}
