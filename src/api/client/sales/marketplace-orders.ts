import type { Http } from '#api/client/platform/http.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { type OrderFetch, OrderFetchGround } from '#api/contract/sales/marketplace-orders.ts'

const path = '/v1/panel/marketplace-orders/fetch'

/** The calls that bring in what was sold at a marketplace. */
export function marketplaceOrderCalls(http: Http) {
  return {
    ground: (): Promise<OrderFetchGround> => http.get(path, { data: OrderFetchGround }),
    fetch: (body: OrderFetch, key: string): Promise<Job> => http.post(path, { data: Job, body, key }),
  }
}
