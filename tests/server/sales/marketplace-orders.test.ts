import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { order_lines } from '#server/db/schema/orders.ts'
import { variants } from '#server/db/schema/products.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { sandbox_orders } from '#server/db/schema/sandbox.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { boughtThere, daysAgo, orderFetch, storedAs } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Orders of a marketplace: fetched by their days, stored once and whole, and told exactly. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  shop.sandbox.trouble = null
  await shop.db.delete(sandbox_orders)
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const begin = (body: object = {}) => shop.call('POST', orderFetch, { body: { marketplace_id: 2, ...body } })

async function fetched(body: object = {}): Promise<number> {
  const answer = await begin(body)
  expect(answer.http, answer.text).toBe(200)
  await workOff(shop)
  return answer.body.data.id
}

let codes = 0
async function sold(quantity = 10) {
  codes += 1
  const barcode = String(8_681_000_000_000 + codes)
  const { variant_id } = await newVariant(shop, { variants: [variant({ barcode, quantity })] })
  return { barcode, variant_id }
}

async function stockOf(variant_id: number) {
  const [row] = await shop.db.select({ quantity: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  return row?.quantity
}

test('an order is stored whole: lines by barcode, money that came, goods out of the stock, whose it is and where it goes', async () => {
  const { barcode, variant_id } = await sold()
  const number = await boughtThere(shop, barcode)
  const id = await fetched()
  expect(await job(shop, id)).toMatchObject({ kind: 'orders.fetch', state: 'finished', total: 1, done: 1 })
  const [order, ...more] = await storedAs(shop, number)
  expect(more).toEqual([])
  expect(order).toMatchObject({
    ...{ number, channel: 'marketplace', marketplace_id: 2, status: 'accepted', payment_status: 'paid' },
    ...{ customer_name: 'Elif Kaya', product_total: 11_980, total: 11_980, paid_total: 11_980, tax_total: 1_997 },
    shipping_address: {
      name: 'Elif Kaya',
      address: 'Lale Sk. 4',
      district: 'Kadıköy',
      city: 'İstanbul',
      country: 'Türkiye',
    },
  })
  const own = order?.id ?? 0
  expect(await shop.db.select().from(order_lines).where(eq(order_lines.order_id, own))).toMatchObject([
    { variant_id, quantity: 2, price: 5_990, discount: 0, total: 11_980, tax_rate: 20 },
  ])
  expect(await shop.db.select().from(order_payments).where(eq(order_payments.order_id, own))).toMatchObject([
    { amount: 11_980 },
  ])
  const moves = and(eq(stock_movements.variant_id, variant_id), eq(stock_movements.order_id, own))
  const moved = await shop.db.select().from(stock_movements).where(moves)
  expect(moved).toMatchObject([{ quantity: -2, current_stock: 8 }])
  const { history, lines } = (await shop.call('GET', `${ordersPath}/${own}`)).body.data
  expect(history.at(-1).moves).toEqual([{ line_id: lines[0].id, quantity: -2, movement_id: moved[0]?.id }])
})

test('a line says which of the product’s variants was bought', async () => {
  codes += 1
  const { option } = shop.own
  const options = [{ option_id: option.beden, option_value_id: option.s }]
  const barcode = String(8_681_000_000_000 + codes)
  await newVariant(shop, {
    product_type_id: 2,
    selected_options: [option.beden],
    variants: [variant({ barcode, quantity: 10, options })],
  })
  const number = await boughtThere(shop, barcode)
  await fetched()
  const [order] = await storedAs(shop, number)
  const [line] = await shop.db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, order?.id ?? 0))
  expect(line?.name).toMatch(/^[^(]+ \(S\)$/)
})

test('what was fetched before is fetched no second time: neither by a later fetch nor by two at once', async () => {
  const { barcode, variant_id } = await sold()
  const number = await boughtThere(shop, barcode)
  const answers = await Promise.all([begin(), begin()])
  expect(answers.map(({ http }) => http)).toEqual([200, 200])
  await workOff(shop)
  expect(await storedAs(shop, number)).toHaveLength(1)
  expect(await stockOf(variant_id)).toBe(8)
  const again = await begin()
  expect([again.http, again.body.rules]).toEqual([409, [{ id: 'marketplace.no_new_orders', about: { known: 1 } }]])
  await boughtThere(shop, barcode)
  expect(await job(shop, await fetched())).toMatchObject({ total: 1, done: 1, about: { known: 1 } })
  expect(await stockOf(variant_id)).toBe(6)
})

test('two lines of one variant are one, and what the marketplace gave off is a discount', async () => {
  const { barcode, variant_id } = await sold()
  const line = { barcode, productName: 'KETEN ELBİSE', quantity: 1 }
  const number = await boughtThere(shop, barcode, {
    lines: [
      { ...line, price: 59.9 },
      { ...line, price: 49.9 },
    ],
  })
  await fetched()
  const [order] = await storedAs(shop, number)
  const lines = await shop.db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, order?.id ?? 0))
  expect(lines).toMatchObject([{ variant_id, quantity: 2, price: 5_990, discount: 1_000, total: 10_980 }])
})

test('the tax of a line is that of the day of the shop on which it was bought, and not of the day in Greenwich', async () => {
  const day = daysAgo(1)
  const rates = (all: readonly object[]) =>
    shop.db.execute(sql`update taxes set rates = ${JSON.stringify(all)}::jsonb where shop_id = ${shop.own.shop_id}`)
  const { barcode } = await sold()
  const taxOf = async (hour: string) => {
    const number = await boughtThere(shop, barcode, { ordered_at: `${day}T${hour}+03:00` })
    await fetched()
    const [order] = await storedAs(shop, number)
    const [line] = await shop.db
      .select()
      .from(order_lines)
      .where(eq(order_lines.order_id, order?.id ?? 0))
    return Number(line?.tax_rate)
  }
  await rates([
    { rate: 20, valid_from: '2020-01-01' },
    { rate: 10, valid_from: day },
  ])
  const found = [await taxOf('00:30:00'), await taxOf('23:30:00')]
  await rates([{ rate: 20, valid_from: '2023-07-10' }])
  expect(found).toEqual([10, 10])
})

test('a barcode that was matched by hand leads to its variant', async () => {
  const { variant_id } = await sold()
  await newListing(shop, { barcode: 'ELDE-1', variant_id })
  const number = await boughtThere(shop, 'ELDE-1')
  await fetched()
  expect(await storedAs(shop, number)).toHaveLength(1)
  expect(await stockOf(variant_id)).toBe(8)
})

test('D3: an order that cannot be stored whole is not stored: it is told which line is unknown, what is short, and what was cancelled', async () => {
  const [plenty, scarce] = [await sold(), await sold(1)]
  const known = await boughtThere(shop, plenty.barcode)
  const line = { productName: 'YÜN KAZAK', quantity: 1, price: 10 }
  const unknown = await boughtThere(shop, 'YOK-1', {
    lines: [
      { ...line, barcode: plenty.barcode },
      { ...line, barcode: 'YOK-1' },
    ],
  })
  const short = await boughtThere(shop, scarce.barcode)
  const cancelled = await boughtThere(shop, plenty.barcode, { status: 'Cancelled' })
  const id = await fetched()
  expect(await job(shop, id)).toMatchObject({ total: 4, done: 1, refused: 3, failed: 0 })
  const told = await jobRows(shop, id, 'refused')
  expect(told.map(({ label, rules }) => [label.split(' · ')[0], rules[0]?.id, rules[0]?.about]).sort()).toEqual(
    [
      [unknown, 'marketplace.line_unmatched', { names: 'YÜN KAZAK (YOK-1)' }],
      [short, 'order.no_stock', { name: 'Keten elbise', left: 1 }],
      [cancelled, 'marketplace.order_cancelled', undefined],
    ].sort(),
  )
  for (const number of [unknown, short, cancelled]) expect(await storedAs(shop, number)).toEqual([])
  expect(await storedAs(shop, known)).toHaveLength(1)
  expect([await stockOf(plenty.variant_id), await stockOf(scarce.variant_id)]).toEqual([8, 1])
})

test('R238: without days the last week is fetched, whole days of the shop', async () => {
  const { barcode } = await sold(100)
  const at = (day: string) => ({ ordered_at: `${day}T00:30:00+03:00` })
  const first = await boughtThere(shop, barcode, at(daysAgo(7)))
  const before = await boughtThere(shop, barcode, at(daysAgo(8)))
  await fetched()
  expect(await storedAs(shop, first)).toHaveLength(1)
  expect(await storedAs(shop, before)).toEqual([])
})

test('R239: two weeks are fetched to their ends, though the marketplace answers no more than two weeks at once', async () => {
  const { barcode } = await sold(100)
  const [from, to] = [daysAgo(40), daysAgo(26)]
  const first = await boughtThere(shop, barcode, { ordered_at: `${from}T00:00:30+03:00` })
  const last = await boughtThere(shop, barcode, { ordered_at: `${to}T23:59:30+03:00` })
  await fetched({ from, to })
  expect([await storedAs(shop, first), await storedAs(shop, last)].map((rows) => rows.length)).toEqual([1, 1])
})

test.each([
  ['R239', 'marketplace.range_too_long', 'to', () => ({ from: daysAgo(15), to: daysAgo(0) })],
  ['R240', 'marketplace.range_too_old', 'from', () => ({ from: daysAgo(95), to: daysAgo(90) })],
  ['R112', 'validation.range_order', 'from', () => ({ from: daysAgo(3), to: daysAgo(4) })],
  ['own', 'marketplace.required', 'marketplace_id', () => ({ marketplace_id: null })],
])('%s: %s is told at %s', async (_, rule, field, body) => {
  const answer = await begin(body())
  expect([answer.http, answer.body.fields]).toEqual([422, { [field]: rule }])
})

test('R179: a marketplace that the shop has not switched on is not asked', async () => {
  const answer = await begin({ marketplace_id: 3 })
  expect([answer.http, answer.body.error]).toEqual([409, 'marketplace.offered'])
})

test('R203: a marketplace that does not answer is told, and nothing begins', async () => {
  shop.sandbox.trouble = 'down'
  const answer = await begin()
  expect([answer.http, answer.body.rules]).toEqual([
    503,
    [{ id: 'marketplace.fetch_failed', about: { what: 'marketplace.orders' } }],
  ])
})
