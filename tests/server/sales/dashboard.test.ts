import { eq, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListedNeed, needNames } from '#api/contract/sales/dashboard.ts'
import { addressOf, needNamed } from '#api/registry/needs.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { shops } from '#server/db/schema/shops.ts'
import { setSettings } from '#server/platform/shop/settings.ts'
import { newCheque } from '#tests/fixtures/cheques.fixture.ts'
import { newGivenCheque } from '#tests/fixtures/given-cheques.fixture.ts'
import { newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { newListing } from '#tests/fixtures/listings.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { addJob } from '#tests/jobs.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The figures of home, against the rows they are made of. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const dashboard = '/v1/panel/dashboard'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const block = async (name: string | number, as = shop.admin) =>
  (await shop.call('GET', `${dashboard}/${name}`, { as })).body.data
const needsOf = async (as = shop.admin): Promise<Record<string, number>> => {
  const { needs } = await block('needs', as)
  return Object.fromEntries(needs.map(({ name, count }: { name: string; count: number }) => [name, count]))
}

const sale = record({
  /** Days ago, and the hour in Istanbul. */
  ago: integer({ min: 0, max: 70 }),
  hour: integer({ min: 0, max: 23 }),
  status: constantFrom('pending', 'accepted', 'delivered', 'cancelled', 'rejected', 'refunded'),
  currency: constantFrom('TRY', 'TRY', 'USD'),
  total: integer({ min: 0, max: 1_000_000 }),
  back: integer({ min: 0, max: 100 }),
})

/** The first and the last days of both spans, and those beside them. */
const edges = [0, 1, 29, 30, 59, 60].map((ago) => ({
  ...{ ago, hour: 0, status: 'pending' as const, currency: 'TRY' as const, total: 1_000 + ago, back: 0 },
}))

test(`turnover and orders are what the orders’ own rows add up to, each currency by itself (SEED=${seed})`, async () => {
  const { shop_id } = shop.own
  // Midnight in Istanbul, three hours before that of UTC.
  const today = Math.floor((Date.now() + 3 * 3_600_000) / 86_400_000) * 86_400_000 - 3 * 3_600_000
  let made = 0
  await assert(
    asyncProperty(array(sale, { maxLength: 25 }), async (sales) => {
      await shop.db.delete(orders).where(eq(orders.shop_id, shop_id))
      const rows = sales.map(({ ago, hour, back, ...one }) => {
        made += 1
        const at = today - ago * 86_400_000 + hour * 3_600_000
        const refunded_total = Math.floor((one.total * back) / 100)
        return { ...one, ago, at, refunded_total, number: `D-${made}` }
      })
      if (rows.length > 0)
        await shop.db.insert(orders).values(
          rows.map(({ ago: _, at, ...row }) => ({
            ...{ shop_id, channel: 'online' as const, payment_status: 'paid' as const, customer_name: 'Ece' },
            ...{ payment_method: 'credit_card' as const, product_total: row.total, paid_total: row.total },
            ...row,
            status: row.status as 'pending',
            ordered_at: new Date(at).toISOString(),
          })),
        )
      // What lies ahead today has not been ordered yet, and is of today all the same.
      const sold = rows.filter(({ status, ago }) => !['cancelled', 'rejected'].includes(status) && ago < 60)
      const now = sold.filter(({ ago }) => ago < 30)
      const { ordered, today: ofToday, days } = await block(2)
      expect([ordered.now, ordered.before]).toEqual([now.length, sold.length - now.length])
      expect([ofToday, days.at(-1)]).toEqual(Array(2).fill(now.filter(({ ago }) => ago === 0).length))
      const { currencies } = await block(4)
      const worth = (of: typeof rows) => minor(of.map(({ total, refunded_total }) => total - refunded_total))
      expect(Object.fromEntries(currencies.map((one: { currency: string }) => [one.currency, one]))).toEqual(
        Object.fromEntries(
          [...new Set(sold.map(({ currency }) => currency))].map((currency) => {
            const of = (some: typeof rows) => some.filter((one) => one.currency === currency)
            const each = Array.from({ length: 30 }, (_, at) => worth(of(now).filter(({ ago }) => ago === 29 - at)))
            const before = worth(of(sold).filter(({ ago }) => ago >= 30))
            return [currency, { currency, now: worth(of(now)), before, orders: of(now).length, days: each }]
          }),
        ),
      )
    }),
    { numRuns: 12, seed, examples: [[edges]] },
  )
  await shop.db.delete(orders).where(eq(orders.shop_id, shop_id))
})

/** Whole kuruş, as the wire writes them. */
function minor(amounts: readonly number[]): string {
  const sum = amounts.reduce((all, one) => all + one, 0)
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
}

test('what a shop that nothing happened in has waiting is nothing, but for what it cannot sell and what is not set up', async () => {
  const { stock: _, set_up: __, ...others } = await needsOf(shop.otherAdmin)
  expect(others).toEqual({})
})

describe('what waits for a person', () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  beforeAll(async () => {
    await newOrder(shop)
    for (const status of ['delayed', 'undelivered'] as const) await newOrder(shop, { status, payment_status: 'paid' })
    await newOrder(shop, { status: 'accepted', payment_method: 'bank_transfer' })
    await newOrder(shop, { status: 'cancelled', payment_status: 'paid' })
    await newInvoice(shop, { status: 'error' })
    await newRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))
    await approvedRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))
    await newCheque(shop, { due_on: day(-3) })
    await newCheque(shop, { due_on: day(3) })
    await newCheque(shop, { due_on: day(20) })
    await newGivenCheque(shop, { due_on: day(-3) })
    await newGivenCheque(shop, { due_on: day(3) })
    await newReview(shop, { status: 'pending' })
    const { id } = await newListing(shop)
    await shop.db.execute(sql`update product_listings set state = 'refused' where id = ${id}`)
    await shop.call('POST', '/v1/panel/products', {
      body: productInput(shop.own, { variants: [variant({ quantity: 0 })] }),
    })
    await shop.call('POST', '/v1/panel/products', {
      body: productInput(shop.own, { min_stock: 5, variants: [variant({ quantity: 4 })] }),
    })
    await addJob(shop, 'finished', 'failed')
  })

  const listed = needNames.filter((name): name is ListedNeed => name !== 'set_up')
  test.each(listed)('%s: so many as its list then shows, and not none', async (name) => {
    const { list } = needNamed(name)
    const filters = addressOf(needNamed(name)).split('?')[1]
    const { total } = (await shop.call('GET', `/v1/panel/${list}?${filters}&limit=25`)).body.data
    expect([(await needsOf())[name], total > 0]).toEqual([total, true])
  })

  test('is told only to whoever may list it', async () => {
    expect(Object.keys(await needsOf(await shop.as([200])))).toEqual([])
    const seen = Object.keys(await needsOf(await shop.as([200, 1600])))
    expect(seen).toEqual(['refunds', 'refunds_unpaid'])
  })

  test('what is not set up is counted rule by rule, but for the steps that are left for later, and told to its owner', async () => {
    const missing = async () => (await needsOf()).set_up ?? 0
    const skip = (step: string, skipped: 0 | 1) =>
      shop.call('PATCH', '/v1/panel/readiness', { body: { step, skipped } })
    await shop.db.update(shops).set({ phone: '' }).where(eq(shops.id, shop.own.shop_id))
    // Of its step, which asks for a name too, the telephone alone is missing.
    const { shop: has } = (await shop.call('GET', '/v1/panel/readiness')).body.data
    expect(has).toMatchObject({ named: true, phone: false })
    const all = await missing()
    expect(all).toBeGreaterThan(0)
    await skip('identity', 1)
    expect(await missing()).toBe(all - 1)
    await skip('identity', 0)
    expect(await missing()).toBe(all)
    await shop.db.update(shops).set({ phone: '+90 212 555 00 00' }).where(eq(shops.id, shop.own.shop_id))
    expect(await missing()).toBe(all - 1)
    expect(await needsOf(await shop.as([200, 600]))).not.toHaveProperty('set_up')
  })

  test('an invoice that was taken at the next try waits no more', async () => {
    const before = (await needsOf()).invoices ?? 0
    const { order_id } = await newInvoice(shop, { status: 'error' })
    expect((await needsOf()).invoices).toBe(before + 1)
    await shop.db.execute(sql`
      insert into invoices (shop_id, order_id, profile, status, number, uuid, currency, total, document, xml)
      select shop_id, order_id, profile, 'succeed', 'KPF2026000009999', gen_random_uuid(), currency, total, document, xml
        from invoices where order_id = ${order_id}`)
    expect((await needsOf()).invoices).toBe(before)
  })
})

test('the products and the people are counted as their lists count them, and of this shop alone', async () => {
  const total = async (query: string) => (await shop.call('GET', `/v1/panel/${query}`)).body.data.total
  expect(await block(1)).toEqual({
    total: await total('products'),
    active: await total('products?status=1'),
    no_stock: await total('products?stock=none'),
    no_price: await total('products?lacks=price'),
  })
  const { shop_id } = shop.own
  const came = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await shop.db
    .update(users)
    .set({ created_at: came(100) })
    .where(eq(users.shop_id, shop_id))
  const person = { shop_id, type: 'customer' as const, name: 'Ece', surname: 'Kaya' }
  await shop.db.insert(users).values([
    { ...person, email: 'a@c.test', created_at: came(1) },
    { ...person, email: 'b@c.test', created_at: came(40) },
    { ...person, email: 'c@c.test', created_at: came(45) },
  ])
  const { customers, joined } = await block(3)
  expect([customers, joined]).toEqual([await total('customers'), { now: 1, before: 2 }])
})

test('the storage is what the files take, and one that would take more than is allowed is refused', async () => {
  const image = await png()
  const upload = () =>
    shop.call('POST', '/v1/files', {
      body: { type: 'product', image: dataUrl('image/png', image), realName: 'a.png' },
    })
  const before = await block(5)
  const { name } = (await upload()).body.data
  const stored = await shop.db.select().from(files).where(eq(files.shop_id, shop.own.shop_id))
  const sizeOf = (rows: typeof stored) => rows.reduce((sum, { size }) => sum + size, 0)
  const used_size = sizeOf(stored)
  expect(await block(5)).toEqual({ used_size, allowed_size: 5_368_709_120, files: before.files + 1 })
  await setSettings(shop.db, shop.own.shop_id, { allowed_megabytes: 2 })
  // The file takes all but what is to be left.
  const leave = (left: number) => {
    const size = 2 * 1_048_576 - sizeOf(stored.filter((one) => one.name !== name)) - left
    return shop.db.update(files).set({ size }).where(eq(files.name, name))
  }
  await leave(image.length - 1)
  expect((await upload()).body).toMatchObject({ status: 0, rules: [{ id: 'files.storage_full' }] })
  await leave(image.length)
  expect((await upload()).http).toBe(200)
})
