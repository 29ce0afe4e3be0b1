import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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

const ask = (what: 'brands' | 'categories', search: string, marketplace = 2) =>
  shop.call('GET', `/v1/panel/marketplaces/${marketplace}/${what}?search=${encodeURIComponent(search)}`)

test('a brand is found by a part of its name, with the number that names it at the marketplace', async () => {
  const wool = brands.find(({ name }) => name === 'Iğdır Yün')
  expect((await ask('brands', 'iğdır')).body.data).toEqual({ rows: [wool], total: 1 })
})

test('a category is told with those above it', async () => {
  const { id } = categories.find(({ name }) => name === 'Elbise') ?? { id: 0 }
  expect((await ask('categories', 'elbise')).body.data.rows).toContainEqual({ id, name: 'Giyim › Kadın › Elbise' })
})

test('nothing is asked of the marketplace before something is typed, and what was found is not asked again', async () => {
  await ask('brands', 'mawi')
  shop.sandbox.trouble = 'down'
  expect((await ask('brands', '  ')).body.data).toEqual({ rows: [], total: 0 })
  expect((await ask('brands', 'mawi')).body.data.total).toBe(1)
})

test.each([
  ['brands', 'marketplace.brands'],
  ['categories', 'marketplace.categories'],
] as const)('R203: %s that the marketplace does not give are told, and may be asked for again', async (what, named) => {
  shop.sandbox.trouble = 'down'
  const { http, body } = await ask(what, 'kaban')
  expect([http, body.rules]).toEqual([503, [{ id: 'marketplace.fetch_failed', about: { what: named } }]])
  shop.sandbox.trouble = null
  expect((await ask(what, 'kaban')).http).toBe(200)
})

test('R179: a marketplace that is not offered is not asked', async () => {
  const { http, body } = await ask('brands', 'mawi', 3)
  expect([http, body.rules[0].id]).toEqual([409, 'marketplace.offered'])
})
