import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Coupons and campaigns at the till: what the customer was told is what is stored, with one use of the coupon, or nothing is. */

let shop: Shop
let variant_id: number
let handover: number
const always = { start: '2026-01-01', end: '2099-12-31' }

beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
  handover = (await shop.call('GET', fastSalePath)).body.data.shipping_methods[0].id
  variant_id = (await newVariant(shop, { variants: [variant({ quantity: 900 })] })).variant_id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.db.delete(order_discounts)
  await shop.db.delete(coupons)
})
afterAll(() => shop.close())

const add = (changes: Draft = {}) => storedCoupon(shop, { ...always, ...changes })
/** Two pieces at 49.90, of which so much is paid. */
const saleOf = (paid: string, changes: Partial<FastSale> = {}, of = variant_id) =>
  fastSaleIn(shop, of, {
    ...{ shipping_method_id: handover, payments: [{ method: 'cash', amount: paid, account_id: null }] },
    ...changes,
  })
const sell = (body: FastSale, headers: Record<string, string> = {}) =>
  shop.call('POST', fastSalePath, { body, headers })
const sold = async (body: FastSale): Promise<number> => {
  const answer = await sell(body)
  expect(answer.body.status, answer.text).toBe(1)
  return answer.body.data.id
}
const usesOf = async (id: number) => (await shop.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.used
const kept = () => shop.db.select().from(order_discounts)
const asked = async (query: string): Promise<OrderCampaigns> =>
  (await shop.call('GET', `${fastSalePath}/campaigns?${query}`)).body.data

describe('what the till is told', () => {
  test('the sales of the day, the coupon of a code, and how often its customer used it', async () => {
    const sale = await add({ kind: 'sale' })
    await add({ kind: 'sale', start: '2020-01-01', end: '2020-12-31' })
    const coupon = await add({ code: 'KASA5', customer_limit: 3 })
    const discounts = [
      { id: sale, amount: '9.98' },
      { id: coupon, amount: '8.98' },
    ]
    await sold(saleOf('80.84', { coupon_code: 'KASA5', discounts }))
    expect((await asked('')).rows.map(({ id }) => id)).toEqual([sale])
    const { rows, customer } = await asked(`code=kasa5&customer_id=${shop.own.customer_id}`)
    expect(customer).toEqual({ group_id: null })
    expect(rows).toMatchObject([{ id: sale }, { id: coupon, used: 1, used_by_customer: 1 }])
    expect((await shop.call('GET', fastSalePath)).body.data.campaigns.rows).toMatchObject([{ id: sale }])
  })

  test('a code that nobody knows gives none', async () => {
    expect((await asked('code=UYDURMA')).rows).toEqual([])
  })
})

describe('a sale with discounts', () => {
  test('is paid by what is left, and its order holds what each campaign gave', async () => {
    const id = await add({ code: 'KASA10' })
    const order = await sold(saleOf('89.82', { coupon_code: 'kasa10', discounts: [{ id, amount: '9.98' }] }))
    expect(await orderIn(shop, order)).toMatchObject({
      ...{ product_total: 9_980, discount_total: 998, total: 8_982, paid_total: 8_982 },
      ...{ status: 'delivered', payment_status: 'paid' },
    })
    const lines = await shop.db.select().from(order_lines).where(eq(order_lines.order_id, order))
    expect(lines).toMatchObject([{ price: 4_990, quantity: 2, discount: 998, total: 8_982 }])
    expect(await kept()).toMatchObject([{ order_id: order, coupon_id: id, code: 'KASA10', amount: 998 }])
    expect(await usesOf(id)).toBe(1)
  })

  test('takes what is typed off what campaigns leave, as a new order does', async () => {
    const id = await add({ kind: 'sale', discount: '50' })
    const discount = { type: 'percentage', value: '10' } as const
    const order = await sold(saleOf('44.91', { discount, discounts: [{ id, amount: '49.90' }] }))
    expect(await orderIn(shop, order)).toMatchObject({ discount_total: 4_990 + 499, total: 4_491 })
  })

  test('of a way of paying is given where it is paid so', async () => {
    const { rows } = (await shop.call('GET', '/v1/panel/shop-payment-methods')).body.data
    const cash = rows.find((one: { method: string }) => one.method === 'cash').id
    const id = await add({ kind: 'sale', basis: 'payment_method', categories: [], payment_methods: [cash] })
    const discounts = [{ id, amount: '9.98' }]
    await sold(saleOf('89.82', { discounts }))
    const payments: FastSale['payments'] = [
      { method: 'cash', amount: '40.00', account_id: null },
      { method: 'credit_card', amount: '49.82', account_id: null },
    ]
    const { body } = await sell(saleOf('', { discounts, payments }))
    expect(body.rules.map(({ id }: { id: string }) => id)).toContain('sale.discounts_changed')
  })

  test('pays the carrying where a campaign does', async () => {
    const id = await add({ code: 'KARGO', free_shipping: 1 })
    const order = await sold(
      saleOf('89.82', { coupon_code: 'KARGO', shipping_price: '25.00', discounts: [{ id, amount: '9.98' }] }),
    )
    expect(await orderIn(shop, order)).toMatchObject({ shipping_total: 0, total: 8_982 })
    expect(await kept()).toMatchObject([{ carriage: 2_500 }])
  })

  test('that is sent again with its key is stored once, and uses its coupon once', async () => {
    const id = await add({ code: 'TEKRAR', usage_limit: 1 })
    const body = saleOf('89.82', { coupon_code: 'TEKRAR', discounts: [{ id, amount: '9.98' }] })
    const key = { 'idempotency-key': `sale-${crypto.randomUUID()}` }
    const [first, second] = [await sell(body, key), await sell(body, key)]
    expect([first.http, second.body.data.id, await usesOf(id)]).toEqual([200, first.body.data.id, 1])
  })

  test('that is cancelled gives the use back', async () => {
    const id = await add({ code: 'GERI', usage_limit: 1 })
    const body = { coupon_code: 'GERI', discounts: [{ id, amount: '9.98' }], order_type: 'phone' as const }
    const order = await sold(saleOf('89.82', body))
    expect(await usesOf(id)).toBe(1)
    await shop.call('PATCH', `${ordersPath}/${order}/status`, { body: { status: 'cancelled', version: 1 } })
    expect(await usesOf(id)).toBe(0)
  })
})

describe('a sale whose discounts changed is refused, and nothing of it is stored', () => {
  const refused = async (body: FastSale) => {
    const before = await shop.db.$count(orders)
    const { http, body: answer } = await sell(body)
    expect([http, await shop.db.$count(orders), (await kept()).length]).toEqual([422, before, 0])
    return answer.rules as { id: string; at?: string[]; about?: object }[]
  }

  test('when its campaign ended meanwhile: the new total is told', async () => {
    const id = await add({ kind: 'sale', status: 0 })
    const rules = await refused(saleOf('89.82', { discounts: [{ id, amount: '9.98' }] }))
    expect(rules).toEqual([
      { id: 'fastsale.paid_not_total', about: { total: '99.80' }, at: ['payments'] },
      { id: 'sale.discounts_changed', about: { total: '99.80' }, at: ['discounts'] },
    ])
  })

  test('when its coupon was used up: with each rule at its field', async () => {
    const id = await add({ code: 'DOLDU', usage_limit: 1 })
    const body = saleOf('89.82', { coupon_code: 'DOLDU', discounts: [{ id, amount: '9.98' }] })
    await sold(body)
    await shop.db.delete(order_discounts)
    const rules = await refused(body)
    expect(rules.map((one) => one.id)).toEqual([
      'order.coupon_not_applied',
      'fastsale.paid_not_total',
      'sale.discounts_changed',
      'coupon.limit_reached',
    ])
    expect(rules.at(-1)?.at).toEqual(['coupon_code'])
    await shop.db.update(coupons).set({ used: 0 })
  })

  test('when another one gives more now', async () => {
    const id = await add({ code: 'IKI' })
    await add({ kind: 'sale', discount: '20' })
    const rules = await refused(saleOf('89.82', { coupon_code: 'IKI', discounts: [{ id, amount: '9.98' }] }))
    expect(rules.map((one) => one.id)).toContain('sale.discounts_changed')
  })

  test('but one that was told of none stands as it was rung up, whatever has begun', async () => {
    await add({ kind: 'sale' })
    const order = await sold(saleOf('99.80'))
    expect(await orderIn(shop, order)).toMatchObject({ discount_total: 0, total: 9_980 })
    expect(await kept()).toEqual([])
  })

  test('it is judged by the day on which it was sold', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    const id = await add({ code: 'DUN', start: '2026-01-01', end: yesterday.slice(0, 10) })
    const body = { coupon_code: 'DUN', discounts: [{ id, amount: '9.98' }] }
    // Two days, so that the zone of the shop makes no difference.
    const sold_at = new Date(Date.now() - 2 * 86_400_000).toISOString()
    await sold(saleOf('89.82', { ...body, sold_at }))
    await shop.db.delete(order_discounts)
    await shop.db.update(coupons).set({ used: 0, end: '2026-02-01' })
    expect((await refused(saleOf('89.82', { ...body, sold_at }))).length).toBeGreaterThan(0)
  })
})

test('D8: of forty tills at once, as many as the limit of the coupon have it', async () => {
  const id = await add({ code: 'KASA-ILK7', usage_limit: 7 })
  // Of five products: those of one wait for one another at its stock, the others meet at the coupon.
  const several = await Promise.all(
    Array.from({ length: 5 }, () => newVariant(shop, { variants: [variant({ quantity: 99 })] })),
  )
  const body = { coupon_code: 'KASA-ILK7', discounts: [{ id, amount: '9.98' }] }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => sell(saleOf('89.82', body, several[at % 5]?.variant_id))),
  )
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(7)
  const told = ['coupon.limit_reached', 'order.coupon_not_applied']
  const refused = answers.filter(({ http }) => http !== 200)
  const isTold = ({ id }: { id: string }) => told.includes(id)
  expect(refused.filter(({ http, body }) => http !== 422 || !body.rules.some(isTold))).toEqual([])
  expect([await usesOf(id), (await kept()).length]).toEqual([7, 7])
})
