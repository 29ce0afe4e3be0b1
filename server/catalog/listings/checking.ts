import { sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { learnAttributes } from './attributes.ts'
import type { Place } from './goods.ts'
import { addProducts, judgeProducts } from './judge.ts'

/** How many products are judged at once. */
const atOnce = 200

/** Judges every product of the shop for the marketplace, some hundred in each row; what the marketplace asks for is learnt before. */
export const checkingListings = jobKind<null, { products: number[] }, never, null>({
  name: 'listings.check',
  codes: productListingOperations.check.codes,
  fetch: async ({ services, shop_id }, { data: { products } }) => {
    await learnOf(services, { shop_id, marketplace_id: importMarketplace }, products)
    return null
  },
  run: async ({ db, services, actor: { shop_id } }, { data: { products } }) => {
    await judgeProducts(db, services, { shop_id, marketplace_id: importMarketplace }, products)
    return null
  },
})

/** All products that have a place on the board by now, as rows of the job. */
export async function productsToCheck(db: Database, place: Place): Promise<NewRow[]> {
  await addProducts(db, place)
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select product_id from product_listings
     where shop_id = ${place.shop_id} and marketplace_id = ${place.marketplace_id} order by id desc`)
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at): NewRow => {
    const products = rows.slice(at * atOnce, (at + 1) * atOnce).map(({ product_id }) => product_id)
    return { record_id: null, label: `${at * atOnce + 1}–${at * atOnce + products.length}`, data: { products } }
  })
}

/** Learns what the marketplace asks for in the categories of these products. */
export async function learnOf(services: Services, place: Place, products: readonly number[]): Promise<void> {
  const { rows } = await services.db.execute<{ category: string }>(sql`
    select distinct x.external_id as category
      from products p
      join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
      cross join lateral jsonb_to_recordset(c.marketplace_links) as x(marketplace_id int, external_id text)
     where p.shop_id = ${place.shop_id} and p.id = any(${`{${products.join(',')}}`}::bigint[])
       and x.marketplace_id = ${place.marketplace_id} and x.external_id <> ''`)
  await learnAttributes(
    services,
    place,
    rows.map(({ category }) => category),
  )
}
