import {
  OrderCustomers,
  OrderCustomersQuery,
  OrderPage,
  OrderQuery,
  OrderSummary,
  OrderSummaryQuery,
} from '#api/contract/sales/order-list.ts'
import { orders } from '#api/resources/sales/orders.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { orderCustomers } from '#server/sales/customers/customers.ts'
import { listOrders } from './list.ts'
import { summaryOf } from './summary.ts'

const path = '/v1/panel/orders'
const codes = orders.codes.list

const list = endpoint({
  method: 'GET',
  path,
  summary: 'The orders, a page at a time, and how many there are of each status',
  query: OrderQuery,
  data: OrderPage,
  codes,
  handle: ({ db, actor: { shop_id }, query }) => listOrders({ db, shop_id, query }),
})

const customers = endpoint({
  method: 'GET',
  path: `${path}/customers`,
  summary: 'The customers that have orders',
  query: OrderCustomersQuery,
  data: OrderCustomers,
  codes,
  handle: ({ db, actor: { shop_id }, query }) => orderCustomers({ db, shop_id, query }),
})

const summary = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'How many orders there are of each status and day of the shop, and what they are worth',
  query: OrderSummaryQuery,
  data: OrderSummary,
  codes,
  handle: ({ db, actor: { shop_id }, query }) => summaryOf({ db, shop_id, query }),
})

/** The calls that look at many orders. They stand before the ids, which none of their names is. */
export const orderListEndpoints: readonly Endpoint[] = [list, customers, summary]
