import type { Http } from '#api/client/platform/http.ts'
import { plainQuery } from '#api/client/platform/list-query.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import { Review, ReviewedProducts, type ReviewStatus } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/product-reviews'

/** The calls of product reviews: one for each step of their life, with the version that was looked at. */
export function reviewCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: productReviews.page, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.product })) }
    },
    products: (search: string) =>
      http.get(`${path}/products`, { data: ReviewedProducts, query: { search: search || null } }),
    product: (id: number) => http.get(`${path}/products`, { data: ReviewedProducts, query: { id } }),
    get: (id: number): Promise<Review> => http.get(`${path}/${id}`, { data: Review }),
    decide: (id: number, status: ReviewStatus, version: number, key: string): Promise<Review> =>
      http.patch(`${path}/${id}/status`, { data: Review, body: { status, version }, key }),
    answer: (id: number, answer: string, version: number, key: string): Promise<Review> =>
      http.patch(`${path}/${id}/answer`, { data: Review, body: { answer, version }, key }),
    withdraw: (id: number, version: number, key: string): Promise<Review> =>
      http.delete(`${path}/${id}/answer`, { data: Review, body: { version }, key }),
  }
}
