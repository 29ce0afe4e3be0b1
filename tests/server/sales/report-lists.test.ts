import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportAnswer } from '#api/contract/sales/reports.ts'
import { fixedAt, matchRoute } from '#api/registry/routes.ts'
import { madeFrom } from '#screens/sales/reports/made-from.ts'
import { allReports } from '#screens/sales/reports/report-address.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { products, variants } from '#server/db/schema/products.ts'
import { order_refund_lines, order_refunds } from '#server/db/schema/refunds.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newCustomer } from '#tests/fixtures/customer-movements.fixture.ts'
import { type NewOrder, newOrder, newOrders } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Every row of every report leads to exactly what it counts. */

let shop: Shop
const made: Record<string, NewOrder> = {}
beforeAll(async () => {
  shop = await openShop()
  await sell()
  await sendBack()
})
afterAll(() => shop.close())

// The shop's clock is three hours ahead of the world's: this is half past midnight of Tuesday, and an hour before it.
const [tuesday, monday] = ['2026-03-09T21:30:00Z', '2026-03-09T20:30:00Z']
const range = { from: '2026-03-09', to: '2026-03-20' }

type Changes = Parameters<typeof newOrder>[1]

async function order(name: string, changes: Changes = {}): Promise<NewOrder> {
  const one = await newOrder(shop, { number: name, ordered_at: '2026-03-11T09:00:00Z', ...changes })
  made[name] = one
  return one
}

/** Has the product of an order be otherwise. */
async function setProduct({ variant_id }: NewOrder, changes: Partial<typeof products.$inferInsert>): Promise<void> {
  const of = shop.db.select({ id: variants.product_id }).from(variants).where(eq(variants.id, variant_id))
  await shop.db.update(products).set(changes).where(inArray(products.id, of))
}

/** A second line of an order: what another order is of. */
async function addLine(one: NewOrder, { variant_id }: NewOrder): Promise<number> {
  const line = { name: 'Yün kazak', quantity: 1, price: 700, total: 700, tax_rate: 20 }
  const [row] = await shop.db
    .insert(order_lines)
    .values({ ...line, shop_id: shop.own.shop_id, order_id: one.id, variant_id })
    .returning({ id: order_lines.id })
  return row?.id ?? 0
}

async function sell(): Promise<void> {
  const { shop_id, admin_id, employee_id, category } = shop.own
  const town = (city: string) => ({ shipping_address: { city } })
  const dress = await order('dress', { ordered_at: tuesday, channel: 'phone', user_id: admin_id, ...town(' Van ') })
  const shirt = await order('shirt', { ordered_at: monday, channel: 'in_store', user_id: employee_id, ...town('Van') })
  await setProduct(shirt, { main_category_id: category.tisort, brand_id: null })
  // Two lines of one category, and one of another beside them.
  const two = await order('two', { channel: 'online', ...town('') })
  await addLine(two, dress)
  await addLine(two, shirt)
  const bare = await order('bare', { channel: 'marketplace', payment_method: 'money_transfer', ...town('İzmir') })
  await setProduct(bare, { supplier_id: null, brand_id: null })
  await order('euro', { currency: 'EUR', channel: 'online', customer_id: null, user_id: admin_id })
  await order('delivered', { status: 'delivered', payment_status: 'paid', channel: 'phone', user_id: admin_id })
  for (const status of ['cancelled', 'rejected'] as const)
    await addLine(await order(status, { status, channel: 'phone', user_id: admin_id }), dress)
  await order('guest', { customer_id: null, channel: 'phone', user_id: employee_id })
  // The last minute before the days and the first one after them.
  await order('early', { ordered_at: '2026-03-08T20:59:00Z', user_id: admin_id })
  await order('late', { ordered_at: '2026-03-20T21:00:00Z', user_id: admin_id })
  const [grouped, alone] = [await newCustomer(shop, 'Gruplu'), await newCustomer(shop, 'Yalnız')]
  const groups = await shop.db.execute<{ id: number }>(sql`
    insert into customer_groups (shop_id, name, label) values (${shop_id}, 'Bayiler', 'Bayiler') returning id`)
  await shop.db
    .update(users)
    .set({ group_id: Number(groups.rows[0]?.id) })
    .where(eq(users.id, grouped))
  await order('before', { customer_id: grouped, ordered_at: '2026-02-01T09:00:00Z' })
  await order('again', { customer_id: grouped })
  await order('first', { customer_id: alone })
  await order('second', { customer_id: alone, ordered_at: '2026-03-12T09:00:00Z' })
  const [coupon, sale] = [await storedCoupon(shop), await storedCoupon(shop)]
  const given = { shop_id, name: 'Mart', currency: 'TRY', amount: 100 }
  const off = (name: string, kind: 'coupon' | 'sale') =>
    ({ ...given, order_id: made[name]?.id ?? 0, kind, coupon_id: kind === 'coupon' ? coupon : sale }) as const
  await shop.db
    .insert(order_discounts)
    .values([
      ...[off('two', 'coupon'), off('two', 'sale'), off('first', 'coupon')],
      ...[off('dress', 'sale'), off('cancelled', 'coupon'), off('late', 'coupon')],
    ])
  await newOrders(shop, 3, { ordered_at: '2026-03-18T09:00:00Z', channel: 'online' })
  // Another shop sells the same.
  await newOrder(shop, { ordered_at: tuesday, channel: 'phone', user_id: null }, shop.other)
}

/** What came back, the last of it in another currency, and one of it before the days. */
async function sendBack(): Promise<void> {
  const { reason, shop_id } = shop.own
  const opened = async (name: string, created_at: string, status: 'pending' | 'rejected' = 'pending') => {
    const order_id = made[name]?.id ?? 0
    const [refund] = await shop.db
      .insert(order_refunds)
      .values({ shop_id, order_id, created_at, status })
      .returning({ id: order_refunds.id })
    const lines = await shop.db.select().from(order_lines).where(eq(order_lines.order_id, order_id))
    const line = { shop_id, refund_id: refund?.id ?? 0, quantity: 1 }
    await shop.db
      .insert(order_refund_lines)
      .values(
        lines.map(({ id }, at) => ({ ...line, order_line_id: id, reason_id: at ? reason.described : reason.plain })),
      )
  }
  await opened('two', tuesday)
  await opened('shirt', monday, 'rejected')
  await opened('euro', '2026-03-15T09:00:00Z')
  await opened('delivered', '2026-03-15T09:00:00Z')
  await opened('dress', '2026-03-08T20:59:00Z')
}

async function get<T>(path: string): Promise<T> {
  const { http, body, text } = await shop.call('GET', path)
  if (http !== 200) throw new Error(`${path} answered ${text}`)
  return body.data
}

/** How many rows the list has that an address of the panel leads to. */
async function listed(address: string): Promise<number> {
  const [path = '', query] = address.split('?')
  const place = matchRoute(path)
  if (!place) throw new Error(`${path} is no page`)
  const list = path === '/order-refunds' ? 'order-refunds' : 'orders'
  const fixed = new URLSearchParams({ ...fixedAt(place), limit: '1' })
  return (await get<{ total: number }>(`/v1/panel/${list}?${query}&${fixed}`)).total
}

const groupings = allReports.flatMap((report) => Object.keys(report.by).map((by) => [report.name, by, report] as const))

const types = ['physical', 'online', 'shop', 'marketplace'] as const

test.each([
  ...groupings.map(([name, by, report]) => [name, by, undefined, report] as const),
  ...types.flatMap((type) => allReports.map((report) => [report.name, 'channel', type, report] as const)),
])('%s by %s, of type %s: each row leads to as many as it counts', async (name, by, type, report) => {
  const query = { ...range, by, ...(type ? { type } : {}) }
  const answer = await get<ReportAnswer>(`/v1/panel/reports/${name}?${new URLSearchParams(query)}`)
  if (!type) expect(answer.currencies).not.toEqual([])
  for (const { currency, total, rows } of answer.currencies) {
    const shown = { report, by, query, days: answer.days, currency }
    for (const row of rows)
      expect([currency, row.key, await listed(madeFrom(shown, row))]).toEqual([
        ...[currency, row.key],
        row.figures[report.rows],
      ])
    expect([currency, 'all', await listed(madeFrom(shown))]).toEqual([currency, 'all', total[report.rows]])
  }
})

describe('the orders are really those', () => {
  const addressed = async (query: string) => {
    const found = await get<{ rows: { number: string }[] }>(`/v1/panel/orders?from=2026-03-09&to=2026-03-17&${query}`)
    return found.rows.map(({ number }) => number).toSorted()
  }

  test.each<[string, () => string, string[]]>([
    ['of a category', () => `category_id=${shop.own.category.tisort}`, ['shirt', 'two']],
    ['without a brand', () => 'lacks=brand', ['bare', 'shirt', 'two']],
    ['without a supplier', () => 'lacks=supplier', ['bare']],
    ['of a variant', () => `variant_id=${made.dress?.variant_id}`, ['cancelled', 'dress', 'rejected', 'two']],
    ['of a town, whatever stands around its name', () => 'city=Van', ['dress', 'shirt']],
    ['of an hour of the shop', () => 'hour=00', ['dress']],
    ['of a day of the week of the shop', () => 'weekday=1', ['shirt']],
    ['that somebody wrote', () => `user_id=${shop.own.employee_id}`, ['guest', 'shirt']],
    ['with a coupon', () => 'discount=coupon', ['cancelled', 'first', 'two']],
    ['with anything off', () => 'discount=any', ['cancelled', 'dress', 'first', 'two']],
    ['of nobody who is known', () => 'lacks=customer', ['euro', 'guest']],
    ['in another currency', () => 'currency=EUR', ['euro']],
    ['of who had ordered before, among two', () => 'newness=again&search=second', ['second']],
    ['of who had not', () => 'newness=first&search=first', ['first']],
  ])('%s', async (_, query, numbers) => {
    expect(await addressed(query())).toEqual(numbers)
  })

  test('one of who had ordered before is no first one, and the first is not again', async () => {
    expect(await addressed('newness=first&search=again')).toEqual([])
    expect(await addressed('newness=again&search=first')).toEqual([])
  })

  test('of all days the same are first, and every order is one of the three', async () => {
    const numbered = async (query: string) =>
      (await get<{ rows: { number: string }[] }>(`/v1/panel/orders?limit=500&${query}`)).rows.map(
        ({ number }) => number,
      )
    const [first, again, guest] = [
      await numbered('newness=first'),
      await numbered('newness=again'),
      await numbered('newness=guest'),
    ]
    expect([first.includes('before'), first.includes('first'), again.includes('second')]).toEqual([true, true, true])
    expect(guest.toSorted()).toEqual(['euro', 'guest'])
    expect([...first, ...again, ...guest].toSorted()).toEqual((await numbered('')).toSorted())
  })

  test('those of a group are its members’, and guests are of none', async () => {
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`select group_id as id from users where group_id is not null`,
    )
    expect(await addressed(`group_id=${rows[0]?.id}`)).toEqual(['again'])
    const none = await addressed('lacks=group')
    expect([none.includes('guest'), none.includes('second'), none.includes('again')]).toEqual([true, true, false])
  })

  test('nobody of another shop is counted, and nothing of ours in theirs', async () => {
    const theirs = await shop.call('GET', '/v1/panel/orders?weekday=2&lacks=group', { as: shop.otherAdmin })
    const { rows } = await shop.db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${orders} where ${orders.shop_id} = ${shop.other.shop_id}`)
    expect([theirs.http, theirs.body.data.total]).toEqual([200, rows[0]?.count])
  })
})
