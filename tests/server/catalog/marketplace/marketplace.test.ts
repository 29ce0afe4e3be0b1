import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { sandbox_orders } from '#server/db/schema/sandbox.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import {
  marketplaceAddress,
  openMarketplace,
  pictureOrigins,
  sandboxMarketplace,
} from '#server/integrations/marketplace/open-marketplace.ts'
import { brands, categories } from '#server/integrations/marketplace/sandbox/lists.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.sandbox.trouble = null
})

const account = { baseKey: 'base', supplierId: '42' }
const market = () => shop.services.marketplace
const brandId = (name: string) => brands.find((one) => one.name === name)?.id ?? 0
const categoryId = (name: string) => categories.find((one) => one.name === name)?.id ?? 0

function item(over: Partial<NewMarketplaceProduct> = {}): NewMarketplaceProduct {
  return {
    barcode: '8690000000012',
    title: 'Basic Tişört',
    description: 'Pamuklu',
    productMainId: '1',
    currency: 'TRY',
    vatRate: 10,
    stockCode: 'BT-1',
    brandId: brandId('Mawi'),
    categoryId: categoryId('Tişört'),
    quantity: 3,
    salePrice: '99.90',
    listPrice: '120.00',
    images: ['pictures/shirt-b3362d.webp'],
    attributes: [{ attributeId: 47, attributeValueId: 6_980 }],
    ...over,
  }
}

describe('what was listed is found', () => {
  test('by its barcode, as it was listed, and by nobody else', async () => {
    const batch = await market().createProducts(account, [item()])
    expect(batch.items).toEqual([{ barcode: '8690000000012', taken: true, failureReasons: [] }])
    const { rows, total } = await market().products(account, { barcode: '8690000000012', page: 0, limit: 10 })
    expect(total).toBe(1)
    expect(rows).toMatchObject([
      {
        title: 'Basic Tişört',
        brand: 'Mawi',
        categoryName: 'Tişört',
        quantity: 3,
        salePrice: '99.90',
        listPrice: '120.00',
      },
    ])
    expect((await market().products(account, { barcode: '8690000000099', page: 0, limit: 10 })).rows).toEqual([])
  })

  test('page by page without a barcode, each once', async () => {
    const many = Array.from({ length: 25 }, (_, at) => item({ barcode: `page-${at}`, title: `Ürün ${at}` }))
    await market().createProducts(account, many)
    const seen: string[] = []
    for (let page = 0; ; page += 1) {
      const { rows, total } = await market().products(account, { page, limit: 10 })
      seen.push(...rows.map((row) => row.barcode))
      if (seen.length >= total) break
    }
    expect(seen.filter((barcode) => barcode.startsWith('page-'))).toEqual(many.map((one) => one.barcode))
  })

  test('after it was brought up to date, as it is now', async () => {
    await market().createProducts(account, [item({ barcode: 'renewed' })])
    await market().createProducts(account, [item({ barcode: 'renewed', quantity: 20_000, title: 'Yeni ad' })])
    const { rows } = await market().products(account, { barcode: 'renewed', page: 0, limit: 10 })
    expect(rows).toMatchObject([{ title: 'Yeni ad', quantity: 20_000 }])
  })
})

test.each([
  ['a list price below the sale price', { listPrice: '90.00' }],
  ['a quantity above 20000', { quantity: 20_001 }],
  ['a title of 101 characters', { title: 'a'.repeat(101) }],
  ['a brand that it does not have', { brandId: 1 }],
  ['a category that it does not have', { categoryId: 1 }],
  ['a required attribute that is missing', { attributes: [] }],
])('R229: it does not list %s, and lists the others of the batch', async (_, wrong) => {
  const { items } = await market().createProducts(account, [
    item({ ...wrong, barcode: 'wrong' }),
    item({ barcode: 'right' }),
  ])
  expect(items).toMatchObject([
    { barcode: 'wrong', taken: false, failureReasons: [expect.any(String)] },
    { barcode: 'right', taken: true },
  ])
  expect((await market().products(account, { barcode: 'wrong', page: 0, limit: 10 })).rows).toEqual([])
})

test('more than 1000 items in one call are refused', async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => item({ barcode: `b${at}` }))
  await expect(market().createProducts(account, many)).rejects.toMatchObject({ trouble: 'refused' })
})

test('brands and categories are found whatever keyboard their names were typed on, and a category has its attributes', async () => {
  expect(await market().brandsByName(account, 'IĞDIR')).toEqual([{ id: brandId('Iğdır Yün'), name: 'Iğdır Yün' }])
  expect((await market().categoriesByName(account, 'tisort')).map(({ name }) => name)).toContain(
    'Giyim › Üst giyim › Tişört',
  )
  const [colour] = await market().categoryAttributes(account, categoryId('Tişört'))
  expect(colour).toMatchObject({ name: 'Renk', required: true })
  await expect(market().categoryAttributes(account, 1)).rejects.toMatchObject({ trouble: 'refused' })
})

describe('orders', () => {
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day)
  beforeAll(async () => {
    const lines = [{ barcode: '8690000000012', productName: 'Basic Tişört', quantity: 2, price: 99.9 }]
    const order = { supplier_id: '42', customer_first_name: 'Ayşe', customer_last_name: 'Yılmaz', lines }
    await shop.db.insert(sandbox_orders).values([
      { ...order, order_number: '1', ordered_at: ago(1).toISOString() },
      { ...order, order_number: '2', ordered_at: ago(10).toISOString() },
    ])
  })

  test('come as JSON in a text, and are read', async () => {
    const { rows } = await market().orders(account, { from: ago(7), to: ago(0), page: 0, limit: 10 })
    expect(rows).toMatchObject([
      {
        orderNumber: '1',
        customer: 'Ayşe Yılmaz',
        total: '199.80',
        lines: [{ title: 'Basic Tişört', price: '99.90' }],
      },
    ])
  })

  test('R239, R240: of more than two weeks, or older than three months, are refused', async () => {
    const asked = { page: 0, limit: 10 }
    for (const [from, to] of [
      [15, 0],
      [100, 95],
    ] as const)
      await expect(market().orders(account, { ...asked, from: ago(from), to: ago(to) })).rejects.toMatchObject({
        trouble: 'refused',
      })
  })
})

describe('trouble', () => {
  const ask = () => market().products(account, { page: 0, limit: 10 })

  test('a token that is not taken any more is renewed, and the call goes on', async () => {
    await ask()
    shop.sandbox.forgetTokens()
    expect((await ask()).rows).toEqual(expect.any(Array))
  })

  test.each([
    ['down', 'unreachable'],
    ['slow', 'unreachable'],
    ['busy', 'busy'],
    ['unreadable', 'unreadable'],
    ['another shape', 'unreadable'],
  ] as const)('R203: a marketplace that is %s is told as %s', async (trouble, told) => {
    await ask()
    const hasty = sandboxMarketplace(shop.sandbox, { request: 1_000, turn: 1_000 })
    shop.sandbox.trouble = trouble
    await expect(hasty.products(account, { page: 0, limit: 10 })).rejects.toMatchObject({ trouble: told })
    shop.sandbox.trouble = null
    expect((await ask()).rows).toEqual(expect.any(Array))
  })

  test('R203: an order list that is no JSON within its text is told', async () => {
    shop.sandbox.trouble = 'another shape'
    const now = new Date()
    await expect(market().orders(account, { from: now, to: now, page: 0, limit: 10 })).rejects.toMatchObject({
      trouble: 'unreadable',
    })
  })

  test('another key or another supplier is no account', async () => {
    for (const other of [
      { ...account, baseKey: 'x' },
      { ...account, supplierId: '43' },
    ])
      await expect(market().products(other, { page: 0, limit: 10 })).rejects.toMatchObject({
        trouble: 'unknown account',
      })
  })
})

test('another marketplace service stands in for the sandbox', () => {
  const config = readConfig({ MARKETPLACE_URL: 'https://a%40b.test:c@market.test/api/', DEMO: 'off' })
  expect(openMarketplace(config, shop.db)).toMatchObject({ sandbox: null })
  expect([marketplaceAddress(config), pictureOrigins(config)]).toEqual([
    'https://market.test/api',
    ['https://market.test', 'https://cdn.dsmcdn.com'],
  ])
  expect(openMarketplace(readConfig({ DEMO: 'off' }), shop.db).sandbox).not.toBeNull()
})

describe('pictures', () => {
  test('are fetched from the marketplace', async () => {
    const bytes = await market().picture('pictures/shirt-b3362d.webp')
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    await expect(market().picture('pictures/nothing-b3362d.webp')).rejects.toMatchObject({ trouble: 'refused' })
  })

  test.each([
    'http://127.0.0.1:4000/healthz',
    'http://169.254.169.254/latest/meta-data',
    '//elsewhere.test/a.webp',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://user:word@sandbox.invalid/pictures/shirt-b3362d.webp',
    'http://[',
  ])('D17: nothing is fetched from elsewhere: %s', async (address) => {
    await expect(market().picture(address)).rejects.toMatchObject({ trouble: 'elsewhere' })
  })
})
