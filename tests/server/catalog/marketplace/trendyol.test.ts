import { beforeEach, describe, expect, test } from 'vitest'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { isTrendyol } from '#server/integrations/marketplace/open-marketplace.ts'
import { trendyol } from '#server/integrations/marketplace/trendyol/trendyol.ts'
import { fakeTrendyol, trendyolOrder } from '#tests/fixtures/trendyol.fixture.ts'

/** Trendyol's V2 services, told as its public documentation has them. */

const account = { baseKey: 'key:secret', supplierId: '1234' }
let fake: ReturnType<typeof fakeTrendyol>
let market: ReturnType<typeof trendyol>
beforeEach(() => {
  fake = fakeTrendyol()
  market = trendyol({
    url: 'https://apigw.trendyol.test/integration',
    send: fake.send,
    timeout: { request: 1_000, turn: 1_500 },
  })
})

const item = (over: Partial<NewMarketplaceProduct> = {}): NewMarketplaceProduct => ({
  ...{ barcode: '869', title: 'Bebek takımı', description: 'Pamuk', productMainId: 'P1', currency: 'TRY', vatRate: 10 },
  ...{ stockCode: 'STK-345', brandId: 1791, categoryId: 411, quantity: 100, salePrice: '120.99', listPrice: '250.99' },
  ...{ images: ['https://shop.test/1.jpg'], attributes: [{ attributeId: 338, attributeValueId: 6980 }] },
  ...over,
})

/** Asked until it says that it is done, as the server asks now and then. */
async function settled(batchRequestId: string) {
  expect((await market.batch(account, batchRequestId)).done).toBe(false)
  return market.batch(account, batchRequestId)
}

describe('what is looked up', () => {
  test('brands by a part of their name', async () => {
    expect(await market.brandsByName(account, 'kızıl')).toEqual([{ id: 1792, name: 'Kızıl Deniz' }])
  })

  test('the leaves of the tree of categories, which is fetched once', async () => {
    const leaf = [{ id: 411, name: 'Ayakkabı › Casual Ayakkabı' }]
    expect([
      await market.categoriesByName(account, 'casual'),
      await market.categoriesByName(account, 'AYAKKABI'),
    ]).toEqual([leaf, leaf])
    expect(fake.heard.filter(({ path }) => path === 'product/product-categories').length).toBe(1)
  })

  test('the attributes of a category with all pages of their values; one of free text has to be none of them', async () => {
    expect(await market.categoryAttributes(account, 411)).toMatchObject([
      { name: 'Beden', required: true, values: [{ name: 'S' }, { name: 'M' }, { id: 6982, name: 'L' }] },
      { name: 'Renk', required: false, values: [] },
      { name: 'Materyal', required: false, values: [{ id: 82, name: 'Deri' }] },
    ])
    await expect(market.categoryAttributes(account, 1)).rejects.toMatchObject({ trouble: 'refused' })
  })
})

describe('products', () => {
  test('are queued in the words of V2, and listed once the batch is done', async () => {
    const sent = await market.createProducts(account, [item()])
    expect(sent).toMatchObject({ done: false, items: [] })
    expect(fake.heard).toMatchObject([
      {
        method: 'POST',
        path: 'product/sellers/1234/v2/products',
        body: {
          items: [
            {
              ...{
                barcode: '869',
                productMainId: 'P1',
                brandId: 1791,
                categoryId: 411,
                vatRate: 10,
                stockCode: 'STK-345',
              },
              ...{ salePrice: 120.99, listPrice: 250.99, quantity: 100, images: [{ url: 'https://shop.test/1.jpg' }] },
              attributes: [{ attributeId: 338, attributeValueIds: [6980] }],
            },
          ],
        },
      },
    ])
    expect(await settled(sent.batchRequestId)).toMatchObject({ done: true, items: [{ barcode: '869', taken: true }] })
    const { rows } = await market.products(account, { barcode: '869', page: 0, limit: 10 })
    expect(rows).toEqual([
      {
        ...{ id: '869', barcode: '869', title: 'Bebek takımı', stockCode: 'STK-345', brand: 'Mavi Deniz' },
        ...{ categoryName: 'Casual Ayakkabı', quantity: 100, salePrice: '120.99', listPrice: '250.99' },
        images: ['https://cdn.dsmcdn.com/a.jpg'],
      },
    ])
  })

  test.each([
    ['a list price below the sale price', { listPrice: '100.00' }, /^Liste fiyatı/],
    ['a brand that it does not have', { brandId: 968 }, /^Girmiş olduğunuz marka \(968\)/],
    ['a missing attribute', { attributes: [] }, /^Zorunlu kategori özellik/],
  ])('are refused in its own words for %s', async (_, wrong, reason) => {
    const { batchRequestId } = await market.createProducts(account, [item(wrong)])
    const { items } = await settled(batchRequestId)
    expect(items).toMatchObject([{ barcode: '869', taken: false, failureReasons: [expect.stringMatching(reason)] }])
  })

  test('that wait for approval are there, so that nobody sends them twice', async () => {
    await market.createProducts(account, [item()])
    expect(await market.products(account, { barcode: '869', page: 0, limit: 10 })).toEqual({ rows: [], total: 1 })
    expect((await market.products(account, { barcode: '870', page: 0, limit: 10 })).total).toBe(0)
  })

  test('more than 1000 of them in one call are refused', async () => {
    await expect(market.createProducts(account, Array(1_001).fill(item()))).rejects.toMatchObject({
      trouble: 'refused',
    })
  })

  test('have their prices and stock told by barcode alone, whose items are judged though the batch is not', async () => {
    const created = await market.createProducts(account, [item()])
    await settled(created.batchRequestId)
    const offers = [item({ quantity: 7, salePrice: '99.90' }), item({ barcode: '870' })]
    const { batchRequestId } = await market.updateOffers(account, offers)
    expect(fake.heard.at(-1)).toMatchObject({
      path: 'inventory/sellers/1234/products/price-and-inventory',
      body: { items: [{ barcode: '869', quantity: 7, salePrice: 99.9, listPrice: 250.99 }, { barcode: '870' }] },
    })
    expect((await settled(batchRequestId)).items).toMatchObject([
      { barcode: '869', taken: true },
      { barcode: '870', taken: false, failureReasons: ['Barkoda ait ürün bulunamadı'] },
    ])
    expect(fake.listed.get('869')).toMatchObject({ quantity: 7, salePrice: 99.9 })
  })
})

test('texts of listed products are changed by barcode, and leave price and stock as they are', async () => {
  const created = await market.createProducts(account, [item()])
  await settled(created.batchRequestId)
  const { batchRequestId } = await market.updateProducts(account, [item({ title: 'Yeni ad', salePrice: '1.00' })])
  const { method, path, body } = fake.heard.at(-1) ?? {}
  expect([method, path]).toEqual(['PUT', 'product/sellers/1234/products'])
  const [sent] = (body as { items: Record<string, unknown>[] }).items
  expect(sent).toMatchObject({
    barcode: '869',
    title: 'Yeni ad',
    attributes: [{ attributeId: 338, attributeValueId: 6980 }],
  })
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['salePrice']))
  expect((await settled(batchRequestId)).items).toMatchObject([{ barcode: '869', taken: true }])
  expect(fake.listed.get('869')).toMatchObject({ title: 'Yeni ad', salePrice: 120.99, quantity: 100 })
})

test('orders are read with whom they go to', async () => {
  const query = { from: new Date(0), to: new Date(), page: 0, limit: 50 }
  expect((await market.orders(account, query)).rows).toMatchObject([
    {
      ...{ orderNumber: '80869231', customer: 'Ayşe Yılmaz', total: '199.80' },
      // Told as 11.56, which is what the clocks of Istanbul showed.
      orderedAt: new Date('2018-11-21T11:56:45+03:00'),
      shipmentAddress: { address: 'Lale Sk. 1', city: 'İstanbul', country: 'TR', phone: '' },
      lines: [{ barcode: '869', title: 'Basic Tişört', quantity: 2, price: '99.90' }],
    },
  ])
})

test('amounts under the names that they had before are read too, and what has none is no order', async () => {
  const query = { from: new Date(0), to: new Date(), page: 0, limit: 50 }
  const { packageTotalPrice: totalPrice, lines, ...rest } = trendyolOrder
  const before = lines.map(({ lineUnitPrice: price, ...line }) => ({ ...line, price }))
  fake.order = { ...rest, totalPrice, lines: before }
  expect((await market.orders(account, query)).rows).toMatchObject([{ total: '199.80', lines: [{ price: '99.90' }] }])
  fake.order = { ...rest, lines }
  await expect(market.orders(account, query)).rejects.toThrow()
})

describe('who asks', () => {
  test.each([
    ['key and secret', 'key:secret'],
    ['both as its panel gives them together', btoa('key:secret')],
  ])('signs with %s, and says in whose name', async (_, baseKey) => {
    expect(await market.brandsByName({ ...account, baseKey }, 'mavi')).toHaveLength(1)
  })

  test('is not known by another key', async () => {
    const asked = market.brandsByName({ ...account, baseKey: 'key:other' }, 'mavi')
    await expect(asked).rejects.toMatchObject({ trouble: 'unknown account' })
  })

  test('is told to wait, and asks again; who would wait too long is told so', async () => {
    fake.busy = 1
    expect(await market.brandsByName(account, 'mavi')).toHaveLength(1)
    fake.busy = 5
    await expect(market.brandsByName(account, 'mavi')).rejects.toMatchObject({ trouble: 'busy' })
  })
})

test('Trendyol is known by its address, and nothing that only looks like it', () => {
  expect(
    [
      'https://apigw.trendyol.com/integration',
      'https://stageapigw.trendyol.com/integration',
      'https://trendyol.com.test/',
      'https://nottrendyol.com/',
    ].map(isTrendyol),
  ).toEqual([true, true, false, false])
})
