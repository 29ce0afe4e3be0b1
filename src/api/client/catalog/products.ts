import { callOver } from '#api/client/platform/call.ts'
import type { Http } from '#api/client/platform/http.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import { products } from '#api/listings/catalog/products.ts'
import { productOperations } from '#api/operations/catalog/products.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/products'
/** Rows of a page (rule R185). */
const limit = 100

/** The calls of the product list. Those of the form are in `product-form.ts`. */
export function productCalls(http: Http) {
  return {
    list: async ({
      page = 0,
      order_index,
      order_direction,
      search,
      filters,
      until,
      ids,
    }: ListAsked = {}): Promise<RecordPage> => {
      const order = { order_index: order_index ?? 'products.id', order_direction: order_direction ?? 'desc' }
      const query = { page, limit, ...order, search: search || null, until, id: ids?.join(','), ...filters }
      const { rows, ...rest } = await http.get(path, { data: products.page, query })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.name })) }
    },
    remove: (id: number, key: string) => callOver(http)(productOperations.delete, { params: { id }, key }),
  }
}
