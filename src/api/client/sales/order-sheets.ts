import type { Http } from '#api/client/platform/http.ts'
import { OrderSheets, type OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'

/** The call of what is printed of orders. */
export function orderSheetCalls(http: Http) {
  return {
    get: ({ kind, ids }: OrderSheetsQuery): Promise<OrderSheets> =>
      http.get('/v1/panel/orders/sheets', { data: OrderSheets, query: { kind, ids: ids.join(',') } }),
  }
}
