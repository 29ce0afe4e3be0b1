import { OrderCustomers, OrderCustomersQuery, OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What looks at many orders. */
export const orderListOperations = {
  customers: operation({
    method: 'GET',
    path: '/v1/panel/orders/customers',
    summary: 'The customers that have orders',
    query: OrderCustomersQuery,
    data: OrderCustomers,
    codes: orders.codes.list,
  }),
  summary: operation({
    method: 'GET',
    path: '/v1/panel/orders/summary',
    summary: 'How many orders there are of each status and day of the shop, and what they are worth',
    query: OrderSummaryQuery,
    data: OrderSummary,
    codes: orders.codes.list,
  }),
}
