import { rowsOf } from '#api/contract/platform/common.ts'
import { Order } from '#api/contract/sales/orders.ts'
import { ShipmentMove, ShippingMethod } from '#api/contract/sales/shipments.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What sends the parcels of orders: the steps of a shipment, and where the cargo company says it is. */
export const shipmentOperations = {
  methods: operation({
    method: 'GET',
    path: '/v1/panel/shipping-methods',
    summary: 'The shipping methods that the shop has in use',
    data: rowsOf(ShippingMethod),
    codes: orders.codes.edit,
  }),
  move: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/shipment',
    summary:
      "Takes an order's shipment one step along its chart: announces the parcel to the cargo company, goes on in spite of its warning or error, or gives it up",
    body: ShipmentMove,
    data: Order,
    codes: orders.codes.edit,
    key: 'required',
  }),
  updates: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/shipment/news',
    summary: "Asks the cargo company where an order's parcel is, and takes the order there by its chart",
    data: Order,
    codes: orders.codes.edit,
    key: 'required',
  }),
}
