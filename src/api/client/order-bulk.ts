import { BulkVerdict } from '#api/contract/bulk.ts'
import { Job } from '#api/contract/jobs.ts'
import { type OrderChoice, OrdersChosen } from '#api/contract/order-bulk.ts'
import type { OrderStatus } from '#api/contract/order-status.ts'
import type { Http } from './http.ts'

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
