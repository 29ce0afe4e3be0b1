import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentStatus } from '#api/contract/sales/orders.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import { transferPaid } from '#api/rules/sales/orders.ts'
import { orderRefusals, orderState } from './order-state.ts'
import { orderSteps } from './order-steps.ts'

/** One step of a way, and the rules that would still stand in its way once those before it were taken, each told where it is met first. */
export interface WayStep {
  readonly step: OrderStep
  readonly to: OrderStatus | PaymentStatus
  readonly rules: readonly Refusal[]
}

interface Taken extends Omit<WayStep, 'rules'> {
  readonly before: OrderFacts
}

/**
 * What must happen before an order stands at a status: the shortest way that the chart has from here, with the payment first where the rest
 * waits for it, and on each step the rules that still fail. `[]` where it stands there already, `null` when no way leads there.
 */
export function wayTo(facts: OrderFacts, target: OrderStatus, by: Holder): readonly WayStep[] | null {
  const cameBy = new Map<string, Taken | null>([[placeOf(facts), null]])
  const open = [facts]
  for (const from of open) {
    if (from.status === target) return toldOnce(wayBack(from, cameBy), by)
    for (const taken of stepsFrom(from, by)) {
      const next = after(taken)
      if (cameBy.has(placeOf(next))) continue
      cameBy.set(placeOf(next), taken)
      open.push(next)
    }
  }
  return null
}

/** The steps of the goods, but for those that wait for the payment; and the payment. */
function stepsFrom(before: OrderFacts, by: Holder): Taken[] {
  return orderSteps(before).flatMap(({ step, status, payment_status }): Taken[] => {
    if (status === null) return payment_status === 'paid' ? [{ before, step, to: payment_status }] : []
    const waits = orderRefusals(orderState(before), { ...step, by }).some(({ id }) => id === transferPaid.id)
    return waits ? [] : [{ before, step, to: status }]
  })
}

function after({ before, to }: Taken): OrderFacts {
  return to === 'paid' ? { ...before, paid: true, paid_total: before.total } : { ...before, status: to as OrderStatus }
}

function placeOf({ status, paid }: OrderFacts): string {
  return `${status} ${paid}`
}

function wayBack(at: OrderFacts, cameBy: ReadonlyMap<string, Taken | null>): Taken[] {
  const came = cameBy.get(placeOf(at))
  return came ? [...wayBack(came.before, cameBy), came] : []
}

function toldOnce(way: readonly Taken[], by: Holder): WayStep[] {
  const told = new Set<string>()
  return way.map(({ before, step, to }) => {
    const rules = orderRefusals(orderState(before), { ...step, by }).filter((rule) => !told.has(JSON.stringify(rule)))
    for (const rule of rules) told.add(JSON.stringify(rule))
    return { step, to, rules }
  })
}
