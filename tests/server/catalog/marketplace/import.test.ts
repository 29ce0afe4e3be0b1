import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brands, categories, files } from '#server/db/schema/catalogue.ts'
import { shop_marketplaces } from '#server/db/schema/shops.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.sandbox.trouble = null
})

const path = '/v1/panel/marketplace-import'
let made = 0

async function imported(listed: Parameters<typeof listOnMarketplace>[1] = {}) {
  made += 1
  const barcode = `import-${made}`
  const id = await listOnMarketplace(shop, { ...listed, barcode })
  return shop.call('POST', path, { body: { barcode, id } })
}

describe('R15: a product of the marketplace', () => {
  test('is found by its barcode, with what tells it from others', async () => {
    await listOnMarketplace(shop)
    const { body } = await shop.call('GET', `${path}?barcode=8690000000012`)
    expect(body.data).toMatchObject({
      total: 1,
      rows: [{ title: 'Basic Tişört', brand: 'Mavi Deniz', category: 'Tişört', barcode: '8690000000012' }],
    })
  })

  test('is none when nothing has the barcode', async () => {
    expect((await shop.call('GET', `${path}?barcode=1`)).body.data).toEqual({ rows: [], total: 0 })
  })
})

describe('R52: the import', () => {
  test('finds brand and leaf category by their names and stores the pictures as files of the shop', async () => {
    const { body } = await imported({ brand: 'MAVİ DENİZ', category_name: 'TISORT' })
    expect(body.data).toMatchObject({
      name: 'Basic Tişört',
      brand_id: shop.own.brand,
      category_id: shop.own.category.tisort,
      missing_images: 0,
    })
    const names = body.data.images.map((image: { name: string }) => image.name)
    expect(names).toHaveLength(3)
    for (const name of names) {
      const [row] = await shop.db.select().from(files).where(eq(files.name, name))
      expect(row).toMatchObject({
        shop_id: shop.own.shop_id,
        type: 'product_marketplace',
        mime: 'image/webp',
        attached: 0,
      })
      expect((await shop.app.request(`/files/${name}`)).status).toBe(200)
    }
  })

  test('reject: a brand and a category that the shop does not have stay empty, and the rest is imported', async () => {
    const { body } = await imported({ brand: 'Mawi', category_name: 'Valiz' })
    expect(body.data).toMatchObject({ brand_id: null, category_id: null, name: 'Basic Tişört' })
    expect(body.data.images).toHaveLength(3)
  })

  test('a part of a name, and one of which others are a part, are no match', async () => {
    expect((await imported({ brand: 'Mavi' })).body.data.brand_id).toBeNull()
    expect((await imported({ brand: 'Mavi Deniz Ev' })).body.data.brand_id).toBeNull()
    expect((await imported({ brand: '%' })).body.data.brand_id).toBeNull()
    expect((await imported({ brand: '' })).body.data.brand_id).toBeNull()
  })

  test('a category with subcategories is no match, nor is a name that two leaves have', async () => {
    expect((await imported({ category_name: 'Kadın' })).body.data.category_id).toBeNull()
    const names = [{ language_id: turkish, name: 'Çorap' }]
    const row = { shop_id: shop.own.shop_id, label: 'Çorap', translations: names, search: 'corap' }
    await shop.db.insert(categories).values({ ...row, parent_id: shop.own.category.kadin })
    expect((await imported({ category_name: 'çorap' })).body.data.category_id).not.toBeNull()
    await shop.db.insert(categories).values({ ...row, parent_id: shop.own.category.giyim })
    expect((await imported({ category_name: 'çorap' })).body.data.category_id).toBeNull()
  })

  test('what is passive is no match, and neither is what another shop has', async () => {
    const names = [{ language_id: turkish, name: 'Rüzgâr' }]
    const row = { label: 'Rüzgâr', translations: names, search: 'ruzgar' }
    await shop.db.insert(brands).values([
      { ...row, shop_id: shop.own.shop_id, status: 0 },
      { ...row, shop_id: shop.other.shop_id },
    ] as never)
    expect((await imported({ brand: 'Rüzgâr' })).body.data.brand_id).toBeNull()
  })

  test('of more than five pictures the first five are taken', async () => {
    const colours = ['24292f', 'f4f1ea', 'b3362d', '26385f', '3f6b4a', 'c8963e', '8b9099']
    const { body } = await imported({ images: colours.map((colour) => `pictures/cup-${colour}.webp`) })
    expect(body.data.images).toHaveLength(5)
    expect(body.data.missing_images).toBe(0)
  })

  test('D17: a picture that is not there, lies on another host or is none is left out and told', async () => {
    const images = [
      'pictures/gone-b3362d.webp',
      'http://127.0.0.1:4000/healthz',
      'http://169.254.169.254/latest',
      'pictures/shirt-b3362d.webp',
    ]
    const { body } = await imported({ images })
    expect([body.data.images.length, body.data.missing_images]).toEqual([1, 3])
  })

  test('its pictures are saved with the product, and go when nobody saves them', async () => {
    const { body } = await imported()
    const image = body.data.images[0].name
    const input = productInput(shop.own)
    const [variant] = input.variants
    if (!variant) throw new Error('A product has a variant')
    const images = [{ type: 1 as const, status: 1 as const, image, deleted: 0 as const }]
    const saved = await shop.call('POST', '/v1/panel/products', {
      body: { ...input, variants: [{ ...variant, images }] },
    })
    expect(saved.body).toMatchObject({ status: 1 })
    const [row] = await shop.db.select().from(files).where(eq(files.name, image))
    expect(row?.attached).toBe(1)
  })

  test('a product that is gone since it was chosen is not there', async () => {
    expect((await shop.call('POST', path, { body: { barcode: '1', id: '1' } })).http).toBe(404)
  })
})

describe('R52, R203: when the marketplace gives nothing', () => {
  test.each(['down', 'busy', 'unreadable', 'another shape'] as const)(
    'because it is %s, it is told, and the same works later',
    async (trouble) => {
      const id = await listOnMarketplace(shop, { barcode: trouble })
      shop.sandbox.trouble = trouble
      const found = await shop.call('GET', `${path}?barcode=${trouble}`)
      expect([found.http, found.body]).toMatchObject([
        503,
        { error: 'marketplace.fetch_failed', rules: [{ about: { what: 'marketplace.products' } }] },
      ])
      const failed = await shop.call('POST', path, {
        body: { barcode: trouble, id },
        key: `trouble-${trouble.replace(' ', '-')}`,
      })
      expect([failed.http, failed.body.error]).toEqual([503, 'marketplace.product_fetch_failed'])
      shop.sandbox.trouble = null
      const again = await shop.call('POST', path, {
        body: { barcode: trouble, id },
        key: `trouble-${trouble.replace(' ', '-')}`,
      })
      expect(again.body.data.name).toBe('Basic Tişört')
    },
  )
})

describe('R179, R230: the import is for marketplace 2, where it is offered', () => {
  const at = (shop_id: number) => eq(shop_marketplaces.shop_id, shop_id)

  test('and for no shop that switched it off or has only another one', async () => {
    const { shop_id } = shop.other
    const ask = () =>
      shop.call('GET', `${path}?barcode=1`, { as: shop.otherAdmin, headers: { 'x-sid': String(shop_id) } })
    expect((await ask()).http).toBe(200)
    await shop.db.update(shop_marketplaces).set({ shop_status: 0 }).where(at(shop_id))
    expect(await ask()).toMatchObject({ http: 409, body: { error: 'marketplace.offered' } })
    await shop.db.update(shop_marketplaces).set({ shop_status: 1, marketplace_id: 3 }).where(at(shop_id))
    expect(await ask()).toMatchObject({ http: 409, body: { error: 'marketplace.offered' } })
  })
})
