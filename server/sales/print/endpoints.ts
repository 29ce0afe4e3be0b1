import { OrderSheets, OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { orderCodes } from '#machines/sales/order/order.chart.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { sheetsOf } from './read.ts'

const read = endpoint({
  method: 'GET',
  path: '/v1/panel/orders/sheets',
  summary: 'What is printed of orders, a page each, and why some of them have none',
  query: OrderSheetsQuery,
  data: OrderSheets,
  codes: orderCodes,
  handle: ({ query, ...asked }) => sheetsOf(asked, query),
})

/** The call of what is printed of many orders at once. Its path has a word where an order's has its id. */
export const sheetEndpoints: readonly Endpoint[] = [read]
