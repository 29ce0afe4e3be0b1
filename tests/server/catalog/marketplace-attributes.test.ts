import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { described } from '#server/catalog/listings/attributes.ts'
import { judgeChanged } from '#server/catalog/listings/follow.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { linkShop, listingIn, listings, newListing } from '#tests/fixtures/listings.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await linkShop(shop, { category: 'Elbise' })
})
afterAll(() => shop.close())

const path = () => `/v1/panel/categories/${shop.own.category.elbise}/marketplace-attributes`
const read = async () => (await shop.call('GET', path())).body.data
const choose = async (...chosen: object[]) => {
  const { version } = await read()
  return shop.call('PUT', path(), { body: { version, chosen } })
}
const nothing = { source_id: null, value_id: null, matches: [] }

test('what the marketplace asks for is told with its values, beside what the shop has', async () => {
  const { marketplace, category, asked, attributes, options, chosen } = await read()
  expect([category, marketplace !== '', chosen]).toEqual(['Elbise', true, []])
  expect(asked).toMatchObject([
    { name: 'Renk', required: true, values: expect.arrayContaining([{ id: 6980, name: 'Siyah' }]) },
    { name: 'Menşei', required: false },
  ])
  expect([attributes.map(nameOf), options.map(nameOf)]).toEqual([['Kumaş'], ['Beden', 'Renk']])
})

test('a category that is linked with nothing is asked for nothing', async () => {
  await shop.db.execute(sql`update categories set marketplace_links = '[]' where id = ${shop.own.category.giyim}`)
  const { body } = await shop.call('GET', `/v1/panel/categories/${shop.own.category.giyim}/marketplace-attributes`)
  expect(body.data).toMatchObject({ category: '', asked: [] })
})

test('a value for all products of the category lets them through, and is sent with each', async () => {
  const one = await newListing(shop)
  await judgeChanged(shop.services)
  expect((await listingIn(shop, one.id)).rules).toMatchObject([{ id: 'marketplace.attributes_missing' }])
  expect((await choose({ ...nothing, attribute_id: 47, source: 'fixed', value_id: 6980 })).http).toBe(200)
  await judgeChanged(shop.services)
  expect((await listingIn(shop, one.id)).rules).toEqual([])
  const calls: (readonly NewMarketplaceProduct[])[] = []
  const { marketplace } = shop.services
  const { createProducts } = marketplace
  marketplace.createProducts = (account, items) => {
    calls.push(items)
    return createProducts(account, items)
  }
  await shop.call('POST', `${listings}/push`, { body: { choice: { ids: [one.id] } } })
  await workOff(shop)
  marketplace.createProducts = createProducts
  expect(calls.flat().map(({ attributes }) => attributes)).toEqual([[{ attributeId: 47, attributeValueId: 6980 }]])
})

test.each([
  ['no value', { source: 'fixed' }, 'marketplace.attribute_value'],
  ['a value that the marketplace does not have', { source: 'fixed', value_id: 1 }, 'validation.invalid_choice'],
  ['an option that the shop does not have', { source: 'option', source_id: 999_999 }, 'validation.invalid_choice'],
])('%s is refused at the field of the attribute', async (_, changes, rule) => {
  const { http, body } = await choose({ ...nothing, attribute_id: 47, ...changes })
  expect([http, body.fields]).toEqual([422, { 47: rule }])
})

test('of two who choose at once the second is told, and nothing is lost', async () => {
  const { version } = await read()
  const body = { version, chosen: [{ ...nothing, attribute_id: 47, source: 'fixed', value_id: 6981 }] }
  expect((await shop.call('PUT', path(), { body })).http).toBe(200)
  const late = await shop.call('PUT', path(), { body: { version, chosen: [] } })
  expect([late.http, late.body.error]).toEqual([409, 'conflict.stale'])
  expect((await read()).chosen).toMatchObject([{ value_id: 6981 }])
})

describe('the value that is sent', () => {
  const asked = [{ id: 47, name: 'Renk', required: true, values: [named(1, 'Siyah'), named(2, 'Beyaz')] }]
  const value = (of: 'attribute' | 'option', name: string, text: string) => [
    { of, of_id: 3, name, value_id: 30, value: text },
  ]
  const from = (source: 'option' | 'attribute', matches: { own_id: number; value_id: number }[] = []) => [
    { attribute_id: 47, source, source_id: 3, value_id: null, matches },
  ]
  const sent = [{ attributeId: 47, attributeValueId: 2 }]

  test.each([
    ['is the one that is called as the product’s own', value('option', 'RENK', 'beyaz'), []],
    ['comes from another option that was chosen', value('option', 'Ton', 'Beyaz'), from('option')],
    [
      'is the one that was matched',
      value('attribute', 'Ton', 'Krem'),
      from('attribute', [{ own_id: 30, value_id: 2 }]),
    ],
  ])('%s', (_, values, chosen) => {
    expect(described(asked, values, chosen)).toEqual({ attributes: sent, missing: [] })
  })

  test.each([
    ['of another name', value('option', 'Ton', 'Beyaz'), []],
    ['of another source', value('attribute', 'Renk', 'Beyaz'), from('option')],
    ['that the marketplace does not know', value('option', 'Renk', 'Krem'), []],
  ])('is missing where there is only one %s', (_, values, chosen) => {
    expect(described(asked, values, chosen)).toEqual({ attributes: [], missing: ['Renk'] })
  })
})

function nameOf({ name }: { name: string }) {
  return name
}

function named(id: number, name: string) {
  return { id, name }
}
