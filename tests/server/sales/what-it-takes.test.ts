import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, newOrders, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What stands before chosen orders on their way to a status: what keeps most of them first, each order once for a rule. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = `${ordersPath}/bulk/takes`
const takes = async (ids: readonly number[], status: string, as = shop.admin) =>
  shop.call('POST', path, { as, body: { choice: { ids, filter: null, except: [] }, status } })

test('two unpaid transfers wait for their money, one order has ended, one is there, and one may go all the way', async () => {
  const unpaid = await newOrders(shop, 2, { payment_method: 'money_transfer' })
  const ended = await newOrder(shop, { status: 'cancelled' })
  const there = await newOrder(shop, { status: 'reported_to_cargo', payment_status: 'paid' })
  const free = await newOrder(shop, { payment_status: 'paid' })
  const ids = [...unpaid, ended, there, free].map(({ id }) => id)
  const { data } = (await takes(ids, 'reported_to_cargo')).body
  expect(data).toMatchObject({ total: 5, judged: 5, there: 1, free: 1, ended: 1 })
  expect(data.rules.map(({ rule, count }: { rule: { id: string }; count: number }) => [rule.id, count])).toEqual([
    ['order.transfer_not_paid', 2],
    ['order.cancelled_is_final', 1],
  ])
  const [transfers] = data.rules
  expect(transfers.step).toBe('ACCEPT')
  expect(transfers.orders.map(({ id }: { id: number }) => id).sort()).toEqual(unpaid.map(({ id }) => id).sort())
})

test('it asks nothing of orders that go free, and changes none', async () => {
  const { id } = await newOrder(shop, { payment_status: 'paid' })
  expect((await takes([id], 'delivered')).body.data).toMatchObject({ free: 1, rules: [] })
  expect((await shop.call('GET', `${ordersPath}/${id}`)).body.data).toMatchObject({ status: 'pending', version: 1 })
})

test('D6: orders of another shop are refused, and so is a choice of none', async () => {
  const { id } = await newOrder(shop)
  expect((await takes([id], 'accepted', shop.otherAdmin)).http).toBe(404)
  expect((await takes([], 'accepted')).http).toBe(422)
})
