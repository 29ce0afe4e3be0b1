import { object } from 'superstruct'
import { IdText, rowsOf } from '#api/contract/platform/common.ts'
import { Order } from '#api/contract/sales/orders.ts'
import { ShipmentMove, ShippingMethod } from '#api/contract/sales/shipments.ts'
import { orderCodes } from '#machines/sales/order/order.chart.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { readOrder } from '#server/sales/orders/read.ts'
import { askNews, takeNews } from './news.ts'
import { methodsOf } from './read.ts'
import { type AskedShipment, askCargo } from './ship-order.ts'
import { takeShipmentStep } from './take-step.ts'

const path = '/v1/panel/orders/:id/shipment'
const ById = object({ id: IdText })

const methods = endpoint({
  method: 'GET',
  path: '/v1/panel/shipping-methods',
  summary: 'The shipping methods that the shop has in use',
  data: rowsOf(ShippingMethod),
  codes: orderCodes,
  handle: async ({ db, actor: { shop_id } }) => {
    const rows = await methodsOf(db, shop_id)
    return { rows, total: rows.length }
  },
})

const move = endpoint({
  method: 'POST',
  path,
  summary:
    "Takes an order's shipment one step along its chart: announces the parcel to the cargo company, goes on in spite of its warning or error, or gives it up",
  params: ById,
  body: ShipmentMove,
  data: Order,
  codes: orderCodes,
  key: 'required',
  prepare: ({ params: { id }, body, services, actor }) =>
    askCargo({ services, shop_id: actor.shop_id, by: actor }, id, askedIn(body)),
  handle: async ({ params: { id }, body, prepared, ...asked }) => {
    await takeShipmentStep(asked, id, { ...askedIn(body), answer: prepared })
    return readOrder(asked, id)
  },
})

const news = endpoint({
  method: 'POST',
  path: `${path}/news`,
  summary: "Asks the cargo company where an order's parcel is, and takes the order there by its chart",
  params: ById,
  data: Order,
  codes: orderCodes,
  key: 'required',
  prepare: ({ params: { id }, services, actor }) => askNews(services, actor.shop_id, id),
  handle: async ({ params: { id }, prepared, ...asked }) => {
    await takeNews(asked, id, prepared)
    return readOrder(asked, id)
  },
})

/** The calls that send the parcels of orders. */
export const shippingEndpoints: readonly Endpoint[] = [methods, move, news]

function askedIn({ step, version, shipping_method_id }: ShipmentMove): AskedShipment {
  return step === 'REGISTER'
    ? { type: step, version, shipping_method_id: shipping_method_id ?? null }
    : { type: step, version }
}
