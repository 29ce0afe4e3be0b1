import { type SQL, sql } from 'drizzle-orm'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'

interface Found extends Record<string, unknown> {
  readonly id: number
  readonly version: number
  readonly product_id: number
  readonly product: string
  readonly image: string
  readonly review_status: 0 | 1
  readonly customer_name: string
  readonly stars: number
  readonly text: string
  readonly status: Review['status']
  readonly answer: string
  readonly answered_at: string | null
  readonly created_at: string
}

/** One review of the shop with its product, or 404. */
export async function readReview({ db, actor: { shop_id }, language }: ReadingOne, id: number): Promise<Review> {
  const { rows } = await db.execute<Found>(sql`
    select r.id, r.version, r.product_id, ${productName} as product, p.image, p.review_status, r.customer_name, r.stars, r.text,
           r.status, r.answer, r.answered_at, r.created_at
      from product_reviews r ${withProduct(language)}
     where r.shop_id = ${shop_id} and r.id = ${id}`)
  const [row] = rows
  if (!row) throw refuse(404, notFound)
  const { product_id, product: name, image, review_status, ...review } = row
  return {
    ...review,
    product: { id: product_id, name, image_url: urlOf(image) || null, review_status },
    answered_at: review.answered_at && new Date(review.answered_at).toISOString(),
    created_at: new Date(review.created_at).toISOString(),
  }
}

/** The product's name in the language asked for, or else in the shop's own. */
export const productName: SQL = sql`coalesce(nullif(t.name, ''), p.label)`

/** The product of a review `r`, and its texts in a language. */
export function withProduct(language: number): SQL {
  return sql`join products p on p.shop_id = r.shop_id and p.id = r.product_id
             left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}`
}
