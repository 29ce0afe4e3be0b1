import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMarketplaces } from '#server/catalog/marketplaces/open-marketplaces.ts'
import { readConfig } from '#server/config.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import { makeFirstShop } from '#server/start/first-shop.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'

/** What a shop that is not the demo finds among its marketplaces at the first start. */

let clone: Clone
let database: OpenDatabase
beforeEach(async () => {
  clone = await cloneDatabase()
  database = await openDatabase(clone.url)
})
afterEach(async () => {
  await database.close()
  await clone.drop()
})

const nothing = { baseKey: '', supplier_id: '' }

test.each([
  [undefined, 'Trendyol', 'trendyol'],
  ['https://apigw.trendyol.com/integration', 'Trendyol', 'trendyol'],
  ['https://a:b@market.test/api', 'market.test', 'service'],
])('a server whose service is %s has the marketplace %s, at %s, switched off', async (url, name, adapter) => {
  const { db } = database
  const config = readConfig({ DEMO: 'off', ...(url ? { MARKETPLACE_URL: url } : {}) })
  await makeFirstShop(db, config)
  await openMarketplaces({ db, config, sandbox: null })
  expect(await db.select().from(marketplaces)).toEqual([{ id: 2, name, status: 1 }])
  const [own, ...others] = await db.select().from(shop_marketplaces)
  expect([own, others]).toEqual([
    { shop_id: own?.shop_id, marketplace_id: 2, shop_status: 0, version: 1, auth_data: { ...nothing, adapter } },
    [],
  ])
})

test('a start after the first changes nothing of what was set', async () => {
  const { db } = database
  const config = readConfig({ DEMO: 'off' })
  await makeFirstShop(db, config)
  await openMarketplaces({ db, config, sandbox: null })
  const set = {
    shop_status: 1 as const,
    auth_data: { baseKey: 'v1.sealed', supplier_id: '42', adapter: 'trendyol' as const },
  }
  await db.update(shop_marketplaces).set(set)
  await openMarketplaces({ db, config: readConfig({ MARKETPLACE_URL: 'https://a:b@market.test/api' }), sandbox: null })
  expect(await db.select().from(shop_marketplaces)).toMatchObject([set])
  expect(await db.select({ name: marketplaces.name }).from(marketplaces)).toEqual([{ name: 'Trendyol' }])
})
