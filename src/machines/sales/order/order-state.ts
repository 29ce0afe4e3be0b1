import type { SnapshotFrom } from 'xstate'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { type PaymentStatus, paymentStatuses } from '#api/contract/sales/orders.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { OrderEvent, OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderNotEnded, type ReturnedQuantity } from '#api/rules/sales/orders.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'
import { everyStep, stepsInto, stepsOf } from '#machines/platform/steps-of.ts'
import { orderChart } from './order.chart.ts'
import { around } from './order-statuses.ts'

const arrows = everyStep(orderChart)

type Snapshot = SnapshotFrom<typeof orderChart>

/** A stored order as its chart stands. */
export function orderState(facts: OrderFacts): Snapshot {
  const { status, paid, refunded_total } = facts
  const fulfilment = around[status].reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), status)
  const value =
    status === 'cancelled' || status === 'rejected' || status === 'refunded'
      ? status
      : {
          open: {
            payment: paid ? 'paid' : 'not_paid',
            refund: refunded_total > 0 ? 'partial_refunded' : 'nothing_back',
            fulfilment,
          },
        }
  return orderChart.resolveState({ value: value as Snapshot['value'], context: facts })
}

/** Which rules stand in the way of a step. An order that has ended says so, whatever is asked of it. */
export function orderRefusals(snapshot: Snapshot, event: OrderEvent): Refusal[] {
  const found = refusals(snapshot, event)
  if (!found.some(({ id }) => id === noSuchStep)) return found
  const ended = broken(orderNotEnded, snapshot.context)
  return ended.length > 0 ? ended : found
}

/** The steps that lead where nothing leads back. */
export function isForGood({ type }: { readonly type: string }): boolean {
  return arrows.some((step) => step.type === type && step.forGood)
}

/** The payment status that a step leads to, where it changes that. */
export function paysTo({ type }: { readonly type: string }): PaymentStatus | null {
  return paymentStatuses.find((status) => stepsInto(arrows, status).includes(type)) ?? null
}

/** The step to a status, from where an order stands if that is said, with the pieces that come back where it asks for them. A refund alone knows what it pays back. */
export function stepTo(
  status: OrderStatus | PaymentStatus,
  lines: readonly ReturnedQuantity[] = [],
  at?: Snapshot,
): OrderStep {
  const [type] = stepsInto([...(at ? stepsOf(at) : []), ...arrows], status) as OrderStep['type'][]
  if (type === 'RETURN') return { type, lines }
  return type === 'REFUND' ? { type, amount: 0 } : ({ type } as OrderStep)
}
