import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { orderWorth } from '#api/rules/sales/order-worth.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { shops } from '#server/db/schema/shops.ts'
import { couponDraft, storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What coupons and sales give off an order that the staff write, what is kept of it, and how often a coupon is used (D8). */

let shop: Shop
let variant_id: number
const always = { start: '2026-01-01', end: '2099-12-31' }

beforeAll(async () => {
  shop = await openShop()
  variant_id = (await newVariant(shop, { variants: [variant({ quantity: 900 })] })).variant_id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.db.delete(order_discounts)
  await shop.db.delete(coupons)
})
afterAll(() => shop.close())

const add = (changes: Draft = {}) => storedCoupon(shop, { ...always, ...changes })
const order = (changes: Partial<NewOrder> = {}) =>
  shop.call('POST', ordersPath, { body: newOrderIn(shop, variant_id, changes) })
const ordered = async (changes: Partial<NewOrder> = {}): Promise<number> => {
  const { body, text } = await order(changes)
  expect(body.status, text).toBe(1)
  return body.data.id
}
const usesOf = async (id: number) => (await shop.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.used
const linesOf = (id: number) => shop.db.select().from(order_lines).where(eq(order_lines.order_id, id))
const step = (id: number, status: string) =>
  shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version: 1 } })

describe('an order whose total was shown', () => {
  const refused = async (changes: Partial<NewOrder>) => {
    const before = await shop.db.$count(orders)
    const { http, body } = await order(changes)
    expect([http, await shop.db.$count(orders)]).toEqual([422, before])
    return body.rules
  }

  test('is stored at that', async () => {
    await add({ kind: 'sale' })
    expect(await orderIn(shop, await ordered({ total: '109.82' }))).toMatchObject({ total: 10_982 })
  })

  test('is refused where a campaign began or ended since, and both totals are told', async () => {
    const sale = await add({ kind: 'sale' })
    expect(await refused({ total: '119.80' })).toEqual([
      { id: 'order.total_changed', about: { was: '119.80', total: '109.82' } },
    ])
    await shop.db.update(coupons).set({ status: 0 }).where(eq(coupons.id, sale))
    expect(await refused({ total: '109.82' })).toEqual([
      { id: 'order.total_changed', about: { was: '109.82', total: '119.80' } },
    ])
  })

  test('is priced anew with what holds now, coupon and all', async () => {
    const sale = await add({ kind: 'sale' })
    await add({ kind: 'sale', start: '2020-01-01', end: '2020-12-31' })
    const coupon = await add({ code: 'SIMDI' })
    const body = { variant_ids: [variant_id], customer_id: shop.own.customer_id, coupon_code: 'simdi' }
    const { data } = (await shop.call('POST', `${newOrderPath}/prices`, { body })).body
    expect(data.campaigns.rows.map(({ id }: { id: number }) => id)).toEqual([sale, coupon])
    expect(data).toMatchObject({ tax_in_price: 1, variants: [{ variant_id }] })
  })
})

describe('a coupon', () => {
  test('gives off the lines, and is named with the order', async () => {
    const coupon_id = await add({ code: 'YAZ10' })
    const id = await ordered({ coupon_code: 'yaz10' })
    expect(await orderIn(shop, id)).toMatchObject({ product_total: 9_980, discount_total: 998, total: 10_982 })
    expect(await linesOf(id)).toMatchObject([{ price: 4_990, quantity: 2, discount: 998, total: 8_982 }])
    const [kept] = await shop.db.select().from(order_discounts)
    expect(kept).toMatchObject({
      ...{ order_id: id, coupon_id, kind: 'coupon', code: 'YAZ10', amount: 998, carriage: 0, currency: 'TRY' },
      ...{ lines: [{ variant_id, amount: 998 }], given_back_at: null },
    })
    expect(await usesOf(coupon_id)).toBe(1)
    const { body } = await shop.call('GET', `${ordersPath}/${id}`)
    expect(body.data.campaigns).toMatchObject([{ coupon_id, code: 'YAZ10', amount: '9.98' }])
  })

  test('what is left of the lines is taxed, and makes the total with the discount of the whole order', async () => {
    for (const tax_in_price of [0, 1] as const) {
      await shop.db.update(shops).set({ tax_in_price }).where(eq(shops.id, shop.own.shop_id))
      await add({ code: `VERGI-${tax_in_price}` })
      const id = await ordered({ coupon_code: `VERGI-${tax_in_price}`, discount: { kind: 'fixed', value: '10.01' } })
      const row = await orderIn(shop, id)
      const { lines, carriage } = orderWorth({ ...row, lines: await linesOf(id) })
      const whole = [...lines, carriage].reduce((sum, { total }) => sum + total, 0)
      expect([whole, row.discount_total, carriage.total]).toEqual([row.total, 1_999, 2_000])
      expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(row.tax_total)
    }
  })

  test('that pays the carrying leaves none to pay, and says how much', async () => {
    await add({ code: 'KARGO', free_shipping: 1 })
    const id = await ordered({ coupon_code: 'KARGO' })
    expect(await orderIn(shop, id)).toMatchObject({ shipping_total: 0, total: 8_982 })
    expect(await shop.db.select().from(order_discounts)).toMatchObject([{ carriage: 2_000, amount: 998 }])
  })

  test.each<[string, Draft, Refusal[]]>([
    ['whose days are over', { start: '2020-01-01', end: '2020-02-01' }, [{ id: 'campaign.ended' }]],
    ['that is passive', { status: 0 }, [{ id: 'campaign.passive' }]],
    ['of larger orders', { minimum: '99.81' }, [{ id: 'campaign.below_minimum' }]],
    ['of smaller orders', { maximum: '99.79' }, [{ id: 'campaign.above_maximum' }]],
    ['of customers alone', { login_required: 1 }, [{ id: 'campaign.customer_required' }]],
  ])('%s is refused with its rule, and nothing is stored', async (_, changes, reasons) => {
    const id = await add({ code: 'YOK', ...changes })
    const { http, body } = await order({ coupon_code: 'YOK' })
    expect([http, body.fields]).toEqual([422, { coupon_code: 'order.coupon_not_applied' }])
    expect(body.rules.map((one: Refusal) => one.id)).toEqual([
      'order.coupon_not_applied',
      ...reasons.map((one) => one.id),
    ])
    expect([await usesOf(id), await shop.db.$count(order_discounts)]).toEqual([0, 0])
  })

  test('that nobody knows is refused by its code', async () => {
    const { http, body } = await order({ coupon_code: 'UYDURMA' })
    expect([http, body.rules[1]]).toEqual([
      422,
      { id: 'coupon.not_found', about: { code: 'UYDURMA' }, at: ['coupon_code'] },
    ])
    const asked = await shop.call('GET', `${newOrderPath}/coupon?code=UYDURMA`)
    expect([asked.http, asked.body.error]).toEqual([404, 'coupon.not_found'])
  })
})

describe('D8: a coupon is not used more often than it may be', () => {
  test('of forty orders at once, as many as its limit have it', async () => {
    const id = await add({ code: 'ILK5', usage_limit: 5 })
    // Of five products: those of one wait for one another at its stock, the others meet at the coupon.
    const sold = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await newVariant(shop, { variants: [variant({ quantity: 99 })] })).variant_id,
      ),
    )
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        shop.call('POST', ordersPath, { body: newOrderIn(shop, sold[at % 5] ?? 0, { coupon_code: 'ILK5' }) }),
      ),
    )
    expect(answers.map(({ http }) => http).filter((http) => http === 200)).toHaveLength(5)
    const refused = answers.filter(({ http }) => http !== 200).map(({ body }) => body.fields?.coupon_code)
    const told = ['coupon.limit_reached', 'order.coupon_not_applied']
    expect(refused.filter((id) => !told.includes(id))).toEqual([])
    expect([await usesOf(id), await shop.db.$count(order_discounts)]).toEqual([5, 5])
  })

  test('and of forty of one customer, as many as theirs', async () => {
    const id = await add({ code: 'KISI2', customer_limit: 2 })
    const mine = { coupon_code: 'KISI2', customer_id: shop.own.customer_id }
    const answers = await Promise.all(Array.from({ length: 40 }, () => order(mine)))
    expect(answers.map(({ http }) => http).filter((http) => http === 200)).toHaveLength(2)
    expect(await usesOf(id)).toBe(2)
    const asked = await shop.call('GET', `${newOrderPath}/coupon?code=kisi2&customer_id=${shop.own.customer_id}`)
    expect(asked.body.data).toMatchObject({ used: 2, used_by_customer: 2, customer_limit: 2 })
  })

  test.each(['cancelled', 'rejected'])('an order that is %s gives its use back, once', async (status) => {
    const id = await add({ code: 'TEK', usage_limit: 1, customer_limit: 1 })
    const mine = { coupon_code: 'TEK', customer_id: shop.own.customer_id }
    const first = await ordered({ ...mine, payment_method: 'cash' })
    expect((await order(mine)).http).toBe(422)
    expect((await step(first, status)).http).toBe(200)
    expect(await usesOf(id)).toBe(0)
    await ordered(mine)
    expect(await usesOf(id)).toBe(1)
  })
})

test('D8: an order whose money went back gives its use back, and one of which a part did keeps it', async () => {
  const coupon = await add({ code: 'IADE', usage_limit: 1 })
  const id = await ordered({ coupon_code: 'IADE', payment_method: 'cash' })
  const [line] = await linesOf(id)
  const marked = await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, {
    body: { payment_status: 'paid', version: 1 },
  })
  expect(marked.http, marked.text).toBe(200)
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
  const back = async () => {
    const refund = await approvedRefund(shop, { id, line_id: line?.id ?? 0 }, 1)
    const { http } = await shop.call('POST', `${refundsPath}/${refund.id}/pay-back`, {
      body: { account_id: shop.own.account },
    })
    return [http, await usesOf(coupon)]
  }
  expect(await back()).toEqual([200, 1])
  expect(await back()).toEqual([200, 0])
})

describe('a sale', () => {
  test('comes by itself, below its category, and with a coupon on what it leaves', async () => {
    await add({ kind: 'sale', discount: '50' })
    await add({ code: 'ARTI', type: 'fixed', discount: '9.90' })
    const id = await ordered({ coupon_code: 'ARTI' })
    expect(await linesOf(id)).toMatchObject([{ discount: 4_990 + 990, total: 4_000 }])
    const kept = await shop.db.select().from(order_discounts).orderBy(order_discounts.id)
    expect(kept.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 4_990],
      ['coupon', 990],
    ])
  })

  test('of a group is for its customers, and stands in the form of the new order', async () => {
    const group = (await shop.call('POST', '/v1/panel/customer-groups', { body: { name: 'Bayiler', note: '' } })).body
    const id = await add({ kind: 'sale', customer_groups: [group.data.id] })
    const { campaigns } = (await shop.call('GET', newOrderPath)).body.data
    expect(campaigns.rows.map((one: { id: number }) => one.id)).toEqual([id])
    const customer_id = shop.own.customer_id
    expect((await orderIn(shop, await ordered({ customer_id }))).discount_total).toBe(0)
    await shop.db.update(users).set({ group_id: group.data.id }).where(eq(users.id, customer_id))
    expect((await orderIn(shop, await ordered({ customer_id }))).discount_total).toBe(998)
    const buyer = (await shop.call('GET', `${newOrderPath}/customers/${customer_id}`)).body.data
    expect(buyer.group_id).toBe(group.data.id)
    await shop.db.update(users).set({ group_id: null }).where(eq(users.id, customer_id))
  })

  test('that begins tomorrow or was for another way of paying gives nothing', async () => {
    await add({ kind: 'sale', start: '2099-01-01' })
    const { rows } = (await shop.call('GET', '/v1/panel/shop-payment-methods')).body.data
    const cash = rows.find((one: { method: string }) => one.method === 'cash').id
    await add({ kind: 'sale', basis: 'payment_method', payment_methods: [cash] })
    expect((await orderIn(shop, await ordered())).discount_total).toBe(0)
    expect((await orderIn(shop, await ordered({ payment_method: 'cash' }))).discount_total).toBe(998)
  })
})

test('a coupon that orders used stays of its kind and for what it was; all else of it may change', async () => {
  const used = { ...always, code: 'KALIR' }
  const [id, other] = [await add(used), await add({ code: 'BOS' })]
  await ordered({ coupon_code: 'KALIR' })
  const save = (of: number, changes: Draft) =>
    shop.call('PUT', `/v1/panel/coupons/${of}`, { body: { ...couponDraft(shop.own, changes), version: 1 } })
  const { rows } = (await shop.call('GET', '/v1/panel/shop-payment-methods')).body.data
  const paid = { basis: 'payment_method', categories: [], payment_methods: [rows[0].id] }
  const refused = await save(id, { ...used, kind: 'sale', code: '', ...paid })
  expect([refused.http, refused.body.rules]).toEqual([422, [{ id: 'coupon.used_stays', at: ['kind', 'basis'] }]])
  expect((await save(other, { ...always, code: 'BOS', ...paid })).http).toBe(200)
  expect((await save(id, { ...used, discount: '15' })).http).toBe(200)
})

test('R167: a coupon that orders used is not deleted', async () => {
  const id = await add({ code: 'IZ' })
  await ordered({ coupon_code: 'IZ' })
  const { http, body } = await shop.call('DELETE', `/v1/panel/coupons/${id}`)
  expect([http, body.rules]).toEqual([409, [{ id: 'delete.in_use', about: { what: 'orders', count: 1 } }]])
})
