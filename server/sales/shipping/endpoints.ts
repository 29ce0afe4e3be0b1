import type { ShipmentMove } from '#api/contract/sales/shipments.ts'
import { shipmentOperations } from '#api/operations/sales/shipments.ts'
import { shipmentChart } from '#machines/sales/shipment/shipment.chart.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { namedStep } from '#server/platform/steps/step.ts'
import { readOrder } from '#server/sales/orders/read.ts'
import { fetchUpdate, takeUpdate } from './fetch-update.ts'
import { methodsOf } from './read.ts'
import { askCargo, type ShipmentRequest } from './ship-order.ts'
import { takeShipmentStep } from './take-step.ts'

const methods = endpoint(shipmentOperations.methods, async ({ db, actor: { shop_id } }) => {
  const rows = await methodsOf(db, shop_id)
  return { rows, total: rows.length }
})

const move = endpoint(shipmentOperations.move, {
  prepare: ({ params: { id }, body, services, actor }) =>
    askCargo({ services, shop_id: actor.shop_id, by: actor }, id, requestIn(body)),
  handle: async ({ params: { id }, body, prepared, ...context }) => {
    await takeShipmentStep(context, id, { ...requestIn(body), answer: prepared })
    return readOrder(context, id)
  },
})

const news = endpoint(shipmentOperations.updates, {
  prepare: ({ params: { id }, services, actor }) => fetchUpdate(services, actor.shop_id, id),
  handle: async ({ params: { id }, prepared, ...context }) => {
    await takeUpdate(context, id, prepared)
    return readOrder(context, id)
  },
})

/** The calls that send the parcels of orders. */
export const shippingEndpoints: readonly Endpoint[] = [methods, move, news]

function requestIn({ step, version, shipping_method_id, size, tracking_code }: ShipmentMove): ShipmentRequest {
  if (step === 'REGISTER')
    return {
      ...{ type: step, version, shipping_method_id: shipping_method_id ?? null },
      ...(size ? { size } : {}),
      ...(tracking_code === undefined ? {} : { tracking_code }),
    }
  // A code comes with the order's own step.
  return { type: namedStep(shipmentChart, step, ['HAND_OVER']) as 'PROCEED', version }
}
