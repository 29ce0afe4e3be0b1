import type { OrdersShipping } from '#api/contract/sales/bulk-shipping.ts'
import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import { bulkShippingOperations } from '#api/operations/sales/bulk-shipping.ts'
import {
  cargoUnreachable,
  inDeliveryArea,
  noCargoError,
  nothingToDecide,
  readyForCargo,
  updateNotFetched,
} from '#api/rules/sales/shipments.ts'
import { noSuchStep } from '#machines/platform/refusals.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { jobKind, type Met } from '#server/platform/jobs/kind.ts'
import { parcelOf } from '#server/sales/shipping/load-shipment.ts'
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
  fetch: ({ services, shop_id }, { record_id }, how) =>
    explained(services.db, shop_id, record_id ?? 0, () =>
      askCargo({ services, shop_id }, record_id ?? 0, requestOf(how)),
    ),
  run: (work, { record_id }, how, answer) =>
    explained(work.db, work.actor.shop_id, record_id ?? 0, () =>
      takeShipmentStep(work, record_id ?? 0, { ...requestOf(how), answer: answer === undefined ? tried : answer }),
    ),
  met: metBy,
})

function requestOf({ shipping_method_id, anyway }: OrdersShipping): ShipmentRequest {
  return anyway === 1 ? { type: 'PROCEED' } : { type: 'REGISTER', shipping_method_id }
}

/** A parcel whose chart has no such step is told of as on its order's own page: by what the company said, or that it said nothing. */
async function explained<T>(db: Database, shop_id: number, order_id: number, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (thrown) {
    if (!(thrown instanceof Refused) || !thrown.refusals.some(({ id }) => id === noSuchStep)) throw thrown
    const parcel = await parcelOf(db, shop_id, order_id)
    throw new Refused(409, [{ id: reasons[parcel?.status ?? 'draft'].id }])
  }
}

const reasons = {
  draft: nothingToDecide,
  warned: inDeliveryArea,
  failed: nothingToDecide,
  registered: readyForCargo,
  by_hand: readyForCargo,
  cancelled: nothingToDecide,
} as const

function metBy({ status, message }: ShipmentOutcome): Met | null {
  if (status === 'warned') return { state: 'refused', rules: [{ id: inDeliveryArea.id }] }
  if (status !== 'failed') return null
  // No rule of the shop stood in the way: it is worth another try.
  if (message === cargoUnreachable.id) return { state: 'failed', rules: [{ id: updateNotFetched.id }] }
  return { state: 'failed', rules: [{ id: noCargoError.id, about: { message } }] }
}
