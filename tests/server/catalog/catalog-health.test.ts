import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogCare, CatalogIssueName } from '#api/contract/catalog/catalog.ts'
import { productTypes } from '#api/contract/catalog/products.ts'
import { shop_marketplaces } from '#server/db/schema/shops.ts'
import { newListing } from '#tests/fixtures/matches.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { careless } from '#tests/paths/platform/careless.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { newProduct, onlyVariant, product, path as products, put } from './product-calls.ts'

/** What needs care in the catalogue, and the list of each count. */

let shop: Shop
let image: string
beforeAll(async () => {
  shop = await openShop()
  const file = { type: 'product', image: dataUrl('image/png', await png()), realName: 'a.png' }
  image = (await shop.call('POST', '/v1/files', { body: file })).body.data.name
})
afterAll(() => shop.close())

async function care(codes: readonly number[] = [100]): Promise<CatalogCare> {
  const answer = await shop.call('GET', '/v1/panel/catalog', { as: await shop.as(codes) })
  expect(answer.http, answer.text).toBe(200)
  return answer.body.data
}

async function counted(): Promise<Partial<Record<CatalogIssueName, number>>> {
  return Object.fromEntries((await care()).catalogIssues.map(({ name, count }) => [name, count]))
}

/** Ids in the list with this filter. */
async function listed(query: string): Promise<number[]> {
  const { rows } = (await shop.call('GET', `${products}?${query}`)).body.data
  return rows.map(({ id }: { id: number }) => id)
}

test('a product that has everything needs no care, whatever needs it next door', async () => {
  await newReview(shop, {}, shop.other)
  const images = [{ type: 1 as const, image, status: 1 as const, deleted: 0 as const }]
  const { variants } = await newProduct(shop, { variants: [variant({ quantity: 3, images })] })
  await newListing(shop, { variant_id: variants[0]?.id ?? 0 })
  const { products: all, catalogIssues } = await care()
  expect([all, ...catalogIssues.map(({ count }) => count)]).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
})

test('each lack is counted, and its list shows the very products', async () => {
  const [whole] = await listed('')
  await careless(shop)
  // The last is that of the waiting review.
  const [, untranslated, unpriced, empty] = await listed('')
  const lost = [untranslated, unpriced, empty]
  expect(await listed('lacks=price')).toEqual([unpriced])
  expect(await listed('lacks=translation')).toEqual([untranslated])
  expect(await listed('lacks=image')).toEqual(expect.arrayContaining(lost))
  expect(await listed('lacks=image')).not.toContain(whole)
  expect(await listed('lacks=image&status=0')).toEqual([empty])
  expect(await listed('lacks=match')).not.toContain(whole)
  expect(await counted()).toEqual({
    no_stock: (await listed('stock=none')).length,
    no_image: (await listed('lacks=image')).length,
    no_price: 1,
    untranslated: 1,
    passive: 1,
    unmatched: (await listed('lacks=match')).length,
    waiting_reviews: 1,
  })
})

test('a language that the shop has switched off is lacked by nothing', async () => {
  const switched = (status: 0 | 1) =>
    shop.db.execute(sql`
      update shop_languages set status = ${status} where shop_id = ${shop.own.shop_id} and language_id = ${english}`)
  await switched(0)
  const { id } = await newProduct(shop, { translations: [translation(turkish, 'Yalnız Türkçe')] })
  const lacking = await listed('lacks=translation')
  await switched(1)
  expect(lacking).not.toContain(id)
  await shop.call('DELETE', `${products}/${id}`)
})

test('a product that was given its price lacks none', async () => {
  const [unpriced] = await listed('lacks=price')
  const loaded = await product(shop, unpriced ?? 0)
  const answer = await put(shop, loaded, onlyVariant(loaded, { prices: [price({ price: '12.00' })] }))
  expect(answer.http, answer.text).toBe(200)
  expect(await listed('lacks=price')).toEqual([])
})

test('R93 accept: a service without a price lacks none', async () => {
  const { id } = await newProduct(shop, { product_type_id: productTypes.service, variants: [variant({ prices: [] })] })
  expect(await listed('lacks=price')).not.toContain(id)
})

test('R219: a price that is switched off is no valid one', async () => {
  const { id } = await newProduct(shop, { variants: [variant({ prices: [price({ price: '12.00', status: 0 })] })] })
  expect(await listed('lacks=price')).toContain(id)
})

test('R174: each is told to those alone who may open its list', async () => {
  expect(await care([700])).toEqual({ products: null, catalogIssues: [{ name: 'waiting_reviews', count: 1 }] })
  const { products: all, catalogIssues } = await care([600])
  expect(all).toBeGreaterThan(0)
  expect(catalogIssues.map(({ name }) => name)).toEqual([
    'no_stock',
    'no_image',
    'no_price',
    'untranslated',
    'passive',
    'unmatched',
  ])
})

test('R179, R230: nothing lacks a match where the marketplace is not offered', async () => {
  const switched = (shop_status: 0 | 1) => shop.db.update(shop_marketplaces).set({ shop_status })
  await switched(0)
  expect((await care()).catalogIssues.map(({ name }) => name)).not.toContain('unmatched')
  await switched(1)
  expect((await care()).catalogIssues.map(({ name }) => name)).toContain('unmatched')
})

test('R185 reject: a lack that there is not', async () => {
  const { http, body } = await shop.call('GET', `${products}?lacks=love`)
  expect([http, body.fields]).toEqual([422, { lacks: 'validation.invalid_choice' }])
})
