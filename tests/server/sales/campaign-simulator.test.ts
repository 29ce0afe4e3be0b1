import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Simulation, SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a trial of campaigns answers: as an order that is stored would have it, with why the others do not apply, and nothing stored. */

const path = '/v1/panel/campaign-simulator'
const november = { start: '2026-11-01', end: '2026-11-30' }

let shop: Shop
let variant_id: number

beforeAll(async () => {
  shop = await openShop()
  variant_id = (await newVariant(shop, { variants: [variant({ quantity: 900 })] })).variant_id
})
afterEach(async () => {
  await shop.db.delete(order_discounts)
  await shop.db.delete(coupons)
})
afterAll(() => shop.close())

const add = (changes: Draft = {}) => storedCoupon(shop, { ...november, ...changes })
const ask = (changes: Partial<Simulation> = {}, as?: string) =>
  shop.call('POST', path, {
    body: {
      ...{
        customer_id: null,
        lines: [{ variant_id, quantity: 3 }],
        day: '2026-11-15',
        payment_method: 'cash',
        code: '',
      },
      ...changes,
    },
    ...(as ? { as } : {}),
  })
const tried = async (changes: Partial<Simulation> = {}): Promise<SimulationResult> => {
  const { body, text } = await ask(changes)
  expect(body.status, text).toBe(1)
  return body.data
}
const told = ({ refused }: SimulationResult) =>
  Object.fromEntries(refused.map(({ campaign, rules }) => [campaign.id, rules.map(({ id }) => id)]))

describe('what applies', () => {
  test('comes in its turn, each with how much, and to the total', async () => {
    const sale = await add({ kind: 'sale', discount: '50' })
    const coupon = await add({ code: 'DENEME', type: 'fixed', discount: '9.90' })
    const result = await tried({ code: 'deneme' })
    // 3 × 49.90 = 149.70; half of it, then 9.90 of what is left.
    expect(result.applied.map(({ campaign, amount, lines }) => [campaign.id, amount, lines])).toEqual([
      [sale, '74.85', 1],
      [coupon, '9.90', 1],
    ])
    expect(result).toMatchObject({ products: '149.70', discount: '84.75', total: '64.95', refused: [], code: [] })
    expect(result.lines).toMatchObject([{ variant_id, quantity: 3, price: '49.90', off: '84.75', total: '64.95' }])
  })

  test('is what an order of that day has, whether its prices hold their tax or not', async () => {
    await add({ kind: 'sale', start: '2026-01-01', end: '2099-12-31', discount: '33.33' })
    await add({ code: 'AYNI', start: '2026-01-01', end: '2099-12-31', discount: '7.5', by_unit: 1 })
    for (const tax_in_price of [0, 1] as const) {
      await shop.db.update(shops).set({ tax_in_price }).where(eq(shops.id, shop.own.shop_id))
      const { day } = (await shop.call('GET', path)).body.data
      const { discount, total } = await tried({ day, code: 'AYNI' })
      const lines = [{ variant_id, quantity: 3, price: '49.90' }]
      const body = newOrderIn(shop, variant_id, {
        ...{ lines, coupon_code: 'AYNI', delivery: 'pickup', payment_method: 'cash', shipping_price: '0' },
      })
      const stored = await shop.call('POST', ordersPath, { body })
      const row = await orderIn(shop, stored.body.data.id)
      expect([discount, total]).toEqual([row.discount_total, row.total].map((minor) => (minor / 100).toFixed(2)))
    }
  })

  test('leaves no trace: no order, no use of the coupon', async () => {
    const id = await add({ code: 'IZSIZ', usage_limit: 1 })
    const before = await shop.db.$count(orders)
    for (const _ of [1, 2, 3]) expect((await tried({ code: 'IZSIZ' })).applied).toHaveLength(1)
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id))
    expect([row?.used, await shop.db.$count(orders), await shop.db.$count(order_discounts)]).toEqual([0, before, 0])
  })
})

describe('what does not apply', () => {
  test('is told with every rule in its way: sales of other days, and those that are passive, too', async () => {
    const passive = await add({ kind: 'sale', status: 0 })
    const later = await add({ kind: 'sale', start: '2026-12-01', end: '2026-12-31' })
    const over = await add({ kind: 'sale', start: '2026-10-01', end: '2026-10-31', minimum: '1000' })
    const other = await add({ code: 'BASKA', login_required: 1, minimum: '149.71' })
    const result = await tried({ code: 'BASKA' })
    expect(told(result)).toEqual({
      [passive]: ['campaign.passive'],
      [later]: ['campaign.not_begun'],
      [over]: ['campaign.ended', 'campaign.below_minimum'],
      [other]: ['campaign.customer_required', 'campaign.below_minimum'],
    })
    expect(result).toMatchObject({ applied: [], discount: '0.00', total: '149.70' })
    expect(result.code.map(({ id }) => id)).toEqual(['campaign.customer_required', 'campaign.below_minimum'])
  })

  test('both days of a campaign count, and the days beside them do not', async () => {
    await add({ kind: 'sale' })
    const applies = async (day: string) => (await tried({ day })).applied.length
    expect(await Promise.all(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(applies))).toEqual([
      0, 1, 1, 0,
    ])
  })

  test('a way of paying decides, and who buys', async () => {
    const { rows } = (await shop.call('GET', '/v1/panel/shop-payment-methods')).body.data
    const cash = rows.find((one: { method: string }) => one.method === 'cash').id
    const paid = await add({ kind: 'sale', basis: 'payment_method', categories: [], payment_methods: [cash] })
    const member = await add({ code: 'UYE', login_required: 1 })
    const guest = await tried({ code: 'UYE', payment_method: 'credit_card' })
    expect(told(guest)).toEqual({ [paid]: ['campaign.other_payment'], [member]: ['campaign.customer_required'] })
    expect((await tried({ code: 'UYE', customer_id: shop.own.customer_id })).applied).toHaveLength(2)
  })

  test('a code that nobody knows is said to be none', async () => {
    expect((await tried({ code: 'UYDURMA' })).code).toEqual([{ id: 'coupon.not_found', about: { code: 'UYDURMA' } }])
  })
})

describe('a trial is refused', () => {
  test.each<[string, Partial<Simulation>, string, string]>([
    ['without a product', { lines: [] }, 'order.product_required', 'product'],
    ['on a day that is none', { day: '2026-02-30' }, 'validation.date', 'day'],
    [
      'of a product that is gone',
      { lines: [{ variant_id: 999_999, quantity: 1 }] },
      'order.variant_gone',
      'lines.0.quantity',
    ],
  ])('%s, at its field', async (_, changes, id, at) => {
    const { http, body } = await ask(changes)
    expect([http, body.rules[0].id, body.rules[0].at]).toEqual([422, id, [at]])
  })

  test('of no pieces', async () => {
    const { http, body } = await ask({ lines: [{ variant_id, quantity: '0' }] })
    expect([http, body.rules.map((one: { id: string }) => one.id)]).toEqual([422, ['order.quantity']])
  })

  test('for whoever may not see campaigns', async () => {
    expect((await ask({}, await shop.as([1501]))).http).toBe(403)
  })

  test('for another shop’s customer', async () => {
    const { http, body } = await ask({ customer_id: shop.other.customer_id })
    expect([http, body.rules[0].at]).toEqual([422, ['customer_id']])
  })

  test('of another shop’s goods', async () => {
    const { variant_id: theirs } = await newVariant(shop, {}, shop.other)
    const { http, body } = await ask({ lines: [{ variant_id: theirs, quantity: 1 }] })
    expect([http, body.rules[0].id]).toEqual([422, 'order.variant_gone'])
  })
})
