import type { Order } from '#api/contract/orders.ts'
import type { OrderFacts } from '#api/rules/order-steps.ts'

/** What an order's rules are judged with, from the order as the server told it. */
export function factsOf({ status, payment_method, payment_status, cancels_unpaid, lines }: Order): OrderFacts {
  return {
    status,
    payment_method,
    paid: payment_status === 'paid',
    cancels_unpaid: cancels_unpaid === 1,
    lines: lines.map(({ id, quantity, returned }) => ({ id, quantity, returned })),
  }
}
