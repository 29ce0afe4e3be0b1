import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductRow } from '#api/contract/catalog/products.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import { price, productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { newProduct, path, product, put } from './product-calls.ts'

/** The products' list: its order, its pages, what it finds, and in which words. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  for (const [at, name] of names.entries()) {
    const { id } = await newProduct(shop, {
      translations: [translation(turkish, name), translation(english, `Thing ${at}`)],
      status: at % 3 === 0 ? 0 : 1,
      variants: [variant({ quantity: at, stock_code: `KOD-${at}`, prices: [price({ price: String(100 - at) })] })],
    })
    ids.push(id)
  }
})
afterAll(() => shop.close())

/** In the order of a Turkish dictionary. */
const names = [
  'ceviz',
  'Çanta',
  'çay',
  'ızgara',
  'iğne',
  'Iğdır kayısısı',
  'İzmir köfte',
  'su',
  'şeker',
  'Ünite',
  'üzüm',
]
const ids: number[] = []

async function list(query = '', headers: Record<string, string> = {}): Promise<Page<ProductRow>> {
  const answer = await shop.call('GET', `${path}?${query}`, { headers })
  expect(answer.http).toBe(200)
  return answer.body.data
}
const namesIn = async (query: string) => (await list(query)).rows.map((row) => row.name)

test('R185 accept: newest first, a hundred at a time', async () => {
  const { rows, total } = await list()
  expect(rows.map((row) => row.id)).toEqual(ids.toReversed())
  expect(total).toBe(names.length)
  expect(rows).toEqual((await list('page=0&limit=100&order_index=products.id&order_direction=desc')).rows)
})

test('R185 reject: a column that nobody may sort by', async () => {
  for (const order of ['products.id;drop table', 'products.search', 'shop_id', '']) {
    const answer = await shop.call('GET', `${path}?order_index=${encodeURIComponent(order)}`)
    expect(answer).toMatchObject({ http: 422, body: { fields: { order_index: 'request.malformed' } } })
  }
})

test('names sort as Turkish people sort them', async () => {
  const sorted = await namesIn('order_index=label&order_direction=asc')
  expect(sorted).toEqual([
    'ceviz',
    'Çanta',
    'çay',
    'Iğdır kayısısı',
    'ızgara',
    'iğne',
    'İzmir köfte',
    'su',
    'şeker',
    'Ünite',
    'üzüm',
  ])
  expect(await namesIn('order_index=label&order_direction=desc')).toEqual(sorted.toReversed())
})

test.each([
  ['price', (row: ProductRow) => Number(row.price)],
  ['stock', (row: ProductRow) => row.stock],
  ['status', (row: ProductRow) => row.status],
] as const)('the list sorts by %s both ways', async (column, read) => {
  const up = (await list(`order_index=products.${column}&order_direction=asc`)).rows.map(read)
  const down = (await list(`order_index=products.${column}&order_direction=desc`)).rows.map(read)
  expect(up).toEqual(up.toSorted((one, other) => one - other))
  expect(down).toEqual(up.toReversed())
})

test('D18 accept: no product stands on two pages, however many have the same status', async () => {
  for (const order of ['status', 'stock', 'label', 'price', 'id']) {
    const seen: number[] = []
    for (const page of [0, 1, 2, 3])
      seen.push(...(await list(`order_index=${order}&limit=3&page=${page}`)).rows.map((row) => row.id))
    expect([order, seen.toSorted((one, other) => one - other)]).toEqual([order, ids])
  }
})

test('R223 accept: who walks the pages while others add products sees no old one twice and misses none', async () => {
  const walked: number[] = []
  const added: number[] = []
  for (const page of [0, 1, 2, 3]) {
    walked.push(
      ...(await list(`order_index=products.id&order_direction=asc&limit=4&page=${page}`)).rows.map((row) => row.id),
    )
    added.push((await newProduct(shop)).id)
  }
  expect(walked.filter((id) => ids.includes(id))).toEqual(ids)
  expect(new Set(walked).size).toBe(walked.length)
  for (const id of added) await shop.call('DELETE', `${path}/${id}`)
})

test('R223 accept: newest first too, with the newest product of the first page as the end of the list', async () => {
  const walked: number[] = []
  const added: number[] = []
  let until = ''
  for (const page of [0, 1, 2, 3]) {
    const { rows, newest, total } = await list(`limit=4&page=${page}${until}`)
    until = `&until=${newest}`
    walked.push(...rows.map((row) => row.id))
    expect(total).toBe(names.length)
    added.push((await newProduct(shop)).id)
  }
  expect(walked).toEqual(ids.toReversed())
  for (const id of added) await shop.call('DELETE', `${path}/${id}`)
})

test('a page beyond the last is empty and still tells the total', async () => {
  expect(await list('page=900')).toMatchObject({ rows: [], total: names.length })
})

test('a limit above 500 is cut to 500', async () => {
  expect((await list('limit=100000')).rows).toHaveLength(names.length)
  expect((await shop.call('GET', `${path}?limit=0`)).http).toBe(422)
})

test.each([
  ['CANTA', 'Çanta'],
  ['çanta', 'Çanta'],
  ['ÇANTA', 'Çanta'],
  ['IZGARA', 'ızgara'],
  ['izgara', 'ızgara'],
  ['IĞNE', 'iğne'],
  ['igne', 'iğne'],
  ['izmir', 'İzmir köfte'],
  ['İZMİR', 'İzmir köfte'],
  ['seker', 'şeker'],
  ['ÜZÜM', 'üzüm'],
  ['uzum', 'üzüm'],
])('the search %s finds %s', async (search, name) => {
  expect(await namesIn(`search=${encodeURIComponent(search)}`)).toEqual([name])
})

test('the search finds names in every language, codes, and words in any order', async () => {
  expect(await namesIn('search=thing%207')).toEqual(['su'])
  expect(await namesIn('search=kod-4')).toEqual(['iğne'])
  expect(await namesIn('search=k%C3%B6fte%20izmir')).toEqual(['İzmir köfte'])
})

test('the search finds a product by its brand, its main category and its supplier, in any language and with other words', async () => {
  const everything = (await namesIn('')).toSorted()
  for (const search of ['mavi deniz', 'Blue Sea', 'ELBISE', 'dresses', 'ege tekstil'])
    expect([search, (await namesIn(`search=${search}`)).toSorted()]).toEqual([search, everything])
  expect(await namesIn('search=mavi+köfte')).toEqual(['İzmir köfte'])
  expect(await namesIn('search=ayakkabi')).toEqual([])
})

test('a row says its codes, supplier, tax, what it costs, its tags and when it changed', async () => {
  const coded = variant({ stock_code: 'SATIR-1', barcode: '8690000000019', supplier_price: '12.30' })
  const { id } = await newProduct(shop, { variants: [coded] })
  const [row] = (await list('search=satir-1')).rows
  expect(row).toMatchObject({
    ...{ id, stock_code: 'SATIR-1', barcode: '8690000000019', cost: '12.30' },
    ...{ supplier: 'Ege Tekstil', tax: 'KDV %20', tags: ['Yeni sezon'] },
  })
  // By the shop's clock, in Istanbul.
  const now = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 13)
  expect(row?.changed_at.slice(0, 13)).toBe(now)
  await shop.call('DELETE', `${path}/${id}`)
})

test('one or two letters find the beginnings of words', async () => {
  expect(await namesIn('search=ko')).toEqual(expect.arrayContaining(['İzmir köfte']))
  expect(await namesIn('search=sek')).toEqual(['şeker'])
  expect(await namesIn('search=%C5%9Fe')).toEqual(['şeker'])
  expect(await namesIn('search=ek')).toEqual([])
})

test('signs of the search language are only signs', async () => {
  for (const sign of ['%25', '_', '%5C', '%27']) expect(await namesIn(`search=${sign}`)).toEqual([])
})

test('the filters narrow the list, alone and together', async () => {
  const { own } = shop
  expect((await list('status=0')).total).toBe(4)
  expect((await list('product_type_id=1')).total).toBe(names.length)
  expect((await list('product_type_id=3')).total).toBe(0)
  expect((await list(`brand_id=${own.brand}`)).total).toBe(names.length)
  expect((await list(`brand_id=${shop.other.brand}`)).total).toBe(0)
  for (const key of ['tax', 'unit', 'supplier', 'tag'] as const) {
    expect((await list(`${key}_id=${own[key]}`)).total).toBe(names.length)
    expect((await list(`${key}_id=${shop.other[key]}`)).total).toBe(0)
  }
  expect((await list('stock=some')).total).toBe(names.length - 1)
  expect(await namesIn('stock=none')).toEqual(['ceviz'])
  expect(await namesIn('stock=none&status=1')).toEqual([])
})

test('R150: a range of prices leaves those that cost so much, both ends included', async () => {
  const cost = async (query: string) =>
    (await list(`${query}&order_index=price&order_direction=asc`)).rows.map((row) => row.price)
  expect(await cost('min_price=97&max_price=99')).toEqual(['97.00', '98.00', '99.00'])
  expect(await cost('min_price=97.01&max_price=98.99')).toEqual(['98.00'])
  expect(await cost('max_price=90')).toEqual(['90.00'])
  expect(await cost('min_price=99.5&status=0')).toEqual(['100.00'])
  expect(await cost('min_price=100.01')).toEqual([])
})

test('a category finds the products that name it, as their main one or as one of the others', async () => {
  const { category } = shop.own
  for (const id of [category.elbise, category.kadin, category.giyim])
    expect((await list(`category_id=${id}`)).total).toBe(names.length)
  expect((await list(`category_id=${category.ayakkabi}`)).total).toBe(0)
})

test('a service is never out of stock', async () => {
  const { id } = await newProduct(shop, { product_type_id: 3 })
  expect((await list('stock=none')).rows.map((row) => row.id)).not.toContain(id)
  await shop.call('DELETE', `${path}/${id}`)
})

test('names are in the language asked for, and in the default one where that has none', async () => {
  const lid = { 'x-lid': String(english) }
  expect((await list('search=kod-7', lid)).rows).toMatchObject([
    { name: 'Thing 7', brand: 'Blue Sea', category: 'Dresses' },
  ])
  await shop.db.execute(sql`update product_translations set name = '' where name = 'Thing 7'`)
  expect((await list('search=kod-7', lid)).rows).toMatchObject([{ name: 'su' }])
  expect((await list('search=kod-7')).rows).toMatchObject([{ name: 'su', brand: 'Mavi Deniz', category: 'Elbise' }])
})

test('D6 reject: products of other shops are neither listed nor counted nor found', async () => {
  await shop.call('POST', path, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
    body: productInput(shop.other, { variants: [variant({ stock_code: 'KOMSU' })] }),
  })
  expect((await list()).total).toBe(names.length)
  expect(await list('search=komsu')).toMatchObject({ rows: [], total: 0, newest: ids.at(-1) })
})

test('under the minimum is a product of which one variant on sale has fewer; a sale and a delivery are seen at once', async () => {
  const low = async () => (await list('stock=low')).rows.map(({ id }) => id)
  const { id, variants } = await newProduct(shop, { min_stock: 5, variants: [variant({ quantity: 5 })] })
  expect(await low()).not.toContain(id)
  const move = (quantity: number) =>
    moveStock(shop.db, {
      ...{ shop_id: shop.own.shop_id, user_id: null },
      moves: [{ variant_id: variants[0]?.id ?? 0, type: 'adjustment', quantity }],
    })
  await move(-1)
  expect(await low()).toContain(id)
  await move(1)
  expect(await low()).not.toContain(id)
  await put(shop, await product(shop, id), { min_stock: 6 })
  expect(await low()).toContain(id)
  await put(shop, await product(shop, id), { min_stock: 0 })
  expect(await low()).not.toContain(id)

  const { own } = shop
  const options = (value: number) => [{ option_id: own.option.beden, option_value_id: value }]
  const of = (first: number, second: number, status: 0 | 1 = 1) => ({
    ...{ product_type_id: 2, min_stock: 5, selected_options: [own.option.beden] },
    variants: [
      variant({ quantity: first, options: options(own.option.s) }),
      variant({ is_default: 0, quantity: second, status, options: options(own.option.m) }),
    ],
  })
  const many = await newProduct(shop, of(40, 4))
  const off = await newProduct(shop, of(40, 4, 0))
  const sold = [{ variant_id: off.variants[0]?.id ?? 0, type: 'outbound' as const, quantity: -1 }]
  await moveStock(shop.db, { shop_id: shop.own.shop_id, user_id: null, moves: sold })
  const service = await newProduct(shop, { product_type_id: 3, min_stock: 5 })
  expect(await low()).toContain(many.id)
  expect(await low()).not.toContain(off.id)
  expect(await low()).not.toContain(service.id)
})
