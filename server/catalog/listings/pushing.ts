import { and, eq } from 'drizzle-orm'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { alreadySent, notListed, pushFailed } from '#api/rules/catalog/marketplace-push.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { product_listings } from '#server/db/schema/product-listings.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { goodsOf } from './goods.ts'
import { type Delivery, deliver, type Push, type Sent } from './send.ts'
import { outcomeIn, takeListingStep } from './steps.ts'

interface Done {
  readonly reasons: readonly string[]
}

/**
 * Sends products to the marketplace, each along its chart. The first row of a call sends those after it too; what the marketplace says of a
 * product is told in its own row (R104, R106, R169–R172).
 */
export const pushingListings = jobKind<Push, { listing_id: number }, Done, Delivery | null | undefined>({
  name: 'listings.push',
  codes: productListingOperations.push.codes,
  fetch: ({ services, shop_id }, { data: { listing_id } }, push) => deliver(services, shop_id, listing_id, push),
  run: async (work, { data: { listing_id } }, push, delivery) => {
    for (const sent of [...(delivery?.sent ?? [])].sort((one, other) => one.id - other.id))
      await answer(work, sent, delivery as Delivery)
    const { shop_id } = work.actor
    const listing = await listingNamed(work.db, shop_id, listing_id)
    if (listing.push === push.push && listing.state !== 'sending') return { reasons: listing.reasons }
    if (listing.state === 'listed' || listing.state === 'waiting') throw refuse(409, alreadySent[listing.state])
    const place = { shop_id, marketplace_id: listing.marketplace_id }
    const goods = (await goodsOf(work.db, work.services, place, [listing.product_id])).get(listing.product_id)
    if (!goods) throw refuse(404, notFound)
    await takeListingStep(work, listing_id, { step: { type: 'SEND', product: goods.facts } })
    // A dry run ends here. Nothing kept it back, and still it was not sent with the others: it is tried again.
    if (delivery !== undefined) throw refuse(503, pushFailed)
    return null
  },
  met: ({ reasons }) =>
    reasons.length === 0
      ? null
      : { state: 'refused', rules: [{ id: notListed.id, about: { reasons: reasons.join(' · ') } }] },
})

/** What the marketplace said of one of those that were sent. */
async function answer(work: Work, { id, goods, told, arrived }: Sent, { batch }: Delivery): Promise<void> {
  const barcodes = goods.items.map(({ barcode }) => barcode)
  const { known, reasons } = outcomeIn(batch, barcodes)
  if (arrived || (known && reasons.length === 0))
    await takeListingStep(work, id, { step: { type: 'LIST' }, stored: { told, reasons: [], batch: '' } })
  else if (known || batch.done)
    await takeListingStep(work, id, { step: { type: 'REFUSE' }, stored: { reasons: known ? reasons : ['–'] } })
  else
    await takeListingStep(work, id, {
      step: { type: 'TAKE' },
      stored: { told, batch: batch.batchRequestId, ask_at: new Date(Date.now() + 30_000).toISOString(), asks: 0 },
    })
}

async function listingNamed(db: Database, shop_id: number, id: number) {
  const [listing] = await db
    .select()
    .from(product_listings)
    .where(and(eq(product_listings.shop_id, shop_id), eq(product_listings.id, id)))
  if (!listing) throw refuse(404, notFound)
  return listing
}
