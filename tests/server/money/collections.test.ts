import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#server/db/schema/accounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { collectionOf, collectionsPath, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const collect = (debtor: Awaited<ReturnType<typeof newDebtor>>, amount: string, changes: object = {}) =>
  shop.call('POST', collectionsPath, { body: { ...collectionOf(debtor, amount, shop.own), ...changes } })
const owed = async (customer_id: number) =>
  (await shop.call('GET', `${collectionsPath}/outstanding?customer_id=${customer_id}`)).body.data
const rulesOf = ({ http, body }: Awaited<ReturnType<Shop['call']>>) => [
  http,
  body.rules?.map(({ id }: { id: string }) => id),
]
const balance = async () => {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from account_transactions where account_id = ${shop.own.account}`)
  return Number(rows[0]?.sum)
}

test('R77: 120.00 over 100.00 and 50.00 pays the older order, and 20.00 of the newer', async () => {
  const debtor = await newDebtor(shop, [10_000, 5_000])
  const [older, newer] = debtor.ids as [number, number]
  const before = await balance()
  const { http, body } = await collect({ ...debtor, ids: [newer, older] }, '120.00', { reference: ' DEKONT 17 ' })
  expect(http).toBe(200)
  expect(body.data).toMatchObject({
    ...{
      amount: '120.00',
      currency: 'TRY',
      method: 'cash',
      account: 'Kasa',
      reference: 'DEKONT 17',
      state: 'standing',
    },
    parts: [
      { order_id: older, amount: '100.00', rest: '0.00' },
      { order_id: newer, amount: '20.00', rest: '30.00' },
    ],
  })
  expect((await balance()) - before).toBe(12_000)
  expect(await orderIn(shop, older)).toMatchObject({ payment_status: 'paid', paid_total: 10_000 })
  expect(await orderIn(shop, newer)).toMatchObject({ payment_status: 'not_paid', paid_total: 2_000 })
  // R60: what is left is owed still, and pays it when it comes.
  expect((await owed(debtor.customer_id)).orders).toMatchObject([{ id: newer, outstanding: '30.00' }])
  const page = await shop.call('GET', `${ordersPath}/${newer}`)
  expect(page.body.data.payments).toMatchObject([{ kind: 'collection', amount: '20.00', account: 'Kasa' }])
  expect(page.body.data.history[0]).toMatchObject({ event: 'RECEIVE_PAYMENT', money: '20.00' })
  expect((await collect({ ...debtor, ids: [newer] }, '30')).http).toBe(200)
  expect(await orderIn(shop, newer)).toMatchObject({ payment_status: 'paid', paid_total: 5_000 })
  expect((await owed(debtor.customer_id)).orders).toEqual([])
})

test('what is owed is told oldest first, of one moment the smaller id, without what has ended or is paid', async () => {
  const debtor = await newDebtor(shop, [100, 200, 300, 400])
  const [first, second, third, fourth] = debtor.ids as [number, number, number, number]
  await shop.db.update(orders).set({ ordered_at: '2026-11-09T09:00:00Z' }).where(eq(orders.id, first))
  await shop.db.update(orders).set({ ordered_at: '2026-11-02T09:00:00Z' }).where(eq(orders.id, third))
  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, fourth))
  const { customer, orders: told, tills, methods } = await owed(debtor.customer_id)
  expect(customer.id).toBe(debtor.customer_id)
  expect(told.map(({ id }: { id: number }) => id)).toEqual([second, third, first])
  expect(tills).toMatchObject([{ currency: 'TRY', accounts: [{ id: shop.own.account }] }])
  expect(tills[0].usual.find(({ method }: { method: string }) => method === 'cash')).toMatchObject({
    account_id: shop.own.account,
  })
  expect(methods.length).toBeGreaterThan(0)
  const stranger = await shop.call('GET', `${collectionsPath}/outstanding?customer_id=${shop.own.admin_id}`)
  expect(stranger.http).toBe(404)
})

test('what is pinned fills first', async () => {
  const debtor = await newDebtor(shop, [10_000, 5_000])
  const [older, newer] = debtor.ids as [number, number]
  const { body } = await collect(debtor, '60.00', { pinned_ids: [newer] })
  expect(body.data.parts).toMatchObject([
    { order_id: newer, amount: '50.00', rest: '0.00' },
    { order_id: older, amount: '10.00', rest: '90.00' },
  ])
})

describe('what is refused changes nothing', () => {
  test.each([
    ['R153', { order_ids: [] }, 'collect.order_required'],
    ['R154', { amount: '0' }, 'collect.amount_invalid'],
    ['R154', { amount: '-1' }, 'collect.amount_invalid'],
    ['R154', { amount: 'abc' }, 'collect.amount_invalid'],
    ['R154', { amount: '' }, 'collect.amount_invalid'],
    ['R154', { amount: '1.005' }, 'collect.amount_invalid'],
    ['R154', { amount: 1.005 }, 'collect.amount_invalid'],
    ['R155', { amount: '150.01' }, 'collect.amount_above_debt'],
    ['R241', { method: 'bank_transfer' }, 'validation.invalid_choice'],
    ['own', { account_id: null }, 'validation.required'],
    ['own', { day: '2098-01-01' }, 'payment.in_future'],
  ])('%s: %o', async (_, changes, rule) => {
    await shop.db.execute(sql`
      update shop_payment_methods set status = 0 where shop_id = ${shop.own.shop_id} and method = 'bank_transfer'`)
    const debtor = await newDebtor(shop, [10_000, 5_000])
    const before = await balance()
    const answer = await collect(debtor, '150.00', changes)
    expect(rulesOf(answer)).toEqual([422, [rule]])
    if (rule === 'collect.amount_above_debt') expect(answer.body.rules[0].about).toEqual({ debt: '150.00 TRY' })
    expect(await balance()).toBe(before)
    expect((await owed(debtor.customer_id)).orders).toHaveLength(2)
  })

  test('R156: orders of two currencies', async () => {
    const debtor = await newDebtor(shop, [10_000, 5_000])
    await shop.db
      .update(orders)
      .set({ currency: 'USD' })
      .where(eq(orders.id, debtor.ids[1] ?? 0))
    const answer = await collect(debtor, '10.00')
    expect(rulesOf(answer)).toEqual([422, ['collect.currency_skipped']])
    expect(answer.body.rules[0].about).toEqual({ count: 1 })
  })

  test.each(['cancelled', 'rejected', 'refunded'] as const)(
    'R155: an order that is %s owes nothing',
    async (status) => {
      const debtor = await newDebtor(shop, [10_000, 5_000])
      await shop.db
        .update(orders)
        .set({ status })
        .where(eq(orders.id, debtor.ids[0] ?? 0))
      expect(rulesOf(await collect(debtor, '50.01'))).toEqual([422, ['collect.amount_above_debt']])
      expect((await collect(debtor, '50.00')).http).toBe(200)
    },
  )

  test('D6: an order of another customer', async () => {
    const debtor = await newDebtor(shop, [10_000])
    const other = await newDebtor(shop, [10_000])
    expect((await collect({ ...debtor, ids: [...debtor.ids, ...other.ids] }, '10.00')).http).toBe(404)
  })

  test('an account of another currency', async () => {
    const { shop_id } = shop.own
    const [dollars] = await shop.db
      .insert(accounts)
      .values({ shop_id, kind: 'cash', name: 'Dolar kasası', currency: 'USD' })
      .returning({ id: accounts.id })
    const debtor = await newDebtor(shop, [10_000])
    expect(rulesOf(await collect(debtor, '10.00', { account_id: dollars?.id }))).toEqual([422, ['validation.required']])
  })

  test('R155: what was confirmed when more was owed', async () => {
    const debtor = await newDebtor(shop, [10_000, 5_000])
    expect((await collect({ ...debtor, ids: debtor.ids.slice(0, 1) }, '100.00')).http).toBe(200)
    expect(rulesOf(await collect(debtor, '50.00', { debt: '150.00' }))).toEqual([409, ['collect.debt_changed']])
    expect((await collect(debtor, '50.00', { debt: '50.00' })).http).toBe(200)
  })
})

test('R155: of forty who collect from one customer at once, as many are paid as is owed, and never more', async () => {
  const debtor = await newDebtor(shop, [10_000, 5_000])
  const before = await balance()
  const answers = await Promise.all(Array.from({ length: 40 }, () => collect(debtor, '40.00')))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(3)
  for (const { http, body } of answers.filter((one) => one.http !== 200))
    expect([http, body.rules?.[0]?.id]).toEqual([422, 'collect.amount_above_debt'])
  expect((await balance()) - before).toBe(12_000)
  expect((await owed(debtor.customer_id)).orders).toMatchObject([{ id: debtor.ids[1], outstanding: '30.00' }])
})

test('D4: a collection whose answer was lost is collected once', async () => {
  const debtor = await newDebtor(shop, [10_000])
  const body = collectionOf(debtor, '25.00', shop.own)
  const key = crypto.randomUUID()
  const answers = await Promise.all([0, 1, 2].map(() => shop.call('POST', collectionsPath, { key, body })))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await orderIn(shop, debtor.ids[0] ?? 0)).paid_total).toBe(2_500)
  const other = await shop.call('POST', collectionsPath, { key, body: { ...body, amount: '26.00' } })
  expect(other.http).toBe(409)
})

describe('taking a collection back', () => {
  test('writes the money with a minus, and the orders owe what they owed', async () => {
    const debtor = await newDebtor(shop, [10_000, 5_000])
    const before = await balance()
    const { id } = (await collect(debtor, '120.00')).body.data
    const { http, body } = await shop.call('POST', `${collectionsPath}/${id}/undo`)
    expect([http, body.data.state]).toEqual([200, 'undone'])
    expect(await balance()).toBe(before)
    expect((await owed(debtor.customer_id)).orders.map((one: { outstanding: string }) => one.outstanding)).toEqual([
      '100.00',
      '50.00',
    ])
    expect(await orderIn(shop, debtor.ids[0] ?? 0)).toMatchObject({ payment_status: 'not_paid', paid_total: 0 })
    const page = await shop.call('GET', `${ordersPath}/${debtor.ids[0]}`)
    expect(page.body.data.payments.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount])).toEqual(
      [
        ['collection', '100.00'],
        ['reversal', '-100.00'],
      ],
    )
    const again = await shop.call('POST', `${collectionsPath}/${id}/undo`)
    expect(rulesOf(again)).toEqual([409, ['collect.undone']])
  })

  test('is refused once an order has ended or its money went back, and told beforehand', async () => {
    const debtor = await newDebtor(shop, [10_000, 5_000])
    const { id } = (await collect(debtor, '150.00')).body.data
    const [first, second] = debtor.ids as [number, number]
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first))
    await shop.db.update(orders).set({ refunded_total: 1_000 }).where(eq(orders.id, second))
    const rules = ['collect.order_ended', 'collect.money_went_back']
    const { body } = await shop.call('GET', `${collectionsPath}/${id}`)
    expect(body.data.undo_refusals.map((rule: { id: string }) => rule.id)).toEqual(rules)
    expect(rulesOf(await shop.call('POST', `${collectionsPath}/${id}/undo`))).toEqual([409, rules])
  })

  test('of two at once one does it', async () => {
    const debtor = await newDebtor(shop, [10_000])
    const { id } = (await collect(debtor, '60.00')).body.data
    const answers = await Promise.all([0, 1, 2, 3].map(() => shop.call('POST', `${collectionsPath}/${id}/undo`)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409])
    expect((await orderIn(shop, debtor.ids[0] ?? 0)).paid_total).toBe(0)
  })
})

test('the list of customers who owe sums each currency by itself, and forgets who has paid', async () => {
  const debtor = await newDebtor(shop, [10_000, 5_000, 700])
  await shop.db
    .update(orders)
    .set({ currency: 'USD' })
    .where(eq(orders.id, debtor.ids[2] ?? 0))
  const row = async () =>
    (await shop.call('GET', `/v1/panel/accounting-customers?id=${debtor.customer_id}`)).body.data.rows[0]
  expect(await row()).toMatchObject({
    ...{ orders: 3, oldest: '2026-11-01' },
    debts: [
      { currency: 'TRY', amount: '150.00', orders: 2 },
      { currency: 'USD', amount: '7.00', orders: 1 },
    ],
  })
  await collect({ ...debtor, ids: debtor.ids.slice(0, 2) }, '150.00')
  expect((await row()).debts).toEqual([{ currency: 'USD', amount: '7.00', orders: 1 }])
})
