import { sql } from 'drizzle-orm'
import type { ReviewRow } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { equals, listFrom, type Reading } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'
import { exportedReviews, reviewColumnsIn } from './export.ts'
import { productName, withProduct } from './read.ts'

/** What customers say of products. */
export const reviewList = listFrom(productReviews, {
  from: ['product_reviews', 'r'],
  filters: {
    status: equals(sql`r.status`),
    stars: equals(sql`r.stars`),
    product_id: equals(sql`r.product_id`),
  },
  sortings: {
    status: { by: sql`r.status`, tieBreak: 'newest first' },
    stars: { by: sql`r.stars`, tieBreak: 'newest first' },
  },
  found: anywhere(sql`r.search`),
  rows: reviewRows,
  exported: { columns: reviewColumnsIn, rows: exportedReviews },
})

/** As much of a text as a row shows. */
const excerptLength = 200

async function reviewRows({ db, shop_id, language }: Reading, ids: readonly number[]): Promise<ReviewRow[]> {
  const { rows } = await db.execute<ReviewRow & Record<string, unknown>>(sql`
    select r.id, r.version, ${productName} as product, r.customer_name, r.stars, left(r.text, ${excerptLength}) as text, r.status,
           (r.answer <> '')::int as answered, r.created_at
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join product_reviews r on r.shop_id = ${shop_id} and r.id = page.id ${withProduct(language)}
     order by page.place`)
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
