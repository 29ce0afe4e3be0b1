import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { chosenRows } from '#server/catalog/bulk/choice.ts'
import { tellTried, tryOut } from '#server/catalog/bulk/dry-run.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { checkingListings, productsToCheck } from './checking.ts'
import { listingsChosen } from './listings-chosen.ts'
import { pushingListings } from './pushing.ts'
import type { Push } from './send.ts'
import { startUpdating } from './updating.ts'

const check = endpoint(productListingOperations.check, async (context) => {
  const place = { shop_id: context.actor.shop_id, marketplace_id: importMarketplace }
  await accountAt({ ...context.services, db: context.db }, place.shop_id, importMarketplace)
  return startJob(context, checkingListings, { rows: await productsToCheck(context.db, place) })
})

const update = endpoint(productListingOperations.update, async (context) => {
  await accountAt({ ...context.services, db: context.db }, context.actor.shop_id, importMarketplace)
  return startUpdating(context)
})

const tryPush = endpoint(productListingOperations.tryPush, {
  prepare: async ({ body: { choice, page }, ...context }) => {
    await accountAt(context.services, context.actor.shop_id, importMarketplace)
    return tryOut(context, pushingListings, listingsChosen, { choice, page, input: nothingSent })
  },
  handle: ({ prepared, ...context }) => tellTried(context, pushingListings, listingsChosen, prepared),
})

const push = endpoint(productListingOperations.push, async ({ body: { choice }, ...context }) => {
  const { db, services, actor } = context
  await accountAt({ ...services, db }, actor.shop_id, importMarketplace)
  const rows = await chosenRows(db, listingsChosen, actor.shop_id, choice)
  const listings = rows.map(({ data }) => (data as { listing_id: number }).listing_id)
  const [named] = await db
    .select({ name: marketplaces.name })
    .from(marketplaces)
    .where(eq(marketplaces.id, importMarketplace))
  const input: Push = { marketplace_id: importMarketplace, push: randomUUID(), listings }
  return startJob(context, pushingListings, { input, about: { marketplace: named?.name ?? '' }, rows })
})

const nothingSent: Push = { marketplace_id: importMarketplace, push: 'dry run', listings: [] }

/** The calls for the products that are sent to the marketplace. */
export const listingEndpoints: readonly Endpoint[] = [check, update, tryPush, push]
