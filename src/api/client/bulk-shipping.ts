import { BulkVerdict } from '#api/contract/bulk.ts'
import { type OrdersShipping, ShippingWait } from '#api/contract/bulk-shipping.ts'
import { rowsOf } from '#api/contract/common.ts'
import { Job } from '#api/contract/jobs.ts'
import type { OrderChoice } from '#api/contract/order-bulk.ts'
import { ShippingMethod } from '#api/contract/shipments.ts'
import type { Http } from './http.ts'

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
