import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ancestorsOf, matchRoute } from '#api/registry/routes.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/productgroups'
const product = async () =>
  (await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own) })).body.data.id as number
const group = (products: readonly number[], group_id: number | null = null) =>
  shop.call('POST', path, { body: { ...draftOf('productgroups'), products, group_id } })

describe('a product group', () => {
  test('keeps its products in the order they were chosen in', async () => {
    const [one, two, three] = [await product(), await product(), await product()]
    const { id } = (await group([three, one])).body.data
    expect((await shop.call('GET', `${path}/${id}`)).body.data.products).toEqual([three, one])
    const body = { ...draftOf('productgroups'), products: [two, three], version: 1 }
    expect((await shop.call('PUT', `${path}/${id}`, { body })).body.data.products).toEqual([two, three])
  })

  test('is made by people who hold no code of products: they choose among them all the same', async () => {
    const id = await product()
    const as = await shop.as([902])
    const found = await shop.call('GET', '/v1/panel/products', { as })
    expect(found.body.data.rows.map((row: { id: number }) => row.id)).toContain(id)
    const body = { ...draftOf('productgroups'), products: [id] }
    expect((await shop.call('POST', path, { as, body })).http).toBe(200)
    expect((await shop.call('GET', `/v1/panel/products/${id}`, { as })).http).toBe(403)
  })

  test('is found by a product that it has, and by its group', async () => {
    const [one, two] = [await product(), await product()]
    const under = (await shop.call('POST', '/v1/panel/groups', { body: draftOf('groups') })).body.data.id
    const first = (await group([one, two], under)).body.data.id
    const second = (await group([two])).body.data.id
    const found = async (query: string) =>
      (await shop.call('GET', `${path}?${query}`)).body.data.rows.map((row: { id: number }) => row.id)
    expect([await found(`products=${one}`), await found(`products=${two}`), await found(`group_id=${under}`)]).toEqual([
      [first],
      [second, first],
      [first],
    ])
  })

  test("D6 reject: a product that is none, and another shop's", async () => {
    const refused = await group([await product(), 999_999])
    expect([refused.http, refused.body.fields]).toEqual([422, { 'products.1': 'validation.invalid_choice' }])
  })
})

test('the form lies where the specification has it, under the list', () => {
  for (const at of ['/productgroup/add', '/productgroup/edit/7']) {
    const route = matchRoute(at)?.route
    expect([route?.resource, route && ancestorsOf(route).map((one) => one.path)]).toEqual([
      'productgroups',
      ['/productgroups'],
    ])
  }
  expect([matchRoute('/productgroups')?.route.screen, matchRoute('/productgroups/add')]).toEqual([
    'platform/records/RecordList',
    null,
  ])
})

test('R177: groups and product groups share the codes of units', () => {
  const codes = (at: string) => matchRoute(at)?.route.codes
  for (const list of ['/units', '/groups', '/productgroups']) expect(codes(list)).toEqual([900])
  expect([codes('/productgroup/add'), codes('/groups/add'), codes('/productgroup/edit/7')]).toEqual([
    [902],
    [902],
    [901],
  ])
})
