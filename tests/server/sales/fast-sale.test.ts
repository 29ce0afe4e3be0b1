import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastSale, SaleCustomer } from '#api/contract/sales/fast-sale.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { variants } from '#server/db/schema/products.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A sale at the till: one transaction that holds its order, its stock and its money, once. */

let shop: Shop
let handover: number
let walkIn: SaleCustomer
beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
  const { walk_in, shipping_methods } = (await shop.call('GET', fastSalePath)).body.data
  walkIn = walk_in
  handover = shipping_methods[0].id
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const stocked = async (quantity = 10, changes: object = {}) =>
  (await newVariant(shop, { ...changes, variants: [variant({ quantity })] })).variant_id
const saleOf = (variant_id: number, changes: Partial<FastSale> = {}) =>
  fastSaleIn(shop, variant_id, { shipping_method_id: handover, ...changes })
const sell = (body: FastSale, more: { as?: string; headers?: Record<string, string> } = {}) =>
  shop.call('POST', fastSalePath, { body, ...more })
const paying = (...amounts: string[]): FastSale['payments'] =>
  amounts.map((amount) => ({ method: 'cash', amount, account_id: null }))
const stockOf = async (id: number) =>
  (await shop.db.select({ left: variants.quantity }).from(variants).where(eq(variants.id, id)))[0]?.left
const idsIn = (rules: readonly { id: string; at?: string[] }[]) => rules.map(({ id, at }) => [id, ...(at ?? [])])

test('what is sold in the shop is paid and delivered at once, with its goods out of the stock', async () => {
  const variant_id = await stocked(10)
  const { http, body, text } = await sell(saleOf(variant_id, { note: 'Hediye paketi' }))
  expect(http, text).toBe(200)
  const { id, number, total } = body.data
  expect(total).toBe('99.80')
  const row = await orderIn(shop, id)
  expect(row).toMatchObject({
    ...{ number, channel: 'in_store', status: 'delivered', payment_status: 'paid', payment_method: 'cash' },
    ...{ total: 99_80, paid_total: 99_80, customer_id: shop.own.customer_id, shipping_method_id: handover },
  })
  expect(row.delivered_at).not.toBeNull()
  expect(await stockOf(variant_id)).toBe(8)
  const { notes, history } = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
  expect(notes).toMatchObject([{ note: 'Hediye paketi' }])
  expect(history).toMatchObject([{ event: 'ADD', to: 'delivered', payment_to: 'paid', money: '99.80' }])
})

test('the till begins with the walk-in customer, whose goods are handed over: scan, pay, done', async () => {
  expect(walkIn).toMatchObject({ name: 'Perakende müşteri', walk_in: true })
  const { body, text } = await sell(saleOf(await stocked(), { customer_id: walkIn.id, address: null }))
  expect(body.status, text).toBe(1)
  expect(await orderIn(shop, body.data.id)).toMatchObject({ customer_name: 'Perakende müşteri', status: 'delivered' })
})

test('each part of the money is a payment of its own in its account; nothing is none', async () => {
  const payments: FastSale['payments'] = [
    { method: 'cash', amount: '60.00', account_id: null },
    { method: 'credit_card', amount: '39.80', account_id: null },
    { method: 'money_transfer', amount: '0', account_id: null },
  ]
  const { body, text } = await sell(saleOf(await stocked(), { payments }))
  expect(body.status, text).toBe(1)
  const rows = await shop.db
    .select({ amount: order_payments.amount, booked: account_transactions.amount })
    .from(order_payments)
    .innerJoin(
      account_transactions,
      and(
        eq(account_transactions.shop_id, order_payments.shop_id),
        eq(account_transactions.payment_id, order_payments.id),
      ),
    )
    .where(eq(order_payments.order_id, body.data.id))
    .orderBy(order_payments.id)
  expect(rows).toEqual([
    { amount: 60_00, booked: 60_00 },
    { amount: 39_80, booked: 39_80 },
  ])
})

test('what is ordered on the phone waits for its payment as any order does', async () => {
  const { body } = await sell(
    saleOf(await stocked(), {
      order_type: 'phone',
      payments: [{ method: 'money_transfer', amount: '99.80', account_id: null }],
    }),
  )
  expect(await orderIn(shop, body.data.id)).toMatchObject({
    ...{ channel: 'phone', status: 'pending', payment_status: 'not_paid', payment_method: 'money_transfer' },
    ...{ paid_total: 0, delivered_at: null },
  })
})

test('goods that are sent on are paid, and wait to be sent', async () => {
  const { body } = await sell(saleOf(await stocked(), { shipping_method_id: shop.own.shipping_method }))
  expect(await orderIn(shop, body.data.id)).toMatchObject({ status: 'accepted', payment_status: 'paid' })
})

test('products of one name are found with their codes and what they cost', async () => {
  const twins = ['IKIZ-1', 'IKIZ-2'].map((stock_code) => ({
    variants: [variant({ stock_code, barcode: `B-${stock_code}` })],
  }))
  for (const twin of twins) await newVariant(shop, twin)
  const { body } = await shop.call('GET', `${fastSalePath}/variants?search=IKIZ`)
  const told = body.data.rows.map(({ name, price, currency }: Record<string, string>) => [name, price, currency])
  expect(told.map(([name]: string[]) => name?.split(' · ').slice(-2))).toEqual([
    ['IKIZ-1', 'B-IKIZ-1'],
    ['IKIZ-2', 'B-IKIZ-2'],
  ])
  expect(told.map(([, ...cost]: string[]) => cost)).toEqual(Array(2).fill(['49.90', 'TRY']))
})

test('sixty tills sell the last ten pieces: exactly ten', async () => {
  const variant_id = await stocked(10)
  const one = saleOf(variant_id, {
    lines: [{ variant_id, quantity: 1, price: '49.90' }],
    payments: paying('49.90'),
  })
  const answers = await Promise.all(Array.from({ length: 60 }, () => sell(one)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(10)
  const refused = answers.filter(({ http }) => http !== 200)
  for (const { http, body } of refused) {
    expect(http).toBe(422)
    expect(body.rules).toMatchObject([{ id: 'order.no_stock', about: { left: 0 } }])
  }
  expect(await stockOf(variant_id)).toBe(0)
})

test('a sale that is sent again with its key is stored once and answered the same', async () => {
  const variant_id = await stocked(10)
  const headers = { 'idempotency-key': 'till-key-of-one-sale-0001' }
  const body = saleOf(variant_id)
  const answers = await Promise.all(Array.from({ length: 8 }, () => sell(body, { headers })))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await stockOf(variant_id)).toBe(8)
  const other = await sell(saleOf(variant_id, { note: 'başka' }), { headers })
  expect([other.http, other.body.error]).toEqual([409, 'request.key_reused'])
})

describe('a sale lacks', () => {
  test.each<[string, Partial<FastSale>, string[]]>([
    ['its type', { order_type: null }, ['validation.required', 'order_type']],
    ['its customer', { customer_id: null }, ['validation.required', 'customer_id']],
    ['its address', { address: null }, ['validation.required', 'address_id']],
    ['its way of sending', { shipping_method_id: null }, ['validation.required', 'shipping_method_id']],
    ['its payment', { payments: [] }, ['validation.required', 'payments']],
    ['its products', { lines: [] }, ['order.product_required', 'product']],
  ])('%s, and is told of that alone', async (_, changes, told) => {
    const { http, body } = await sell(saleOf(await stocked(), changes))
    expect(http).toBe(422)
    expect(idsIn(body.rules)).toEqual([told])
  })
})

describe('a sale is refused', () => {
  test.each<[string, (id: number) => Partial<FastSale>, string[]]>([
    [
      'that is paid a kuruş short',
      () => ({ payments: paying('60.00', '39.79') }),
      ['fastsale.paid_not_total', 'payments'],
    ],
    ['that is paid a kuruş too much', () => ({ payments: paying('99.81') }), ['fastsale.paid_not_total', 'payments']],
    [
      'of which something is paid back at once',
      () => ({ payments: paying('150.00', '-50.20') }),
      ['validation.negative', 'payments.1.amount'],
    ],
    [
      'that is paid with what is no amount',
      () => ({ payments: paying('99.80', 'x') }),
      ['validation.amount', 'payments.1.amount'],
    ],
    [
      'that takes off more than its products cost',
      () => ({ shipping_price: '20', discount: { type: 'fixed', value: '99.81' }, payments: paying('19.99') }),
      ['fastsale.discount_above_total', 'discount'],
    ],
    [
      'that comes to nothing',
      () => ({ discount: { type: 'percentage', value: '100' }, payments: paying('0') }),
      ['fastsale.total_zero', 'discount'],
    ],
    [
      'that is sent for less than nothing',
      () => ({ shipping_price: '-0.01', payments: paying('99.79') }),
      ['validation.shipping_negative', 'shipping_price'],
    ],
    [
      'whose money goes into no account of the shop',
      () => ({ payments: [{ method: 'cash', amount: '99.80', account_id: 999_999_999 }] }),
      ['validation.invalid_choice', 'payments.0.account_id'],
    ],
    [
      'of another shop’s customer',
      () => ({ customer_id: shop.other.customer_id }),
      ['validation.required', 'customer_id'],
    ],
    [
      'of the phone that is paid in two ways',
      () => ({
        order_type: 'phone',
        payments: [...paying('60.00'), { method: 'credit_card', amount: '39.80', account_id: null }],
      }),
      ['fastsale.phone_one_payment', 'order_type'],
    ],
    [
      'that goes by no method of the shop',
      () => ({ shipping_method_id: 999_999_999 }),
      ['order.no_delivery', 'shipping_method_id'],
    ],
  ])('%s', async (_, changes, told) => {
    const variant_id = await stocked()
    const before = await shop.db.$count(orders)
    const { http, body } = await sell(saleOf(variant_id, changes(variant_id)))
    expect(http).toBe(422)
    expect(idsIn(body.rules)).toEqual([told])
    expect([await shop.db.$count(orders), await stockOf(variant_id)]).toEqual([before, 10])
  })

  test('when its product went passive after it was scanned, by name', async () => {
    const variant_id = await stocked()
    await shop.db.execute(sql`update variants set status = 0 where id = ${variant_id}`)
    const { body } = await sell(saleOf(variant_id))
    expect(idsIn(body.rules)).toEqual([['order.passive_variant', 'lines.0.quantity']])
  })
})

test('full authority passes over the numbers in which a product is bought, and the log tells so', async () => {
  const fours = { min_quantity: 4, max_quantity: 8, step_quantity: 4 }
  const variant_id = await stocked(10, fours)
  const body = saleOf(variant_id)
  expect(idsIn((await sell(body)).body.rules)).toEqual([
    ['order.below_minimum', 'lines.0.quantity'],
    ['order.not_in_steps', 'lines.0.quantity'],
  ])
  const cashier = await shop.as([2900])
  const alone = await sell({ ...body, override: 1 }, { as: cashier })
  expect(idsIn(alone.body.rules)).toEqual([['fastsale.override_code', 'override']])
  const sold = await sell({ ...body, override: 1 }, { as: await shop.as([100]) })
  const { rows } = await shop.db.execute<{ override: number }>(sql`
    select (after ->> 'override')::int as override from audit_log
     where subject = 'orders' and subject_id = ${sold.body.data.id} and event = 'ADD'`)
  expect(rows).toEqual([{ override: 1 }])
})

test('a sale that waited for the network was sold when it was sold, and never later than now', async () => {
  const sold_at = '2026-01-05T09:30:00.000Z'
  const early = await sell(saleOf(await stocked(), { sold_at }))
  expect(early.body.data.ordered_at).toBe(sold_at)
  const ahead = await sell(saleOf(await stocked(), { sold_at: '2099-01-01T00:00:00.000Z' }))
  expect(Date.parse(ahead.body.data.ordered_at)).toBeLessThanOrEqual(Date.now())
})

test('a code finds its variant exactly, by barcode or stock code, and says what it did not find', async () => {
  const made = await newVariant(shop, { variants: [variant({ stock_code: 'TILL-1', barcode: '8690504012345' })] })
  for (const code of ['TILL-1', '8690504012345', ' TILL-1 '])
    expect((await shop.call('GET', `${fastSalePath}/scan?code=${encodeURIComponent(code)}`)).body.data).toMatchObject({
      variant_id: made.variant_id,
    })
  const { http, body } = await shop.call('GET', `${fastSalePath}/scan?code=0000000000000`)
  expect(http).toBe(404)
  expect(body.rules).toEqual([{ id: 'fastsale.code_not_found', about: { code: '0000000000000' } }])
})

test('an address that was written at the till is one of the customer’s from then on, once', async () => {
  const addresses = async () =>
    (await shop.call('GET', `/v1/panel/customer-addresses?customer_id=${shop.own.customer_id}`)).body.data.rows
  const known = (await addresses()).length
  const { address } = saleOf(await stocked())
  const elsewhere = {
    ...address,
    city: 'Rize',
    district: 'Pazar',
    address: 'Çay Sk. 9',
    title: 'Yayla',
  } as FastSale['address']
  for (const city of ['Rize', 'RİZE'])
    expect((await sell(saleOf(await stocked(), { address: { ...elsewhere, city } as FastSale['address'] }))).http).toBe(
      200,
    )
  const now = await addresses()
  expect(now.length).toBe(known + 1)
  expect(now.map((row: { title: string }) => row.title)).toContain('Yayla')
  const { rows } = (await shop.call('GET', '/v1/panel/customers?search=rize')).body.data
  expect(rows.map((row: { id: number }) => row.id)).toEqual([shop.own.customer_id])
})
