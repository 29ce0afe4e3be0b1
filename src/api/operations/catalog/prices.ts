import { CheckedPrices, PriceChanges, PricePage, PriceQuery } from '#api/contract/catalog/multiple-price.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { exportOperation } from '#api/operations/platform/exports.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** Some ten thousand prices travel at once. */
const largest = 8 * 1024 * 1024

/** What the grid of prices asks. */
export const priceOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/products/multiple-price',
    summary: 'Variants with their prices in all price lists, some hundred at a time',
    query: PriceQuery,
    data: PricePage,
    codes: productPrices.codes.edit,
  }),
  check: operation({
    method: 'POST',
    path: '/v1/panel/products/multiple-price/check',
    summary: 'A dry run: what each changed price would come to, and the rules in its way; nothing is stored',
    body: PriceChanges,
    data: CheckedPrices,
    codes: productPrices.codes.edit,
    largest,
    reads: true,
  }),
  apply: operation({
    method: 'POST',
    path: '/v1/panel/products/multiple-price',
    summary: 'Begins to change prices, all those of a variant together; who asked can take it back for 30 days',
    body: PriceChanges,
    data: Job,
    codes: productPrices.codes.edit,
    largest,
  }),
  export: exportOperation(
    productPrices,
    PriceQuery,
    'Variants with their stored prices in the price lists that the grid of prices shows, as a file',
  ),
}
