import { Job } from '#api/contract/platform/jobs.ts'
import { OrderFetch, OrderFetchOptions } from '#api/contract/sales/marketplace-orders.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What brings in what was sold at a marketplace. */
export const marketplaceOrderOperations = {
  options: operation({
    method: 'GET',
    path: '/v1/panel/marketplace-orders/fetch',
    summary: 'The marketplaces whose orders the shop may fetch, and what day it is in the shop',
    data: OrderFetchOptions,
    codes: orders.codes.edit,
  }),
  fetch: operation({
    method: 'POST',
    path: '/v1/panel/marketplace-orders/fetch',
    summary:
      'Begins to store the orders that a marketplace has of at most two weeks; the last week unless days are given',
    body: OrderFetch,
    data: Job,
    codes: orders.codes.edit,
    key: 'required',
  }),
}
