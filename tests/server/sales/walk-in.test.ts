import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { openWalkIn, walkInOf } from '#server/sales/customers/walk-in.ts'
import { openShippingMethods } from '#server/sales/shipping/open-methods.ts'
import { newCustomer } from '#tests/fixtures/customer-movements.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let by = 0
beforeAll(async () => {
  shop = await openShop()
  const methods = await openShippingMethods(shop.db, shop.own.shop_id)
  by = methods.at(-1) ?? 0
  await openWalkIn(shop.db, shop.own.shop_id, by)
})
afterAll(() => shop.close())

describe('the walk-in customer (R157)', () => {
  test('is who a sale at the till begins with, where the shop is', async () => {
    const stored = await shop.call('GET', '/v1/panel/settings/address')
    const { version } = stored.body.data as { version: number }
    const place = { country: 'Türkiye', state: 'Marmara', city: 'İstanbul', district: 'Kadıköy', neighborhood: 'Moda' }
    const body = { version, ...place, address: 'Lale Sk. 4', zip: '34710' }
    expect((await shop.call('PUT', '/v1/panel/settings/address', { body })).http).toBe(200)
    expect(await walkInOf(shop.db, shop.own.shop_id)).toEqual({
      customer_id: expect.any(Number),
      name: 'Perakende müşteri',
      shipping_method_id: by,
      address: { ...place, title: 'Deneme Mağazası', address: 'Lale Sk. 4', zip: '34710' },
    })
  })

  test('cannot be deleted, and stays a customer', async () => {
    const { customer_id } = await walkInOf(shop.db, shop.own.shop_id)
    const gone = await shop.call('DELETE', `/v1/panel/users/${customer_id}`)
    expect([gone.http, gone.body.rules?.map((one: { id: string }) => one.id)]).toEqual([409, ['contact.walk_in']])
    const read = await shop.call('GET', `/v1/panel/users/${customer_id}`)
    const { id: _, created_at: __, updated_at: ___, ...draft } = read.body.data as Record<string, unknown>
    const body = { ...draft, type: 'employee', email: 'kasa@ornek.test', password: '', password_confirmation: '' }
    const changed = await shop.call('PUT', `/v1/panel/users/${customer_id}`, { body })
    expect([changed.http, changed.body.fields]).toEqual([422, { type: 'contact.walk_in' }])
  })

  test.each(['customers', 'users'])(
    'R133: is asked for no e-mail on /%s, and whoever has one keeps one',
    async (list) => {
      const save = async (id: number, changes: object) => {
        const { data } = (await shop.call('GET', `/v1/panel/${list}/${id}`)).body
        const { id: _, created_at: __, updated_at: ___, ...draft } = data
        const secrets = list === 'users' ? { password: '', password_confirmation: '' } : {}
        const { http, body } = await shop.call('PUT', `/v1/panel/${list}/${id}`, {
          body: { ...draft, ...secrets, ...changes },
        })
        return [http, body.fields ?? null]
      }
      const { customer_id } = await walkInOf(shop.db, shop.own.shop_id)
      expect(await save(customer_id, { surname: 'alıcı' })).toEqual([200, null])
      const other = await newCustomer(shop, 'Selma')
      expect(await save(other, { email: '', surname: 'Kurt' })).toEqual([422, { email: 'validation.required' }])
    },
  )

  test('the method by which goods are handed over to them cannot be deleted either', async () => {
    const gone = await shop.call('DELETE', `/v1/panel/shop-shipping-methods/${by}`)
    expect([gone.http, gone.body.rules?.map((one: { id: string }) => one.id)]).toEqual([409, ['contact.walk_in']])
  })

  test('a shop has but one', async () => {
    await expect(openWalkIn(shop.db, shop.own.shop_id, by)).rejects.toThrow()
    const mine = and(eq(users.shop_id, shop.own.shop_id), eq(users.walk_in, 1))
    expect(await shop.db.$count(users, mine)).toBe(1)
  })
})
