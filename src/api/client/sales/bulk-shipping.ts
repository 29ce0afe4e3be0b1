import type { Http } from '#api/client/platform/http.ts'
import { BulkVerdict } from '#api/contract/catalog/bulk.ts'
import { rowsOf } from '#api/contract/platform/common.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { type OrdersShipping, ShippingWait } from '#api/contract/sales/bulk-shipping.ts'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { ShippingMethod } from '#api/contract/sales/shipments.ts'

const path = '/v1/panel/orders/bulk/shipping'

/** The calls that send many orders to cargo: by which methods, how long it rests, what would come of it, and then the job that does it. */
export function bulkShippingCalls(http: Http) {
  return {
    methods: () => http.get('/v1/panel/shipping-methods', { data: rowsOf(ShippingMethod) }),
    wait: () => http.get(`${path}/wait`, { data: ShippingWait }),
    tryShip: (choice: OrderChoice, how: OrdersShipping, page: number) =>
      http.post(`${path}/trial`, { data: BulkVerdict, body: { choice, ...how, page } }),
    ship: (choice: OrderChoice, how: OrdersShipping, key: string) =>
      http.post(path, { data: Job, body: { choice, ...how }, key }),
  }
}
