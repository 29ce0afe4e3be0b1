import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import { type PaymentStatus, paymentStatuses } from '#api/contract/sales/orders.ts'
import type { OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import type { ReturnableLine, ReturnedQuantity } from '#api/rules/sales/orders.ts'
import { eventsOf } from '#machines/platform/refusals.ts'
import { orderState, stepTo } from './order-state.ts'

/** A step that a state has at all, whether rules stand in its way or not, and what it changes. */
export interface PossibleStep {
  readonly step: OrderStep
  readonly status: OrderStatus | null
  readonly payment_status: PaymentStatus | null
}

/** The steps of an order's state, those of the goods first. Where pieces come back, all that are left are thought of. */
export function orderSteps(facts: OrderFacts): PossibleStep[] {
  const has = eventsOf(orderState(facts))
  const goods = orderStatuses.map((to) => ({
    step: stepTo(to, allLeft(facts.lines)),
    status: to,
    payment_status: null,
  }))
  const money = paymentStatuses.map((to) => ({ step: stepTo(to), status: null, payment_status: to }))
  return [...goods, ...money].filter(({ step }) => has.includes(step.type))
}

/** All pieces of the lines that have not come back. */
export function allLeft(lines: readonly ReturnableLine[]): ReturnedQuantity[] {
  return lines.map(({ id, quantity, returned }) => ({ line_id: id, quantity: quantity - returned }))
}
