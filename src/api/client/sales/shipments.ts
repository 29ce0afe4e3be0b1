import type { Http } from '#api/client/platform/http.ts'
import { Order } from '#api/contract/sales/orders.ts'
import type { ShipmentMove } from '#api/contract/sales/shipments.ts'

const path = '/v1/panel/orders'

/** The calls of an order's parcel: the steps of its chart, and the cargo company's news of it. */
export function shipmentCalls(http: Http) {
  return {
    step: (id: number, body: ShipmentMove, key: string): Promise<Order> =>
      http.post(`${path}/${id}/shipment`, { data: Order, body, key }),
    news: (id: number, key: string): Promise<Order> => http.post(`${path}/${id}/shipment/news`, { data: Order, key }),
  }
}
