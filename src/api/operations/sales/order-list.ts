import {
  OrderCustomers,
  OrderCustomersQuery,
  OrderPage,
  OrderQuery,
  OrderSummary,
  OrderSummaryQuery,
} from '#api/contract/sales/order-list.ts'
import { exportOperation } from '#api/operations/platform/exports.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { orders } from '#api/resources/sales/orders.ts'

/** What looks at many orders. */
export const orderListOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/orders',
    summary: 'The orders, a page at a time, and how many there are of each status',
    query: OrderQuery,
    data: OrderPage,
    codes: orders.codes.list,
  }),
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
  export: exportOperation(orders, OrderQuery),
}
