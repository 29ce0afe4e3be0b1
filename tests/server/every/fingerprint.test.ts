import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fingerprint } from './fingerprint.ts'

/** The control: what the suites take for nothing changed sees every kind of change. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/brands'

test('a row that is added, changed or deleted is seen, and one that came and went is not', async () => {
  const prints = [await look()]
  const { id, version } = (await shop.call('POST', path, { body: draftOf('brands', shop.own) })).body.data
  prints.push(await look())
  await shop.db.update(brands).set({ version }).where(eq(brands.id, id))
  prints.push(await look())
  await shop.db.delete(brands).where(eq(brands.id, id))
  prints.push(await look())
  expect(new Set(prints.slice(0, 3)).size).toBe(3)
  // All is as it was.
  expect(prints[3]).toBe(prints[0])
})

async function look(): Promise<string | undefined> {
  return (await fingerprint(shop, shop.own.shop_id)).brands
}
