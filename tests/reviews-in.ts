import { and, eq, sql } from 'drizzle-orm'
import { fold } from '#api/rules/fold.ts'
import { products } from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import { productInput } from './product-input.ts'
import type { Seeded } from './seed.ts'
import type { Shop } from './shop.ts'

/** Where reviews are asked for. */
export const reviews = '/v1/panel/product-reviews'

type Stored = Partial<typeof product_reviews.$inferInsert>

/** A review of a product of its own, as the shop's customers write them, and its id. The panel has no call for it. */
export async function newReview(shop: Shop, changes: Stored = {}, seeded: Seeded = shop.own): Promise<number> {
  const { shop_id, customer_id } = seeded
  const product_id = changes.product_id ?? (await newProduct(shop, seeded))
  const customer_name = changes.customer_name ?? 'Zeynep Yılmaz'
  const text = changes.text ?? 'Kumaşı çok güzel.'
  const search = fold(`${customer_name} ${text}`)
  const [row] = await shop.db
    .insert(product_reviews)
    .values({ shop_id, product_id, customer_id, customer_name, stars: 4, text, search, ...changes })
    .returning({ id: product_reviews.id })
  if (!row) throw new Error('No review was stored')
  return row.id
}

/** Has a review stand so, whatever led there, and its product take reviews or not. */
export async function setReview({ db }: Shop, id: number, changes: Stored, open?: boolean): Promise<void> {
  const [row] = await db
    .update(product_reviews)
    .set({ updated_at: sql`now()`, ...changes })
    .where(eq(product_reviews.id, id))
    .returning()
  if (!row || open === undefined) return
  await db
    .update(products)
    .set({ review_status: open ? 1 : 0 })
    .where(and(eq(products.shop_id, row.shop_id), eq(products.id, row.product_id)))
}

/** The row as it is stored. */
export async function reviewIn({ db }: Shop, id: number) {
  const [row] = await db.select().from(product_reviews).where(eq(product_reviews.id, id))
  if (!row) throw new Error(`There is no review ${id}`)
  return row
}

async function newProduct({ call, own, admin, otherAdmin }: Shop, seeded: Seeded): Promise<number> {
  const answer = await call('POST', '/v1/panel/products', {
    as: seeded === own ? admin : otherAdmin,
    body: productInput(seeded),
    headers: { 'x-sid': String(seeded.shop_id) },
  })
  if (answer.body?.status !== 1) throw new Error(`The product of a review was not stored: ${answer.text}`)
  return answer.body.data.id
}

/** It goes, as with its product. */
export async function removeReview({ db }: Shop, id: number): Promise<void> {
  await db.delete(product_reviews).where(eq(product_reviews.id, id))
}
