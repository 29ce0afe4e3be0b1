import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { followListings } from '#server/catalog/listings/follow.ts'
import { updatingListings } from '#server/catalog/listings/updating.ts'
import { trendyol } from '#server/integrations/marketplace/trendyol/trendyol.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { linkShop, listingIn, listings, newListing } from '#tests/fixtures/listings.fixture.ts'
import { fakeTrendyol } from '#tests/fixtures/trendyol.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { variant } from '#tests/product-input.ts'
import { turkey } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a marketplace refuses of a listed product is sent again once it is something else, or when people ask for it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A run by the clock. */
async function cron() {
  const { services, own } = shop
  const work = { db: services.db, services, actor: systemOf(own.shop_id), requestId: 'cron' }
  const { rows = [], about } = (await updatingListings.scheduled?.(work as never)) ?? {}
  await startJob(work as never, updatingListings as never, { about, rows } as never)
  await workOff(shop)
}

/** People ask for it. */
async function retry() {
  expect((await shop.call('POST', `${listings}/update`)).http).toBe(200)
  await workOff(shop)
}

const push = async (id: number) => {
  await shop.call('POST', `${listings}/push`, { body: { choice: { ids: [id] } } })
  await workOff(shop)
}
const costs = (barcode: string, minor: number) =>
  shop.db.execute(sql`
    update prices set price = ${minor} where country_id = ${turkey}
       and variant_id in (select id from variants where barcode = ${barcode})`)

describe('at once', () => {
  beforeEach(() => linkShop(shop))

  test('a price is told once, then again by whoever asks for it, and once it is another', async () => {
    const one = await newListing(shop)
    await push(one.id)
    const { marketplace } = shop.services
    const { updateOffers } = marketplace
    let calls = 0
    marketplace.updateOffers = (...args) => {
      calls += 1
      return updateOffers(...args)
    }
    const refused = { changed: 1, reasons: [`${one.barcode}: The sale price must be above 0`] }
    await costs(one.barcode, 0)
    for (const told of [1, 1, 1]) {
      await cron()
      expect([calls, await listingIn(shop, one.id)]).toMatchObject([told, refused])
    }
    // A text waits for the rule that its price breaks, and has no refused price told again.
    await shop.db.execute(sql`update product_translations set name = 'Başka ad' where product_id = ${one.product_id}`)
    for (const _ of [1, 2]) await cron()
    expect(calls).toBe(1)
    await retry()
    expect([calls, await listingIn(shop, one.id)]).toMatchObject([2, refused])
    await costs(one.barcode, 3_990)
    // Texts go first.
    for (const _ of [1, 2]) await cron()
    expect([calls, await listingIn(shop, one.id)]).toMatchObject([3, { changed: 0, reasons: [] }])
    marketplace.updateOffers = updateOffers
  })
})

describe('later, with its batch: Trendyol', () => {
  const fake = fakeTrendyol('base')
  const sent = (path: string) => fake.heard.filter((one) => one.path.endsWith(path)).length
  const created = () => sent('/v2/products')
  const priced = () => sent('/price-and-inventory')

  beforeAll(async () => {
    const send = fake.send
    Object.assign(shop.services, {
      marketplace: trendyol({ url: 'https://apigw.trendyol.test/integration', send }),
    })
    const { db, own } = shop
    const link = (name: string, external_id: string) =>
      JSON.stringify([{ marketplace_id: importMarketplace, name, external_id }])
    await db.execute(
      sql`update brands set marketplace_links = ${link('Mavi Deniz', '1791')}::jsonb where shop_id = ${own.shop_id}`,
    )
    await db.execute(
      sql`update categories set marketplace_links = ${link('Ayakkabı', '411')}::jsonb where shop_id = ${own.shop_id}`,
    )
    const path = `/v1/panel/categories/${own.category.elbise}/marketplace-attributes`
    const { version } = (await shop.call('GET', path)).body.data
    const size = { attribute_id: 338, source: 'fixed', source_id: null, value_id: 6980, matches: [] }
    expect((await shop.call('PUT', path, { body: { version, chosen: [size] } })).http).toBe(200)
  })

  /** What it looks at is asked for until it has said what became of it: it is done at the second time. */
  async function judged() {
    for (const _ of [1, 2]) {
      await shop.db.execute(sql`update product_listings set ask_at = now() where batch <> ''`)
      await followListings(shop.services)
    }
  }

  /** A listed product that got another variant, which Trendyol is going to refuse. */
  async function withNewVariant() {
    const [first, second] = [`A${Date.now()}`, `B${Date.now()}`]
    const { beden, s, m } = shop.own.option
    const variants = [
      { barcode: first, is_default: 1, option_value_id: s },
      { barcode: second, is_default: 0, option_value_id: m },
    ].map(({ barcode, is_default, option_value_id }) =>
      variant({
        ...{ barcode, stock_code: barcode, quantity: 4, is_default: is_default as 0 | 1 },
        options: [{ option_id: beden, option_value_id }],
      }),
    )
    const { id } = await newListing(shop, {}, { product_type_id: 2, selected_options: [beden], variants })
    await push(id)
    await judged()
    expect(await listingIn(shop, id)).toMatchObject({ state: 'listed', reasons: [] })
    await shop.db.execute(sql`update product_listings set told = told - ${second}::text where id = ${id}`)
    fake.listed.delete(second)
    fake.refuses.set(second, 'Görsel yüklenemedi')
    return { id, first, second }
  }

  test('a new variant that is refused is not sent at every run, but once it is another', async () => {
    const { id, second } = await withNewVariant()
    const refused = { state: 'listed', changed: 1, reasons: [`${second}: Görsel yüklenemedi`], batch: '' }
    const before = created()
    for (const _ of [1, 2, 3]) {
      await cron()
      await judged()
      expect([created() - before, await listingIn(shop, id)]).toMatchObject([1, refused])
    }
    await costs(second, 7_990)
    await cron()
    await judged()
    expect([created() - before, await listingIn(shop, id)]).toMatchObject([2, refused])
  })

  test('people send it again as it is, and it is listed once the marketplace takes it', async () => {
    const { id, second } = await withNewVariant()
    await cron()
    await judged()
    const before = created()
    fake.refuses.clear()
    await cron()
    expect(created()).toBe(before)
    await retry()
    await judged()
    expect([created() - before, fake.listed.has(second)]).toEqual([1, true])
    expect(await listingIn(shop, id)).toMatchObject({ state: 'listed', changed: 0, reasons: [], batch: '' })
  })

  test('the other variants of it have their prices told meanwhile', async () => {
    const { id, first } = await withNewVariant()
    await cron()
    await judged()
    await costs(first, 6_490)
    await cron()
    await judged()
    expect(fake.listed.get(first)).toMatchObject({ salePrice: 64.9 })
    expect(await listingIn(shop, id)).toMatchObject({ changed: 1 })
  })

  test('a price that it refuses later stays marked, and waits for another price or for people', async () => {
    const barcode = `C${Date.now()}`
    const { id } = await newListing(shop, { barcode, stock_code: barcode })
    await push(id)
    await judged()
    fake.refuses.set(barcode, 'Fiyat çok düştü')
    await costs(barcode, 1_090)
    const before = priced()
    const refused = { changed: 1, reasons: [`${barcode}: Fiyat çok düştü`] }
    for (const _ of [1, 2]) {
      await cron()
      await judged()
      expect([priced() - before, await listingIn(shop, id)]).toMatchObject([1, refused])
    }
    fake.refuses.clear()
    await retry()
    await judged()
    expect([priced() - before, await listingIn(shop, id)]).toMatchObject([2, { changed: 0, reasons: [] }])
    expect(fake.listed.get(barcode)).toMatchObject({ salePrice: 10.9 })
  })
})
