import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from '#api/contract/orders.ts'
import type { ReturnableLine, ReturnedPieces } from '#api/rules/orders.ts'
import { eventsOf } from '#machines/refusals.ts'
import { orderAt } from './order.chart.ts'
import type { OrderFacts, OrderStep } from './order.types.ts'
import { leadingTo } from './order-statuses.ts'

const payingTo: Record<PaymentStatus, 'MARK_PAID' | 'MARK_NOT_PAID'> = { paid: 'MARK_PAID', not_paid: 'MARK_NOT_PAID' }

/** The step to a status, with the pieces that come back where it asks for them. */
export function stepTo(status: OrderStatus, lines: readonly ReturnedPieces[] = []): OrderStep {
  const type = leadingTo[status]
  return type === 'RETURN' ? { type, lines } : ({ type } as OrderStep)
}

/** The step to a payment status. */
export function payStep(status: PaymentStatus): OrderStep {
  return { type: payingTo[status] }
}

/** A step that a state has at all, whether rules stand in its way or not, and what it changes. */
export interface PossibleStep {
  readonly step: OrderStep
  readonly status: OrderStatus | null
  readonly payment_status: PaymentStatus | null
}

/** The steps of an order's state, those of the goods first. Where pieces come back, all that are left are thought of. */
export function orderSteps(facts: OrderFacts): PossibleStep[] {
  const has = eventsOf(orderAt(facts))
  const goods = orderStatuses.map((to) => ({
    step: stepTo(to, allLeft(facts.lines)),
    status: to,
    payment_status: null,
  }))
  const money = paymentStatuses.map((to) => ({ step: payStep(to), status: null, payment_status: to }))
  return [...goods, ...money].filter(({ step }) => has.includes(step.type))
}

function allLeft(lines: readonly ReturnableLine[]): ReturnedPieces[] {
  return lines.map(({ id, quantity, returned }) => ({ line_id: id, quantity: quantity - returned }))
}
