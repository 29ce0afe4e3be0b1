import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orderBulkOperations } from '#api/operations/sales/order-bulk.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { stillStands } from '#api/rules/sales/order-bulk.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { stepTo } from '#machines/sales/order/order-state.ts'
import { allLeft } from '#machines/sales/order/order-steps.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { loadOrder } from '#server/sales/orders/load-order.ts'
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
    const { order, facts } = await loadOrder(work.db, work.actor.shop_id, record_id ?? 0, { lock: true })
    const { version } = order
    const wrong = broken([stillStands], { status: order.status, from: data.from ?? order.status })
    if (wrong.length > 0) throw new Refused(409, wrong)
    await stepOrder(work, order.id, { ...stepTo(status, allLeft(facts.lines)), version })
    await cancelShipment(work, order.id)
    return { from: order.status, version: version + 1 }
  },
  undo: (work, { record_id, data: { from, version } }) => stepOrder(work, record_id ?? 0, { ...stepTo(from), version }),
  // No step leads away from where an order ends.
  lasts: ({ to }) => orderChart.states[String(to) as OrderStatus]?.type === 'final',
})
