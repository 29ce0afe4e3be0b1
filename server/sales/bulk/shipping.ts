import type { OrdersShipping } from '#api/contract/sales/bulk-shipping.ts'
import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import { bulkShippingOperations } from '#api/operations/sales/bulk-shipping.ts'
import { cargoUnreachable, inDeliveryArea, noCargoError, updateNotFetched } from '#api/rules/sales/shipments.ts'
import { jobKind, type Met } from '#server/platform/jobs/kind.ts'
import { askCargo, type ShipmentRequest } from '#server/sales/shipping/ship-order.ts'
import { type ShipmentOutcome, takeShipmentStep } from '#server/sales/shipping/take-step.ts'
import { demandRest } from './shipping-rest.ts'

/** What a trial judges with: a company that takes everything. */
const tried: CargoAnswer = { kind: 'taken', tracking_code: '–', tracking_url: '' }

/**
 * Sends orders to cargo, each along the chart of its shipment. The company is asked before the row's transaction opens; its warning or error is
 * kept with the order, and told of the row, which then waits for somebody to go on all the same (R204, R205).
 */
export const shipping = jobKind<OrdersShipping, unknown, ShipmentOutcome, CargoAnswer | null | undefined>({
  name: 'orders.ship',
  codes: bulkShippingOperations.ship.codes,
  begin: ({ db, actor }) => demandRest(db, actor.shop_id),
  fetch: ({ services, shop_id }, { record_id }, how) => askCargo({ services, shop_id }, record_id ?? 0, requestOf(how)),
  run: (work, { record_id }, how, answer) =>
    takeShipmentStep(work, record_id ?? 0, {
      ...requestOf(how),
      answer: answer === undefined ? tried : answer,
    }),
  met: metBy,
})

function requestOf({ shipping_method_id, anyway }: OrdersShipping): ShipmentRequest {
  return anyway === 1 ? { type: 'PROCEED' } : { type: 'REGISTER', shipping_method_id }
}

function metBy({ status, message }: ShipmentOutcome): Met | null {
  if (status === 'warned') return { state: 'refused', rules: [{ id: inDeliveryArea.id }] }
  if (status !== 'failed') return null
  // Nobody said no: it is worth another try.
  if (message === cargoUnreachable.id) return { state: 'failed', rules: [{ id: updateNotFetched.id }] }
  return { state: 'refused', rules: [{ id: noCargoError.id, about: { message } }] }
}
