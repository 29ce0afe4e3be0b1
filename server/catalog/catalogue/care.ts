import { type SQL, sql } from 'drizzle-orm'
import { type CareName, careNames } from '#api/contract/catalog/catalog.ts'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { type Care, cares } from '#api/resources/catalog/cares.ts'
import { productReviews } from '#api/resources/catalog/product-reviews.ts'
import { products } from '#api/resources/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import { totalOf } from '#server/catalog/products/list.ts'
import { reviewTotalOf } from '#server/catalog/reviews/list.ts'
import type { Database } from '#server/db/open.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { marketplacesOf } from '#server/platform/session/shop.ts'

const codesOf = { products: products.codes.list, 'product-reviews': productReviews.codes.list } as const

/** What needs care, counted by the lists that show it, in one query: a count and its list cannot disagree. */
export const countCares: Endpoint = endpoint(catalogOperations.health, async ({ db, actor }) => {
  const permitted = careNames.filter((name) => permits(actor, codesOf[cares[name].list]))
  const open = (await importsFrom(db, actor.shop_id)) ? permitted : permitted.filter((name) => name !== 'unmatched')
  const query = careCounts(actor.shop_id, open, permits(actor, codesOf.products))
  const { rows } = await db.execute<Partial<Record<CareName | 'products', number>>>(query)
  const [counts = {}] = rows
  return { products: counts.products ?? null, cares: open.map((name) => ({ name, count: counts[name] ?? 0 })) }
})

/** Nothing lacks a match where the marketplace that is imported from is not offered (R179, R230). */
async function importsFrom(db: Database, shop_id: number): Promise<boolean> {
  return (await marketplacesOf(db, shop_id)).some(({ id }) => id === importMarketplace)
}

/** One row: each count under its name, and all products. */
export function careCounts(shop_id: number, names: readonly CareName[], products: boolean): SQL {
  const counted = [
    ...(products ? [sql`(${totalOf(shop_id, {})}) as products`] : []),
    ...names.map((name) => sql`(${countOf(shop_id, cares[name])}) as ${sql.identifier(name)}`),
  ]
  return sql`select ${sql.join(counted, sql`, `)}`
}

function countOf(shop_id: number, { list, filters }: Care): SQL {
  return list === 'products' ? totalOf(shop_id, filters) : reviewTotalOf(shop_id, filters)
}
