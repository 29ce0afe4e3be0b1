import { eq } from 'drizzle-orm'
import { assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportAnswer, ReportSums } from '#api/contract/sales/reports.ts'
import { couponsReport, productsReport, refundsReport, staffReport, usersReport } from '#api/listings/sales/reports.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { variants } from '#server/db/schema/products.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newCustomer } from '#tests/fixtures/customer-movements.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The reports: what is summed, by what it is told apart, and what it is compared with. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function ask(report: string, query: string): Promise<ReportAnswer> {
  const { body, text } = await shop.call('GET', `/v1/panel/reports/${report}?${query}`)
  if (body.status !== 1) throw new Error(text)
  return body.data
}

interface Sold {
  readonly at: string
  readonly currency: string
  readonly status: string
  readonly channel: string
  readonly total: number
  readonly refunded: number
}

const days = ['2026-05-04', '2026-05-05', '2026-05-11', '2026-06-01'] as const
const random = (next: () => number): Sold => {
  const of = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T
  const total = 1 + Math.floor(next() * 100_000)
  return {
    // Half an hour before and after the shop's midnight, three hours from that of UTC.
    at: `${of(days)}T${of(['20:30', '21:30', '09:00'])}:00Z`,
    currency: of(['TRY', 'EUR']),
    status: of(['accepted', 'delivered', 'cancelled', 'rejected']),
    channel: of(['online', 'in_store', 'phone', 'marketplace']),
    total,
    refunded: of([0, 0, Math.floor(total / 3)]),
  }
}

/** The day of the shop, which is three hours ahead. */
const dayOf = ({ at }: Sold) => new Date(Date.parse(at) + 3 * 3_600_000).toISOString().slice(0, 10)

describe(`what is summed (SEED=${seed})`, () => {
  const sold: Sold[] = []
  beforeAll(async () => {
    let state = seed
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
    for (let at = 0; at < 40; at += 1) sold.push(random(next))
    for (const { at, currency, status, channel, total, refunded } of sold) {
      const { id } = await newOrder(shop, { currency, channel: channel as 'online', ordered_at: at })
      const changes = { status: status as 'accepted', total, paid_total: total, refunded_total: refunded }
      await shop.db.update(orders).set(changes).where(eq(orders.id, id))
    }
  })

  const counted = () => sold.filter(({ status }) => !['cancelled', 'rejected'].includes(status))
  const net = (some: readonly Sold[]) => some.reduce((sum, { total, refunded }) => sum + total - refunded, 0)
  const text = (minor: number) => (minor / 100).toFixed(2)
  const sumsOf = ({ currencies }: ReportAnswer, currency: string) =>
    currencies.find((one) => one.currency === currency) as ReportSums

  test('D10: each currency by itself, every figure of the orders of those days', async () => {
    const answer = await ask('orders', 'from=2026-05-01&to=2026-06-30&by=day')
    for (const currency of ['TRY', 'EUR']) {
      const own = counted().filter((one) => one.currency === currency)
      expect(sumsOf(answer, currency).total).toMatchObject({
        orders: own.length,
        total: text(own.reduce((sum, { total }) => sum + total, 0)),
        refunded: text(own.reduce((sum, { refunded }) => sum + refunded, 0)),
        net: text(net(own)),
      })
    }
  })

  test('a day is one of the shop, and one on which nothing was sold is nought', async () => {
    const { currencies } = await ask('orders', 'from=2026-05-01&to=2026-06-30&by=day')
    const rows = currencies.find(({ currency }) => currency === 'TRY')?.rows ?? []
    expect(rows).toHaveLength(61)
    for (const { key, figures } of rows) {
      const own = counted().filter((one) => one.currency === 'TRY' && dayOf(one) === key)
      expect([key, figures.orders, figures.net]).toEqual([key, own.length, text(net(own))])
    }
  })

  test('whatever orders are told apart by, their rows are the whole', async () => {
    const by = ['day', 'week', 'month', 'hour', 'weekday', 'channel', 'status', 'payment_method', 'city']
    const apartBy = constantFrom(...by)
    await assert(
      asyncProperty(apartBy, constantFrom(...days), integer({ min: 0, max: 40 }), async (apart, from, long) => {
        const to = new Date(Date.parse(from) + long * 86_400_000).toISOString().slice(0, 10)
        const { currencies } = await ask('orders', `from=${from}&to=${to}&by=${apart}`)
        for (const { currency, total, rows } of currencies) {
          const own = counted().filter((one) => one.currency === currency && dayOf(one) >= from && dayOf(one) <= to)
          const minor = (value: unknown) => Math.round(Number(value) * 100)
          expect([total.orders, total.net]).toEqual([own.length, text(net(own))])
          expect(rows.reduce((sum, { figures }) => sum + Number(figures.orders), 0)).toBe(own.length)
          expect(rows.reduce((sum, { figures }) => sum + minor(figures.net), 0)).toBe(net(own))
        }
      }),
      { seed, numRuns: 40 },
    )
  })

  test('is compared with as many days before, and each day with the one that lies as far', async () => {
    const answer = await ask('orders', 'from=2026-05-11&to=2026-05-17&by=day&compare=before')
    expect(answer.compared).toEqual({ first: '2026-05-04', last: '2026-05-10' })
    const own = counted().filter((one) => one.currency === 'TRY')
    const onDay = (day: string) => own.filter((one) => dayOf(one) === day)
    const before = own.filter((one) => dayOf(one) >= '2026-05-04' && dayOf(one) <= '2026-05-10')
    const sums = sumsOf(answer, 'TRY')
    expect(sums.before).toMatchObject({ orders: before.length, net: text(net(before)) })
    expect(sums.rows.slice(0, 2).map((row) => [row.key, row.before?.orders])).toEqual([
      ['2026-05-11', onDay('2026-05-04').length],
      ['2026-05-12', onDay('2026-05-05').length],
    ])
  })

  test('the type narrows every report as it narrows the lists', async () => {
    const { currencies } = await ask('orders', 'from=2026-05-01&to=2026-06-30&by=channel&type=physical')
    const physical = counted().filter(({ channel }) => ['in_store', 'phone'].includes(channel))
    expect(currencies.reduce((sum, { total }) => sum + Number(total.orders), 0)).toBe(physical.length)
  })
})

describe('what is refused', () => {
  test('R111: days that lie more than six months apart', async () => {
    const { http, body } = await shop.call('GET', '/v1/panel/reports/orders?from=2026-01-01&to=2026-07-02')
    expect([http, body.fields]).toEqual([422, { to: 'validation.range_too_long' }])
  })

  test('what a report is not told apart by', async () => {
    expect((await shop.call('GET', '/v1/panel/reports/orders?by=product')).http).toBe(422)
  })
})

describe('what each tells', () => {
  const march = 'from=2026-03-01&to=2026-03-31'
  const rowsOf = ({ currencies }: ReportAnswer) => (currencies[0] as ReportSums).rows
  const at = (day: string) => ({ ordered_at: `2026-03-${day}T12:00:00Z` })

  test('products: the pieces that were sold, without those that were left out of the parcel', async () => {
    const { id, line_id, variant_id } = await newOrder(shop, at('02'))
    await newOrder(shop, at('03'))
    await shop.db.update(order_lines).set({ left_out: 1, total: 5000 }).where(eq(order_lines.id, line_id))
    const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variant_id))
    const rows = rowsOf(await ask('products', `${march}&by=product`))
    const own = rows.find(({ key }) => key === String(variant?.product_id))
    expect(own?.figures).toEqual({ orders: 1, pieces: 1, returned: 0, total: '50.00' })
    expect(own?.label).not.toBe('')
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
    const without = rowsOf(await ask('products', `${march}&by=product`))
    expect(without.map(({ key }) => key)).not.toContain(String(variant?.product_id))
  })

  test('users: who bought twice is one customer, new with the first order and not with the second', async () => {
    const customer_id = await newCustomer(shop, 'Sadık')
    for (const day of ['10', '11']) await newOrder(shop, { customer_id, ...at(day) })
    await newOrder(shop, { customer_id: null, invoice_address: { email: 'KONUK@posta.test' }, ...at('10') })
    await newOrder(shop, { customer_id: null, invoice_address: { email: 'konuk@posta.test' }, ...at('11') })
    const days = 'from=2026-03-10&to=2026-03-11'
    const rows = rowsOf(await ask('users', `${days}&by=newness`))
    expect(Object.fromEntries(rows.map(({ key, figures }) => [key, [figures.customers, figures.orders]]))).toEqual({
      first: [1, 1],
      again: [1, 1],
      guest: [1, 2],
    })
    const { currencies } = await ask('users', `${days}&by=customer`)
    expect(currencies[0]?.total).toMatchObject({ customers: 2, orders: 4 })
    expect(currencies[0]?.rows.find(({ key }) => key === String(customer_id))?.figures.orders).toBe(2)
  })

  test('staff: who wrote an order, and nobody for what customers ordered themselves', async () => {
    const { variant_id } = await newOrder(shop, at('20'))
    const body = newOrderIn(shop, variant_id)
    const { body: answer, text } = await shop.call('POST', ordersPath, { body })
    if (answer.status !== 1) throw new Error(text)
    const { currencies } = await ask('staff', 'period=today&by=person')
    expect(currencies.flatMap(({ rows }) => rows).map(({ key, figures }) => [key, figures.orders])).toEqual([
      [String(shop.own.admin_id), 1],
    ])
  })

  test('coupons: an order with two of them stands beside each, and in the total once', async () => {
    const { id: order_id } = await newOrder(shop, { currency: 'TRY', ...at('25') })
    await shop.db
      .update(orders)
      .set({ total: 9_000, paid_total: 9_000, refunded_total: 1_000 })
      .where(eq(orders.id, order_id))
    const given = { order_id, name: 'Kasım', currency: 'TRY' }
    await shop.db.insert(order_discounts).values([
      { ...given, kind: 'coupon', shop_id: shop.own.shop_id, coupon_id: await storedCoupon(shop), amount: 300 },
      {
        ...given,
        kind: 'coupon',
        shop_id: shop.own.shop_id,
        coupon_id: await storedCoupon(shop),
        amount: 200,
        carriage: 50,
      },
    ])
    const { currencies } = await ask('coupons', 'from=2026-03-25&to=2026-03-26&by=campaign')
    expect(currencies[0]?.total).toMatchObject({
      ...{ orders: 1, discount: '5.00', shipping: '0.50' },
      ...{ total: '90.00', net: '80.00' },
    })
    expect(currencies[0]?.rows.map(({ figures }) => figures.total)).toEqual(['90.00', '90.00'])
  })

  test('refunds: by the reason of each piece; what they are worth stands once they are approved', async () => {
    const requested = await newRefund(shop, await newOrder(shop))
    const approved = await approvedRefund(shop, await newOrder(shop))
    const { currencies } = await ask('refunds', 'period=today&by=reason')
    const { amount: worth } = approved
    expect(requested.id).not.toBe(approved.id)
    expect(currencies[0]?.total).toMatchObject({ refunds: 2, worth })
    expect(currencies[0]?.rows.every(({ label }) => label !== '')).toBe(true)
  })

  test.each([refundsReport, productsReport, usersReport, couponsReport, staffReport])(
    '$name answers by all that it is told apart by',
    async (one) => {
      for (const by of Object.keys(one.by))
        expect((await ask(one.name, `${march}&by=${by}&compare=year`)).days.first, by).toBe('2026-03-01')
    },
  )
})

describe('a report as a file', () => {
  test('has every row of every currency, with the amounts that the page shows', async () => {
    const query = 'from=2026-05-04&to=2026-06-01&by=day'
    const { currencies } = await ask('orders', query)
    expect(currencies.length).toBeGreaterThan(1)
    const { text } = await shop.call('GET', `/v1/panel/reports/orders/export?${query}&format=csv&lang=en`)
    const [heads = [], ...lines] = readCsv(text, ',')
    expect(heads.slice(0, 3)).toEqual(['Day', 'Currency', 'Orders'])
    const net = heads.indexOf('Net sales')
    const onPage = currencies.flatMap(({ currency, rows }) =>
      rows.map(({ figures }) => [currency, Number(figures.orders), Number(figures.net)]),
    )
    const inFile = lines.slice(0, -3).map((line) => [line[1], Number(line[2]), Number(line[net])])
    expect(inFile).toEqual(onPage)
    expect(lines.slice(-3)).toEqual([[''], ['First day', '4 May 2026'], ['Last day', '1 Jun 2026']])
  })

  test('is given to nobody who may not see the report', async () => {
    const token = await shop.as([600])
    expect((await shop.call('GET', '/v1/panel/reports/users/export?format=csv', { as: token })).http).toBe(403)
  })
})
