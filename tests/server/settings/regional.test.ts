import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumUp } from '#server/catalog/products/sum-up.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { english, germany, turkey, turkish } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Another default language or country: what lists read of products follows it, and stored orders do not. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const body = { country_id: germany, position: 0, status: 1 }
  expect((await shop.call('POST', '/v1/panel/shop-countries', { body })).http).toBe(200)
})
afterAll(() => shop.close())

const path = '/v1/panel/settings/regional'
const set = async (changes: object) => {
  const before = (await shop.call('GET', path)).body.data
  expect((await shop.call('PUT', path, { body: { ...before, ...changes } })).body).toMatchObject({ status: 1 })
}

/** As lists read them, each by its id. */
async function summed(): Promise<Record<string, unknown>[]> {
  const { rows } = await shop.db.execute<Record<string, unknown>>(sql`
    select id, label, price, lacks_price, lacks_translation, stock, variant_count from products
     where shop_id = ${shop.own.shop_id} order by id`)
  return rows
}

const named = (name: string, other: string) => [translation(turkish, name), translation(english, other)]

test('every product is listed by its name and its price there, and lacks what it has not', async () => {
  const here = [price({ country_id: turkey, price: '49.90' })]
  const both = [...here, price({ country_id: germany, price: '12.50' })]
  const made = [
    await newProduct(shop, {
      translations: named('Yalnız burada', 'Here alone'),
      variants: [variant({ prices: here })],
    }),
    await newProduct(shop, { translations: named('İki ülkede', 'In both'), variants: [variant({ prices: both })] }),
  ].map(({ id }) => id)
  const found = async () => (await summed()).filter((row) => made.includes(Number(row.id)))
  const shown = async () => (await found()).map((row) => [row.label, Number(row.price), row.lacks_price])
  expect(await shown()).toEqual([
    ['Yalnız burada', 4990, 0],
    ['İki ülkede', 4990, 0],
  ])
  await set({ default_language_id: english, default_country_id: germany })
  expect(await shown()).toEqual([
    ['Here alone', 4990, 1],
    ['In both', 1250, 0],
  ])
  const together = await summed()
  for (const row of together) await sumUp(shop.db, shop.own.shop_id, Number(row.id))
  expect(await summed()).toEqual(together)
})

test('the products of another shop stay as they are', async () => {
  const of = async () =>
    (
      await shop.db.execute(
        sql`select id, label, price, lacks_price from products where shop_id = ${shop.other.shop_id} order by id`,
      )
    ).rows
  const before = await of()
  await set({ default_language_id: turkish, default_country_id: turkey })
  expect(await of()).toEqual(before)
})
