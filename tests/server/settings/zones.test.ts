import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Where a shop sends to: its zones, and the methods that send to them. */

const path = '/v1/panel/zones'
const [turkiye, germany, france, spain] = [1, 2, 77, 70]
let shop: Shop
let made = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

function zone(countries: readonly number[], provinces: readonly number[] = []) {
  made += 1
  return { name: `Bölge ${made}`, countries, provinces }
}
const add = (body: object) => shop.call('POST', path, { body })
const remove = (id: number) => shop.call('DELETE', `${path}/${id}`)

async function added(countries: readonly number[], provinces?: readonly number[]): Promise<number> {
  const { http, body } = await add(zone(countries, provinces))
  expect([http, body.error]).toEqual([200, undefined])
  return body.data.id
}

async function addMethod(zones: readonly number[]): Promise<number> {
  made += 1
  const body = { ...draftOf('shop-shipping-methods', shop.own), name: `Kargo ${made}`, carrier: 'manual', zones }
  return (await shop.call('POST', '/v1/panel/shop-shipping-methods', { body })).body.data.id
}

test('R148: a zone has a country at least', async () => {
  const { http, body } = await add(zone([]))
  expect([http, body.fields]).toEqual([422, { countries: 'zone.countries_required' }])
})

test('R149: a country of one zone is in no other, of twenty that are saved at once too', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(zone([germany]))))
  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(422)])
  const { body } = await add(zone([france, germany]))
  expect(body.rules).toEqual([{ id: 'zone.country_in_use', about: { country: 'Almanya' }, at: ['countries.1'] }])
  const own = answers.find(({ http }) => http === 200)?.body.data
  const { id, version, name } = own
  const again = await shop.call('PUT', `${path}/${id}`, {
    body: { name, version, countries: [germany, france], provinces: [] },
  })
  expect([again.http, [...again.body.data.countries].sort()]).toEqual([200, [germany, france]])
  await remove(id)
})

test('a zone comes back from the trash only while nobody has its countries', async () => {
  const id = await added([spain])
  expect((await remove(id)).http).toBe(200)
  const other = await added([spain])
  const back = () => shop.call('POST', `/v1/panel/bin/zones/${id}`)
  const refused = await back()
  expect([refused.http, refused.body.error]).toEqual([409, 'zone.country_in_use'])
  await remove(other)
  expect((await back()).http).toBe(200)
  expect((await shop.call('GET', `${path}/${id}`)).body.data.countries).toEqual([spain])
  await remove(id)
})

test('R167: a zone that a method sends to is not deleted, and the methods are found by it', async () => {
  const id = await added([germany])
  const method = await addMethod([id])
  await addMethod([])
  const refused = await remove(id)
  expect([refused.http, refused.body.rules]).toEqual([
    409,
    [{ id: 'delete.in_use', about: { what: 'shop_shipping_methods', count: 1 } }],
  ])
  const named = await shop.call('GET', `/v1/panel/shop-shipping-methods?zones=${id}`)
  expect(named.body.data.rows.map((row: { id: number }) => row.id)).toEqual([method])
  expect((await shop.call('DELETE', `/v1/panel/shop-shipping-methods/${method}`)).http).toBe(200)
  expect((await remove(id)).http).toBe(200)
  // What the method would send to is gone.
  expect((await shop.call('POST', `/v1/panel/bin/shop-shipping-methods/${method}`)).http).toBe(409)
})

describe('R220: an order goes to an address in a zone of its method', () => {
  const order = async (shipping_method_id: number, place: object) => {
    const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] })
    const body = newOrderIn(shop, variant_id, { shipping_method_id })
    return shop.call('POST', '/v1/panel/orders', {
      body: { ...body, shipping_address: { ...body.shipping_address, ...place } },
    })
  }
  const izmir = 35

  test('by country and, in Türkiye, by province', async () => {
    const aegean = await added([turkiye, germany], [izmir])
    const method = await addMethod([aegean])
    expect((await order(method, { city: 'İZMİR' })).http).toBe(200)
    expect((await order(method, { country: 'Germany', city: 'Berlin' })).http).toBe(200)
    const refused = await order(method, { city: 'Ankara' })
    expect([refused.http, refused.body.rules.map(({ id }: { id: string }) => id)]).toEqual([
      422,
      ['order.no_delivery', 'order.outside_zones'],
    ])
    expect((await order(method, { country: 'Fransa' })).body.fields).toEqual({
      shipping_method_id: 'order.no_delivery',
    })
  })

  test('a method without a zone sends everywhere', async () => {
    expect((await order(await addMethod([]), { country: 'Fransa', city: 'Paris' })).http).toBe(200)
  })
})
