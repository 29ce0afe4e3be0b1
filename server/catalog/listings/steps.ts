import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '#api/rules/platform/records.ts'
import {
  type ListingStep,
  listingAt,
  productListingChart,
} from '#machines/catalog/product-listing/product-listing.chart.ts'
import { product_listings } from '#server/db/schema/product-listings.ts'
import type { MarketplaceBatch } from '#server/integrations/marketplace/marketplace.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'

/** A step of a listing, and what is stored with it. */
export interface ListingRequest {
  readonly step: ListingStep
  readonly stored?: Partial<typeof product_listings.$inferInsert>
}

/** Takes a product one step along its chart at the marketplace. */
export const takeListingStep = takeStep({
  subject: 'product_listings',
  chart: productListingChart,
  lock: async ({ db, actor }: Stepping, id: number, _: ListingRequest & { version?: number }) => {
    const [listing] = await db.select().from(product_listings).where(own(actor.shop_id, id)).for('no key update')
    if (!listing) throw refuse(404, notFound)
    return { listing }
  },
  at: ({ listing }) => listingAt(listing.state),
  events: (_, __, { step }) => [step],
  store: ({ db, actor }, { id, request, before, after }) =>
    db
      .update(product_listings)
      .set({
        ...request.stored,
        state: after.value,
        version: before.listing.version + 1,
        updated_at: sql`now()`,
      })
      .where(own(actor.shop_id, id)),
  entry: ({ request, before, after }) => ({
    event: request.step.type,
    state_before: before.listing.state,
    state_after: after.value,
    after: { product_id: before.listing.product_id, reasons: request.stored?.reasons ?? [] },
  }),
  read: (_, { after }) => after.value,
})

function own(shop_id: number, id: number) {
  return and(eq(product_listings.shop_id, shop_id), eq(product_listings.id, id))
}

/** What a marketplace says of a product, by what it says of its items: it is listed when all of them are, and refused when one is. */
export function outcomeIn(batch: MarketplaceBatch, barcodes: readonly string[]) {
  const own = batch.items.filter(({ barcode }) => barcodes.includes(barcode))
  const refused = own.filter(({ taken }) => !taken)
  const reasons = refused.flatMap(({ barcode, failureReasons }) =>
    (failureReasons.length > 0 ? failureReasons : ['–']).map((reason) => `${barcode}: ${reason}`),
  )
  return { known: own.length > 0, reasons }
}
