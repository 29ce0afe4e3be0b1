import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderRefusals, orderState, orderSteps } from './order.chart.ts'

/** One step of a way, and the rules that would still stand in its way once those before it were taken. */
export interface WayStep {
  readonly step: OrderStep
  readonly to: OrderStatus
  readonly rules: readonly Refusal[]
}

/**
 * What must happen before an order stands at a status: the shortest way that the chart has from here, rules or not, and on each step the
 * rules that still fail. `[]` where it stands there already, `null` when no way leads there.
 */
export function wayTo(facts: OrderFacts, target: OrderStatus, by: Holder): readonly WayStep[] | null {
  const cameBy = new Map<OrderStatus, { before: OrderFacts; step: OrderStep } | null>([[facts.status, null]])
  const open = [facts]
  for (const from of open) {
    if (from.status === target) return wayBack(target, cameBy, by)
    for (const { step, status } of orderSteps(from)) {
      if (status === null || cameBy.has(status)) continue
      cameBy.set(status, { before: from, step })
      open.push({ ...from, status })
    }
  }
  return null
}

type CameBy = ReadonlyMap<OrderStatus, { before: OrderFacts; step: OrderStep } | null>

function wayBack(to: OrderStatus, cameBy: CameBy, by: Holder): WayStep[] {
  const came = cameBy.get(to)
  if (!came) return []
  const { before, step } = came
  return [
    ...wayBack(before.status, cameBy, by),
    { step, to, rules: orderRefusals(orderState(before), { ...step, by }) },
  ]
}
