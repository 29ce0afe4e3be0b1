import { sql } from 'drizzle-orm'
import { sumUp } from '#server/catalog/products/sum-up.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { english } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** Leaves a shop with one of everything that needs care. Prices and names are lost behind the API, which stores no product without them. */
export async function careless(shop: Shop): Promise<void> {
  const { call, db, own } = shop
  const add = async (changes: Parameters<typeof productInput>[1]) => {
    const { data } = (await call('POST', '/v1/panel/products', { body: productInput(own, changes) })).body
    return data.id as number
  }
  await add({ status: 0, variants: [variant({ quantity: 0 })] })
  const [unpriced, untranslated] = [await add({}), await add({})]
  await db.execute(sql`
    update prices set status = 0 where variant_id in (select id from variants where product_id = ${unpriced})`)
  await db.execute(sql`
    update product_translations set name = '' where product_id = ${untranslated} and language_id = ${english}`)
  // Summed up as after any change.
  await sumUp(db, own.shop_id, unpriced)
  await sumUp(db, own.shop_id, untranslated)
  await newReview(shop)
}
