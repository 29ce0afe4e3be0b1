import { Job } from '#api/contract/jobs.ts'
import { type OrderFetch, OrderFetchGround } from '#api/contract/marketplace-orders.ts'
import type { Http } from './http.ts'

const path = '/v1/panel/marketplace-orders/fetch'

/** The calls that bring in what was sold at a marketplace. */
export function marketplaceOrderCalls(http: Http) {
  return {
    ground: (): Promise<OrderFetchGround> => http.get(path, { data: OrderFetchGround }),
    fetch: (body: OrderFetch, key: string): Promise<Job> => http.post(path, { data: Job, body, key }),
  }
}
