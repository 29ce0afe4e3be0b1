import type { Http } from '#api/client/platform/http.ts'
import { plainQuery } from '#api/client/platform/list-query.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/order-refunds'

/** The calls of the list of refunds. */
export function refundCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: orderRefunds.page, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.number })) }
    },
  }
}
