import { OrderSheets, OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is printed of many orders at once. */
export const printOperations = {
  orders: operation({
    method: 'GET',
    path: '/v1/panel/orders/sheets',
    summary: 'What is printed of orders, a page each, and why some of them have none',
    query: OrderSheetsQuery,
    data: OrderSheets,
    codes: orders.codes.edit,
  }),
}
