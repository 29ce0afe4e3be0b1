import { CatalogCare } from '#api/contract/catalog/catalog.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { products } from '#api/listings/catalog/products.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What the catalog's own page asks. */
export const catalogOperations = {
  health: operation({
    method: 'GET',
    path: '/v1/panel/catalog',
    summary: 'How much of the catalogue needs care, as far as the person may open its list',
    data: CatalogCare,
    codes: [...products.codes.list, ...productReviews.codes.list],
  }),
}
