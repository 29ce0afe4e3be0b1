import { RefundPage } from '#api/contract/refunds.ts'
import type { RecordPage } from '#api/resources/wire.ts'
import type { Http } from './http.ts'
import { plainQuery } from './list-query.ts'
import type { ListAsked } from './records.ts'

const path = '/v1/panel/order-refunds'

/** The calls of the list of refunds. */
export function refundCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: RefundPage, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.number })) }
    },
  }
}
