import { type SQL, sql } from 'drizzle-orm'
import { type CatalogIssueName, catalogIssueNames } from '#api/contract/catalog/catalog.ts'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { products } from '#api/listings/catalog/products.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { type CatalogIssue, catalogIssues } from '#api/resources/catalog/catalog-issues.ts'
import { permits } from '#api/rules/platform/session.ts'
import { productList } from '#server/catalog/products/list.ts'
import { reviewList } from '#server/catalog/reviews/list.ts'
import type { Database } from '#server/db/open.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { totalOf } from '#server/platform/lists/choose.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { marketplacesOf } from '#server/platform/session/shop.ts'

const codesOf = { products: products.codes.list, 'product-reviews': productReviews.codes.list } as const

/** What needs care, counted by the lists that show it, in one query: a count and its list cannot disagree. */
export const countCares: Endpoint = endpoint(catalogOperations.health, async ({ db, actor }) => {
  const permitted = catalogIssueNames.filter((name) => permits(actor, codesOf[catalogIssues[name].list]))
  const open = (await importsFrom(db, actor.shop_id)) ? permitted : permitted.filter((name) => name !== 'unmatched')
  const query = await careCounts({ db, shop_id: actor.shop_id }, open, permits(actor, codesOf.products))
  const { rows } = await db.execute<Partial<Record<CatalogIssueName | 'products', number>>>(query)
  const [counts = {}] = rows
  return { products: counts.products ?? null, catalogIssues: open.map((name) => ({ name, count: counts[name] ?? 0 })) }
})

/** Nothing lacks a match where the marketplace that is imported from is not offered (R179, R230). */
async function importsFrom(db: Database, shop_id: number): Promise<boolean> {
  return (await marketplacesOf(db, shop_id)).some(({ id }) => id === importMarketplace)
}

/** One row: each count under its name, and all products. */
export async function careCounts(
  reading: Choosing,
  names: readonly CatalogIssueName[],
  products: boolean,
): Promise<SQL> {
  const counted = await Promise.all([
    ...(products ? [sql`(${await totalOf(productList, reading, {})}) as products`] : []),
    ...names.map(async (name) => sql`(${await countOf(reading, catalogIssues[name])}) as ${sql.identifier(name)}`),
  ])
  return sql`select ${sql.join(counted, sql`, `)}`
}

async function countOf(reading: Choosing, { list, filters }: CatalogIssue): Promise<SQL> {
  return list === 'products' ? totalOf(productList, reading, filters) : totalOf(reviewList, reading, filters)
}
