import { sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { ProductListing } from '#api/contract/catalog/product-listings.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { productListings } from '#api/listings/catalog/product-listings.ts'
import { equals, listFrom, type Reading } from '#server/platform/lists/list.ts'
import { anywhereIfLong } from '#server/platform/lists/search.ts'

/** The products of the shop as they stand at the marketplace. */
export const productListingList = listFrom(productListings, {
  from: ['product_listings', 'l'],
  scope: () => sql`l.marketplace_id = ${importMarketplace}`,
  filters: { status: equals(sql`l.status`), product_id: equals(sql`l.product_id`) },
  sortings: { status: { by: sql`l.status`, tieBreak: 'newest first' } },
  found: (word, { shop_id }) =>
    sql`l.product_id in (select p.id from products p where p.shop_id = ${shop_id} and ${anywhereIfLong(sql`p.search`)(word)})`,
  rows: listingRows,
})

type Found = Omit<ProductListing, 'image_url'> & Record<string, unknown> & { readonly image: string }

/** These of the shop, in this order, as they were judged last. */
async function listingRows({ db, shop_id, language }: Reading, ids: readonly number[]): Promise<ProductListing[]> {
  const { rows } = await db.execute<Found>(sql`
    select l.id, l.version, l.product_id, coalesce(nullif(t.name, ''), p.label) as name, p.image, p.variant_count as variants,
           l.status, l.rules, l.reasons, p.main_category_id as category_id, p.brand_id, l.sent_at, l.changed
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join product_listings l on l.shop_id = ${shop_id} and l.id = page.id
      join products p on p.shop_id = l.shop_id and p.id = l.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     order by page.place`)
  return rows.map(({ image, sent_at, ...row }) => ({
    ...row,
    image_url: urlOf(image) || null,
    sent_at: sent_at && new Date(sent_at).toISOString(),
  }))
}
