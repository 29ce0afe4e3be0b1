import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#server/db/schema/catalogue.ts'
import { marketplaces, shop_marketplaces, shops } from '#server/db/schema/shops.ts'
import { productInput } from '#tests/product-input.ts'
import { germany, turkey } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const get = async (path: string, lid = '175') =>
  (await shop.call('GET', `/v1/panel/${path}`, { headers: { 'x-lid': lid } })).body.data

describe('categories', () => {
  test('R14: the whole tree, parents before their children, and which of them may be a main category', async () => {
    const { rows, total } = await get('categories')
    const { giyim, kadin, elbise, tisort, ayakkabi } = shop.own.category
    expect(total).toBe(5)
    expect(rows).toEqual([
      { id: ayakkabi, parent_id: null, name: 'Ayakkabı', leaf: 1, status: 1 },
      { id: giyim, parent_id: null, name: 'Giyim', leaf: 0, status: 1 },
      { id: kadin, parent_id: giyim, name: 'Kadın', leaf: 0, status: 1 },
      { id: elbise, parent_id: kadin, name: 'Elbise', leaf: 1, status: 1 },
      { id: tisort, parent_id: kadin, name: 'Tişört', leaf: 1, status: 1 },
    ])
  })

  test('names are in the language that is asked for, and fall back to the default one', async () => {
    const before = await get('categories', '176')
    expect(before.rows[0].name).toBe('Shoes')
    const only = [{ language_id: 175, name: 'Ayakkabı' }]
    await shop.db.update(categories).set({ translations: only }).where(eq(categories.id, shop.own.category.ayakkabi))
    expect((await get('categories', '176')).rows[0].name).toBe('Ayakkabı')
  })

  test('a position comes before the alphabet', async () => {
    await shop.db.update(categories).set({ position: -1 }).where(eq(categories.id, shop.own.category.tisort))
    const names = (await get('categories')).rows.map((row: { name: string }) => row.name)
    expect(names).toEqual(['Ayakkabı', 'Giyim', 'Kadın', 'Tişört', 'Elbise'])
  })

  test('asked for more, it counts the products of each and names its attributes', async () => {
    await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own) })
    const { rows } = await get('categories?products=1&attributes=1')
    const of = (id: number) => rows.find((row: { id: number }) => row.id === id)
    expect(of(shop.own.category.elbise)).toMatchObject({ products: 1, attributes: [shop.own.attribute.kumas] })
    expect(of(shop.own.category.ayakkabi)).toMatchObject({ products: 0, attributes: [] })
  })

  test('R44: the attributes of one category with their values', async () => {
    const { kumas, pamuk, keten } = shop.own.attribute
    const whole = {
      id: kumas,
      name: 'Kumaş',
      values: [
        { id: keten, name: 'Keten' },
        { id: pamuk, name: 'Pamuk' },
      ],
    }
    expect(await get(`categories/${shop.own.category.elbise}/attributes`)).toEqual({ rows: [whole], total: 1 })
    expect(await get(`categories/${shop.own.category.ayakkabi}/attributes`)).toEqual({ rows: [], total: 0 })
    expect((await get('attributes', '176')).rows).toMatchObject([
      { id: kumas, label: 'Fabric', values: ['Linen', 'Cotton'] },
    ])
    expect((await get('attributes?search=fabric')).total).toBe(1)
  })
})

test('options have their values in order, with what they look like', async () => {
  const { rows } = await get('option-values')
  const { beden, renk, s, m, l, kirmizi, mavi } = shop.own.option
  const value = (id: number, name: string) => ({ id, name, swatch: '' })
  expect(rows).toEqual([
    { id: beden, name: 'Beden', values: [value(s, 'S'), value(m, 'M'), value(l, 'L')] },
    { id: renk, name: 'Renk', values: [value(kirmizi, 'Kırmızı'), value(mavi, 'Mavi')] },
  ])
})

describe('R179: marketplaces', () => {
  const offered = async () => {
    const { rows } = await get('marketplaces')
    return rows.find((row: { id: number }) => row.id === 2).offered
  }
  const account = (changes: object) =>
    shop.db.update(shop_marketplaces).set(changes).where(eq(shop_marketplaces.shop_id, shop.own.shop_id))

  test('accept: there, switched on, and configured; what the shop signs in with is not told', async () => {
    const answer = await shop.call('GET', '/v1/panel/marketplaces')
    expect(answer.body.data.rows).toEqual([
      { id: 2, name: 'Çarşı', status: 1, shop_status: 1, configured: 1, offered: 1 },
      { id: 3, name: 'Liman', status: 1, shop_status: 0, configured: 0, offered: 0 },
    ])
    expect(answer.text).not.toMatch(/baseKey|supplier_id|"42"/)
  })

  test('reject: off for all, off for the shop, without a base key, without a supplier id', async () => {
    const good = { shop_status: 1, auth_data: { baseKey: 'base', supplier_id: '42' } }
    for (const changes of [
      { shop_status: 0 },
      { auth_data: { baseKey: '', supplier_id: '42' } },
      { auth_data: { baseKey: 'base', supplier_id: '' } },
    ]) {
      await account({ ...good, ...changes })
      expect([changes, await offered()]).toEqual([changes, 0])
    }
    await account(good)
    await shop.db.update(marketplaces).set({ status: 0 }).where(eq(marketplaces.id, 2))
    expect(await offered()).toBe(0)
  })
})

test('R109: Turkey’s rates bind the shops that are at home there', async () => {
  const add = async (rate: number) => {
    const body = { name: `KDV ${rate}`, rates: [{ rate, valid_from: '2024-01-01' }], status: 1 }
    return (await shop.call('POST', '/v1/panel/taxes', { body })).http
  }
  const moveTo = (default_country_id: number) =>
    shop.db.update(shops).set({ default_country_id }).where(eq(shops.id, shop.own.shop_id))
  expect([await add(19), await add(20)]).toEqual([422, 200])
  await moveTo(germany)
  expect((await shop.call('GET', '/v1/panel/shop')).body.data.default_country_code).toBe('DE')
  expect([await add(19), await add(101)]).toEqual([200, 422])
  await moveTo(turkey)
})
