import { expect, test } from 'vitest'
import { newOrders, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop } from '#tests/shop.ts'

test('I14: orders of which none could be moved leave their trace in the audit log, as all that was answered under a key', async () => {
  const shop = await openShop()
  const ids = (await newOrders(shop, 2, { status: 'cancelled' })).map(({ id }) => id)
  const body = { ids, status: 'accepted' }
  const answer = await shop.call('PATCH', `${ordersPath}/status`, { body, key: 'bulk-status-1' })
  expect([answer.http, answer.body.data.done, answer.body.data.refused]).toEqual([200, 0, 2])
  expect((await orderIn(shop, ids[0] ?? 0)).status).toBe('cancelled')
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})
