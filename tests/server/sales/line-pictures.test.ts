import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, variant_images, variants } from '#server/db/schema/products.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Whoever packs, sells or takes back sees what a line is about: its picture, codes and shelf. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const dataOf = async (path: string) => (await shop.call('GET', path)).body.data

/** The picture of the one line of an order, of its picking, of a new order with the same variant, and of a refund. */
async function pictures(set: (variant_id: number, product_id: number) => Promise<void>) {
  const order = await newOrder(shop, { status: 'accepted' })
  const { id, variant_id } = order
  const { id: refund } = await newRefund(shop, order)
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variant_id))
  await set(variant_id, variant?.product_id ?? 0)
  const [line] = (await dataOf(`${ordersPath}/${id}`)).lines
  const [picked] = (await dataOf(`${ordersPath}/${id}/picking`)).lines
  const [returned] = (await dataOf(`${refundsPath}/${refund}`)).lines
  const sold = await dataOf(`/v1/panel/new-order/variant?id=${variant_id}`)
  return [line.image_url, picked.image_url, returned.image_url, sold.image_url]
}

const image = (variant_id: number, name: string, changes: object = {}) =>
  shop.db.insert(variant_images).values({ shop_id: shop.own.shop_id, variant_id, image: name, ...changes })
const ofProduct = (id: number, name: string) => shop.db.update(products).set({ image: name }).where(eq(products.id, id))
const four = (url: string | null) => [url, url, url, url]

test('a variant without a picture has its product’s; a product without one has none', async () => {
  expect(await pictures(async (_, product) => void (await ofProduct(product, '')))).toEqual(four(null))
  expect(await pictures(async (_, product) => void (await ofProduct(product, 'urun.png')))).toEqual(
    four('/files/urun.png'),
  )
})

test('a variant has its own front picture, whatever comes before it; what is deleted or off is shown to nobody', async () => {
  const found = await pictures(async (variant, product) => {
    await ofProduct(product, 'urun.png')
    await image(variant, 'silinmis.png', { position: 0, type: 0, deleted: 1 })
    await image(variant, 'kapali.png', { position: 1, type: 0, status: 0 })
    await image(variant, 'yan.png', { position: 2, type: 0 })
    await image(variant, 'on.png', { position: 3, type: 1 })
  })
  expect(found).toEqual(four('/files/on.png'))
})

test('the lines of an order tell barcode and shelf as they are today', async () => {
  const { id, variant_id } = await newOrder(shop)
  await shop.db.update(variants).set({ barcode: '8690000000029', shelf: 'B-12' }).where(eq(variants.id, variant_id))
  expect((await dataOf(`${ordersPath}/${id}`)).lines).toMatchObject([{ barcode: '8690000000029', shelf: 'B-12' }])
})
