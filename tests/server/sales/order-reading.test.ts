import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '#server/sales/orders/read.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** How an order comes to whoever opens it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const actor = () => ({
  ...({ user_id: 0, shop_id: shop.own.shop_id, type: 'admin', permissions: [100], token_hash: '' } as const),
  ...{ name: '', surname: '', email: '' },
})

test('an order comes with all that belongs to it by one query, so that no part of it is newer than another', async () => {
  const { id } = await newOrder(shop)
  const { $client } = shop.db as unknown as { $client: Pool }
  const asked: string[] = []
  const db = drizzle($client, { logger: { logQuery: (query) => asked.push(query) } })
  const order = await readOrder({ db, actor: actor(), language: turkish }, id)
  expect(asked.length).toBe(1)
  const answered = await shop.call('GET', `${ordersPath}/${id}`)
  expect({ ...answered.body.data, allowed: [] }).toEqual({ ...order, allowed: [] })
})

test('an order that the shop does not have is a 404', async () => {
  const unknown = readOrder({ db: shop.db, actor: actor(), language: turkish }, 999_999_999)
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})
