import type { Http } from '#api/client/platform/http.ts'
import { BulkVerdict } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { type OrderChoice, OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'

const path = '/v1/panel/orders/bulk'

/** The calls that take many orders further: where they stand, what would come of it, and then the job that does it. */
export function orderBulkCalls(http: Http) {
  return {
    standing: (choice: OrderChoice) => http.post(`${path}/standing`, { data: OrdersChosen, body: { choice } }),
    tryMove: (choice: OrderChoice, status: OrderStatus, page: number) =>
      http.post(`${path}/status/trial`, { data: BulkVerdict, body: { choice, status, page } }),
    move: (choice: OrderChoice, status: OrderStatus, key: string) =>
      http.post(`${path}/status`, { data: Job, body: { choice, status }, key }),
  }
}
