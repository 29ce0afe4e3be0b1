import { fromPromise } from 'xstate'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { type ListingBegun, listingPushMachine } from '#machines/catalog/product-listing/listing-push.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** Sending products to the marketplace, with its calls. */
export const listingPush = listingPushMachine.provide({
  actors: {
    check: fromOperation(
      productListingOperations.tryPush,
      ({ ids, page }: { ids: readonly number[]; page: number }) => ({
        body: { choice: { ids: [...ids] }, page },
      }),
    ),
    begin: fromPromise(async ({ input }: { input: ListingBegun & { key: string } }) => {
      const job = await begin(input)
      jobBegan()
      return job
    }),
  },
})

function begin({ work, ids, key }: ListingBegun & { key: string }) {
  if (work === 'push') return call(productListingOperations.push, { body: { choice: { ids: [...ids] } }, key })
  return call(productListingOperations[work], { key })
}
