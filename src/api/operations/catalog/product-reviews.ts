import { ReviewedProducts, ReviewedProductsQuery } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of product reviews beside their life. */
export const reviewOperations = {
  products: operation({
    method: 'GET',
    path: '/v1/panel/product-reviews/products',
    summary: 'The products that have reviews',
    query: ReviewedProductsQuery,
    data: ReviewedProducts,
    codes: productReviews.codes.list,
  }),
}
