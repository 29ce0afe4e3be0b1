import type { Refund } from '#api/contract/sales/refunds.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { RefundFacts } from './refund.chart.ts'

/** What a refund's rules are judged with, from the refund as the server told it. */
export function factsOf({ status, received, restock, lines, amount, order }: Refund): RefundFacts {
  return {
    status,
    received: received === 1,
    restock: restock === 1,
    lines: lines.map((line) => ({ id: line.id, decision: line.decision, restock: line.restock === 1 })),
    order_status: order.status,
    currency: order.currency,
    amount: minorOf(amount) ?? 0,
    paid_total: minorOf(order.paid_total) ?? 0,
    refunded_total: minorOf(order.refunded_total) ?? 0,
  }
}
