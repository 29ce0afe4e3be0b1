import type { Http } from '#api/client/platform/http.ts'
import { plainQuery } from '#api/client/platform/list-query.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import { OrderCustomers } from '#api/contract/sales/order-list.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/orders'

/** The calls of the lists of orders. */
export function orderListCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: orders.page, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.number })) }
    },
    customers: (search: string) =>
      http.get(`${path}/customers`, { data: OrderCustomers, query: { search: search || null } }),
    customer: (id: number) => http.get(`${path}/customers`, { data: OrderCustomers, query: { id } }),
  }
}
