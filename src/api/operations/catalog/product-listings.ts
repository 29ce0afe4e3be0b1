import { DryRunResult } from '#api/contract/catalog/bulk.ts'
import { ListingPush, ListingPushDryRun } from '#api/contract/catalog/product-listings.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { productListings } from '#api/listings/catalog/product-listings.ts'
import { operation } from '#api/operations/platform/operation.ts'

const codes = productListings.codes.edit

/** What is asked of the products that are sent to the marketplace: all of it is long work. */
export const productListingOperations = {
  check: operation({
    method: 'POST',
    path: '/v1/panel/product-listings/check',
    summary: 'Begins to judge which products may be sent to the marketplace; nothing is sent',
    data: Job,
    codes,
  }),
  update: operation({
    method: 'POST',
    path: '/v1/panel/product-listings/update',
    summary:
      'Begins to tell the marketplace the prices and stock of listed products that are not what it was told last',
    data: Job,
    codes,
  }),
  tryPush: operation({
    method: 'POST',
    path: '/v1/panel/product-listings/push/trial',
    summary: 'Which rules keep the chosen products from being sent, a page of them at a time; nothing is sent',
    body: ListingPushDryRun,
    data: DryRunResult,
    codes,
  }),
  push: operation({
    method: 'POST',
    path: '/v1/panel/product-listings/push',
    summary: 'Begins to send the chosen products to the marketplace, each along its chart',
    body: ListingPush,
    data: Job,
    codes,
    key: 'required',
  }),
}
