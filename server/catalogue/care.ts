import { type SQL, sql } from 'drizzle-orm'
import { type CareName, CatalogCare, careNames } from '#api/contract/catalog.ts'
import { type Care, cares } from '#api/resources/cares.ts'
import { productReviews } from '#api/resources/product-reviews.ts'
import { products } from '#api/resources/products.ts'
import { permits } from '#api/rules/session.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { totalOf } from '#server/products/list.ts'
import { reviewTotalOf } from '#server/reviews/list.ts'

const codesOf = { products: products.codes.list, 'product-reviews': productReviews.codes.list } as const

/** What needs care, counted by the lists that show it, in one query: a count and its list cannot disagree. */
export const countCares: Endpoint = endpoint({
  method: 'GET',
  path: '/v1/panel/catalog',
  summary: 'How much of the catalogue needs care, as far as the person may open its list',
  data: CatalogCare,
  codes: [...codesOf.products, ...codesOf['product-reviews']],
  handle: async ({ db, actor }) => {
    const open = careNames.filter((name) => permits(actor, codesOf[cares[name].list]))
    const counted = [
      ...(permits(actor, codesOf.products) ? [sql`(${totalOf(actor.shop_id, {})}) as products`] : []),
      ...open.map((name) => sql`(${countOf(actor.shop_id, cares[name])}) as ${sql.identifier(name)}`),
    ]
    const { rows } = await db.execute<Partial<Record<CareName | 'products', number>>>(
      sql`select ${sql.join(counted, sql`, `)}`,
    )
    const [counts = {}] = rows
    return { products: counts.products ?? null, cares: open.map((name) => ({ name, count: counts[name] ?? 0 })) }
  },
})

function countOf(shop_id: number, { list, filters }: Care): SQL {
  return list === 'products' ? totalOf(shop_id, filters) : reviewTotalOf(shop_id, filters)
}
