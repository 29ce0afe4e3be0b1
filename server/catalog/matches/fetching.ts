import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import { fetching } from '#server/catalog/marketplaces/ask.ts'
import type { MarketplacePage, MarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { storeListings } from './listings.ts'
import { suggest } from './suggesting.ts'

/** How many products are asked for at once. */
const pageSize = 200

/**
 * Fetches what the marketplace lists for the shop, a page in each row: stored as it is there now, and looked for in the shop where nobody has
 * decided yet. A page that could not be had is told as R203 words it, and tried again with the job.
 */
export const fetchingMatches = jobKind<null, { page: number }, never, MarketplacePage<MarketplaceProduct>>({
  name: 'matches.fetch',
  codes: matchOperations.fetch.codes,
  fetch: ({ services, shop_id }, { data: { page } }) => productsOf(services, shop_id, { page, limit: pageSize }),
  run: async (work, _, __, { rows }) => {
    await storeListings(work, rows)
    await suggest(
      work,
      rows.map(({ barcode }) => barcode),
    )
    return null
  },
})

/** The pages that there are now, as rows of a job. It asks the marketplace, so it stands before the transaction. */
export async function pagesOf(services: Services, shop_id: number): Promise<NewRow[]> {
  const { total } = await productsOf(services, shop_id, { page: 0, limit: 1 })
  return Array.from({ length: Math.max(1, Math.ceil(total / pageSize)) }, (_, page) => {
    const last = Math.min(total, (page + 1) * pageSize)
    return { record_id: null, label: `${page * pageSize + 1}–${last}`, data: { page } }
  })
}

async function productsOf(services: Services, shop_id: number, page: { page: number; limit: number }) {
  const account = await accountAt(services, shop_id, importMarketplace)
  return fetching(services, 'products', () => services.marketplace.products(account, page))
}
