import { CatalogCare } from '#api/contract/catalog/catalog.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { productReviews } from '#api/resources/catalog/product-reviews.ts'
import { products } from '#api/resources/catalog/products.ts'

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
