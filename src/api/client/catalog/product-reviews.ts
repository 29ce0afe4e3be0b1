import type { Http } from '#api/client/platform/http.ts'
import { plainQuery } from '#api/client/platform/list-query.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import { ReviewedProducts } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/product-reviews'

/** The lists of product reviews, and of the products that have some. */
export function reviewCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: productReviews.page, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.product })) }
    },
    products: (search: string) =>
      http.get(`${path}/products`, { data: ReviewedProducts, query: { search: search || null } }),
    product: (id: number) => http.get(`${path}/products`, { data: ReviewedProducts, query: { id } }),
  }
}
