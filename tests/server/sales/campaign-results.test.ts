import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a coupon brought: its orders, what they came to and what it gave off them, each currency by itself. */

let shop: Shop
let variant_id: number
const path = '/v1/panel/campaign-results'

beforeAll(async () => {
  shop = await openShop()
  variant_id = (await newVariant(shop, { variants: [variant({ quantity: 900 })] })).variant_id
})
afterAll(() => shop.close())

const add = (code: string, changes: object = {}) =>
  storedCoupon(shop, { code, start: '2026-01-01', end: '2099-12-31', ...changes })
const order = async (coupon_code: string, quantity: number): Promise<number> => {
  const lines = [{ variant_id, quantity, price: '49.90' }]
  const body = newOrderIn(shop, variant_id, { coupon_code, lines, payment_method: 'cash' })
  const answer = await shop.call('POST', ordersPath, { body })
  expect(answer.body.status, answer.text).toBe(1)
  return answer.body.data.id
}
const brought = async (id: number) => (await shop.call('GET', `${path}/${id}`)).body.data

test('uses, turnover and discount are the sums of its orders, and its list shows as many', async () => {
  const id = await add('GETIRI')
  await order('GETIRI', 1)
  await order('GETIRI', 3)
  // 49.90 − 4.99 + 20.00, and 149.70 − 14.97 + 20.00.
  const lira = { currency: 'TRY', orders: 2, turnover: '219.64', discount: '19.96', shipping: '0.00' }
  expect(await brought(id)).toEqual({ orders: 2, currencies: [lira] })
  expect((await shop.call('GET', `${ordersPath}?coupon_id=${id}`)).body.data.total).toBe(2)
})

test('currencies are not added up', async () => {
  const id = await add('KURLAR', { free_shipping: 1 })
  await order('KURLAR', 1)
  await order('KURLAR', 1)
  const euro = await order('KURLAR', 2)
  await shop.db.update(orders).set({ currency: 'EUR' }).where(eq(orders.id, euro))
  await shop.db.update(order_discounts).set({ currency: 'EUR' }).where(eq(order_discounts.order_id, euro))
  expect(await brought(id)).toEqual({
    orders: 3,
    currencies: [
      { currency: 'TRY', orders: 2, turnover: '89.82', discount: '9.98', shipping: '40.00' },
      { currency: 'EUR', orders: 1, turnover: '89.82', discount: '9.98', shipping: '20.00' },
    ],
  })
})

test('an order that was cancelled counts no more, and one that was never had brought nothing', async () => {
  const id = await add('IPTAL')
  const cancelled = await order('IPTAL', 1)
  await shop.call('PATCH', `${ordersPath}/${cancelled}/status`, { body: { status: 'cancelled', version: 1 } })
  expect(await brought(id)).toEqual({ orders: 0, currencies: [] })
})

test('a coupon that is none has brought nothing to tell, another shop’s too', async () => {
  expect((await shop.call('GET', `${path}/999999`)).http).toBe(404)
  const id = await add('BENIM')
  expect((await shop.call('GET', `${path}/${id}`, { as: shop.otherAdmin })).http).toBe(404)
})
