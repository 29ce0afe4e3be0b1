import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { runDueCrons } from '#server/settings/crons/run.ts'
import { linkShop, listingIn, listings, newListing } from '#tests/fixtures/listings.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { turkey } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Prices and stock are told the marketplace by themselves, at the times that the shop has set. */

let shop: Shop
let cron = 0
beforeAll(async () => {
  shop = await openShop()
  await linkShop(shop)
  await shop.db.execute(sql`delete from crons`)
  const body = {
    title: 'Fiyat ve stok',
    kind: 'listings.update',
    frequency: '3h',
    weekday: 'mon',
    at: '00:00',
    status: 1,
  }
  cron = (await shop.call('POST', '/v1/panel/crons', { body })).body.data.id
})
afterAll(() => shop.close())

/** Its time comes, and what it begins is done. */
async function due() {
  await shop.db.execute(sql`update crons set next_at = now() - interval '1 minute' where id = ${cron}`)
  await runDueCrons(shop.services)
  await workOff(shop)
  const [run] = await shop.db.select().from(jobs).where(sql`cron_id = ${cron}`).orderBy(sql`id desc`).limit(1)
  return run
}
const there = async (barcode: string) =>
  (await shop.services.marketplace.products({ baseKey: 'base', supplierId: '42' }, { barcode, page: 0, limit: 10 }))
    .rows
const costs = (product_id: number, minor: number) =>
  shop.db.execute(sql`
    update prices set price = ${minor} where country_id = ${turkey}
       and variant_id in (select id from variants where product_id = ${product_id})`)

async function listed() {
  const one = await newListing(shop)
  await shop.call('POST', `${listings}/push`, { body: { choice: { ids: [one.id] } } })
  await workOff(shop)
  expect((await listingIn(shop, one.id)).state).toBe('listed')
  return one
}

test('a run tells what has changed since, and what has not is called for by nobody', async () => {
  const one = await listed()
  const { marketplace } = shop.services
  const { updateOffers } = marketplace
  let calls = 0
  marketplace.updateOffers = (...args) => {
    calls += 1
    return updateOffers(...args)
  }
  await costs(one.product_id, 5_990)
  expect(await due()).toMatchObject({ kind: 'listings.update', user_id: null, state: 'finished', failed: 0 })
  expect(await there(one.barcode)).toMatchObject([{ salePrice: '59.90' }])
  expect(calls).toBe(1)
  expect(await due()).toMatchObject({ state: 'finished', failed: 0 })
  expect(calls).toBe(1)
  marketplace.updateOffers = updateOffers
})

test('what was not listed is told nothing of, and what the marketplace refused is settled by the next run', async () => {
  const [one, waiting] = [await listed(), await newListing(shop)]
  await costs(one.product_id, 0)
  await costs(waiting.product_id, 1_990)
  await due()
  expect(await there(waiting.barcode)).toEqual([])
  expect(await listingIn(shop, one.id)).toMatchObject({ changed: 1, reasons: [expect.stringContaining(one.barcode)] })
  await costs(one.product_id, 4_990)
  await due()
  expect(await listingIn(shop, one.id)).toMatchObject({ changed: 0, reasons: [] })
})

test('a marketplace that does not answer leaves a failed run, and the next one tells it', async () => {
  const one = await listed()
  await costs(one.product_id, 3_990)
  const { marketplace } = shop.services
  const { updateOffers } = marketplace
  marketplace.updateOffers = () => Promise.reject(new Error('away'))
  const failed = await due()
  marketplace.updateOffers = updateOffers
  expect((failed?.failed ?? 0) + (failed?.refused ?? 0)).toBeGreaterThan(0)
  expect(await there(one.barcode)).not.toMatchObject([{ salePrice: '39.90' }])
  await due()
  expect(await there(one.barcode)).toMatchObject([{ salePrice: '39.90' }])
})
