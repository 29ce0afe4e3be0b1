import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { receivedToday } from '#tests/fixtures/payments.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Periods that are closed take no money, and only whoever may do everything opens them again. */

const path = '/v1/panel/settings/books'
let shop: Shop
let staff: string
beforeAll(async () => {
  shop = await openShop()
  staff = await shop.as([200])
})
afterAll(() => shop.close())

const close = async (books_closed_until: string, as = shop.admin) => {
  const { data } = (await shop.call('GET', path)).body
  return shop.call('PUT', path, { as, body: { ...data, books_closed_until } })
}
const pay = async (day: string) => {
  const { id } = await newOrder(shop)
  const { version } = await orderIn(shop, id)
  const payment = { ...receivedToday(shop), day }
  return shop.call('PATCH', `${ordersPath}/${id}/payment-status`, {
    body: { payment_status: 'paid', version, payment },
  })
}

test('a closed period takes no money of an order, and the days after it do', async () => {
  expect((await close('2026-03-31', staff)).http).toBe(200)
  const refused = await pay('2026-03-31')
  expect([refused.http, refused.body.error]).toEqual([422, 'ledger.period_closed'])
  expect((await pay('2026-04-01')).http).toBe(200)
})

test('it is opened again by whoever may do everything, and by nobody else', async () => {
  await close('2026-03-31')
  const refused = await close('', staff)
  expect([refused.http, refused.body.error]).toEqual([422, 'ledger.period_reopened'])
  expect((await close('')).http).toBe(200)
  expect((await pay('2026-03-31')).http).toBe(200)
})

test('today is never closed', async () => {
  const { day } = receivedToday(shop)
  expect((await close(day)).body.error).toBe('ledger.period_not_over')
})
