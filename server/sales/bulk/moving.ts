import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orderStatusSays, paymentStatusSays } from '#api/listings/sales/orders.ts'
import { orderBulkOperations } from '#api/operations/sales/order-bulk.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { leadsThere, stepByStep, stillStands } from '#api/rules/sales/order-bulk.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { noSuchStep } from '#machines/platform/refusals.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals, stepTo } from '#machines/sales/order/order-state.ts'
import { allLeft } from '#machines/sales/order/order-steps.ts'
import { wayTo } from '#machines/sales/order/order-way.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { stepOrder } from '#server/sales/orders/take-step.ts'
import { cancelShipment } from '#server/sales/shipping/cancel-shipment.ts'

/** Where an order stood when it was chosen; `null` when it was not there. */
interface Chosen {
  readonly from: OrderStatus | null
}

/** Where it stood before, and the version that must not have moved on. */
interface Inverse {
  readonly from: OrderStatus
  readonly version: number
}

/** Takes orders to a status, each one step along its chart (R69). Goods that come back do so with all pieces that are left. */
export const moving = jobKind<{ status: OrderStatus }, Chosen, Inverse>({
  name: 'orders.status',
  codes: orderBulkOperations.move.codes,
  run: async (work, { record_id, data }, { status }) => {
    const { order, facts, at } = await loadOrder(work.db, work.actor.shop_id, record_id ?? 0, { lock: true })
    const { version } = order
    const wrong = broken([stillStands], { status: order.status, from: data.from ?? order.status })
    if (wrong.length > 0) throw new Refused(409, wrong)
    const step = stepTo(status, allLeft(facts.lines))
    const far = outOfReach({ facts, at }, step, status, work.actor)
    if (far.length > 0) throw new Refused(409, far)
    await stepOrder(work, order.id, { ...step, version })
    await cancelShipment(work, order.id)
    return { from: order.status, version: version + 1 }
  },
  undo: (work, { record_id, data: { from, version } }) => stepOrder(work, record_id ?? 0, { ...stepTo(from), version }),
  // No step leads away from where an order ends.
  lasts: ({ to }) => orderChart.states[String(to) as OrderStatus]?.type === 'final',
})

/** Why a status is not one step away: another comes first, or none leads there. */
function outOfReach(
  { facts, at }: Pick<LockedOrder, 'facts' | 'at'>,
  step: OrderStep,
  target: OrderStatus,
  by: Actor,
): Refusal[] {
  if (!orderRefusals(at, { ...step, by }).some(({ id }) => id === noSuchStep)) return []
  const [first] = wayTo(facts, target, by) ?? []
  const from = orderStatusSays[facts.status].id
  const next = first ? { ...orderStatusSays, ...paymentStatusSays }[first.to].id : null
  return broken([stepByStep, leadsThere], { from, to: orderStatusSays[target].id, next })
}
