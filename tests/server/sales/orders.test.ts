import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { shops } from '#server/db/schema/shops.ts'
import { introduceSeller, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, orderIn, ordersPath, setCancelling } from '#tests/fixtures/orders.fixture.ts'
import { receiptsOf } from '#tests/fixtures/payments.fixture.ts'
import { brokenInvariants, movements, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Orders and what their steps do: stock, money, the log. Which step may follow which is the chart's, and is walked. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const move = async (id: number, status: string, more: object = {}) => {
  const { version } = await orderIn(shop, id)
  return shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version, ...more } })
}
const pay = async (id: number, payment_status: string) => {
  const { version } = await orderIn(shop, id)
  return shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { body: { payment_status, version } })
}
/** A step that must be refused by this one rule, and leave no trace. */
const refused = async ({ id, ...body }: { id: number; version: number; status: string }, rule: string) => {
  const answer = await refusedCall(shop, () => shop.call('PATCH', `${ordersPath}/${id}/status`, { body }))
  expect([answer.http, answer.body.rules]).toEqual([409, [{ id: rule }]])
}
const read = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data

describe('an order', () => {
  test('is told with its lines, its money and who took it where', async () => {
    const { id, line_id, variant_id } = await newOrder(shop)
    await move(id, 'accepted')
    await pay(id, 'paid')
    const order = await read(id)
    expect(order).toMatchObject({
      version: 3,
      status: 'accepted',
      payment_status: 'paid',
      total: '100.00',
      paid_total: '100.00',
      lines: [{ id: line_id, variant_id, quantity: 2, returned: 0, price: '50.00', total: '100.00' }],
      payments: [{ kind: 'marked', amount: '100.00' }],
    })
    expect(order.history.map(({ event, from, to }) => [event, from, to])).toEqual([
      ['MARK_PAID', 'accepted', 'accepted'],
      ['ACCEPT', 'pending', 'accepted'],
    ])
  })

  test('R61: tells the steps that it has, and each refused one with its rule', async () => {
    const { id } = await newOrder(shop, { payment_method: 'bank_transfer' })
    const rulesOf = (order: Order) =>
      Object.fromEntries(order.allowed.map(({ event, rules }) => [event, rules.map((rule) => rule.id)]))
    const unpaid = ['order.transfer_not_paid']
    expect(rulesOf(await read(id))).toEqual({
      WAIT: [...unpaid, 'order.already_there'],
      AWAIT_PAYMENT: unpaid,
      ACCEPT: unpaid,
      REJECT: unpaid,
      CANCEL: unpaid,
      MARK_PAID: [],
      REFUND: ['order.refund_by_refund'],
    })
    await pay(id, 'paid')
    expect(rulesOf(await read(id))).toEqual({
      WAIT: ['order.already_there'],
      AWAIT_PAYMENT: [],
      ACCEPT: [],
      REJECT: [],
      CANCEL: [],
      MARK_NOT_PAID: [],
      REFUND: ['order.refund_by_refund'],
    })
  })

  test('R62: has no step any more once it is cancelled', async () => {
    const { id } = await newOrder(shop)
    await move(id, 'cancelled')
    expect((await read(id)).allowed).toEqual([])
  })
})

describe('the stock', () => {
  test('R62 accept: takes the pieces of a cancelled order back, once', async () => {
    const { id, variant_id } = await newOrder(shop)
    expect((await move(id, 'cancelled')).http).toBe(200)
    expect((await movements(shop, variant_id)).map((one) => one.quantity)).toEqual([10, -2, 2])
    const { version } = await orderIn(shop, id)
    await refused({ id, version, status: 'cancelled' }, 'order.cancelled_is_final')
    expect(await movements(shop, variant_id)).toHaveLength(3)
  })

  test('takes the pieces back that came back, and no others', async () => {
    const { id, line_id, variant_id } = await newOrder(shop, { status: 'undelivered' })
    const lines = [{ line_id, quantity: 1 }]
    expect((await move(id, 'undelivered_and_returned', { lines })).http).toBe(200)
    expect((await movements(shop, variant_id)).map((one) => one.quantity)).toEqual([10, -2, 1])
    expect((await read(id)).lines[0]?.returned).toBe(1)
  })

  test('is left alone by a step that no goods come back with', async () => {
    const { id, variant_id } = await newOrder(shop)
    await move(id, 'accepted')
    await move(id, 'preparing')
    expect(await movements(shop, variant_id)).toHaveLength(2)
  })
})

describe('R62 reject: a cancelled order', () => {
  let cancelled: { id: number; version: number }
  beforeAll(async () => {
    const { id } = await newOrder(shop)
    await move(id, 'cancelled')
    cancelled = { id, version: 2 }
  })

  test.each([
    'pending',
    'awaiting_payment',
    'accepted',
    'rejected',
    'preparing',
    'being_packed',
    'unpacked',
    'reported_to_cargo',
    'picked_up',
    'in_cargo',
    'delayed',
    'delivery_exception',
    'on_delivery',
    'at_collection_point',
    'undelivered',
    'undelivered_and_returned',
    'delivered',
    'invoiced',
    'refunded',
  ])('does not become %s', async (status) => {
    const { id, version } = cancelled
    await refused({ id, version, status }, 'order.cancelled_is_final')
  })
})

test('becomes invoiced with its invoice, and not before: issued, taken, and not cancelled', async () => {
  await introduceSeller(shop)
  const { id } = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  await refused({ id, version: 1, status: 'invoiced' }, 'order.not_invoiced')
  const { allowed } = await read(id)
  expect(allowed.find(({ status }) => status === 'invoiced')?.rules).toEqual([{ id: 'order.not_invoiced' }])
  const invoice = await storeInvoiceOf(shop, id)
  await shop.db.execute(sql`update invoices set cancelled_at = now() where id = ${invoice}`)
  await refused({ id, version: 1, status: 'invoiced' }, 'order.not_invoiced')
  await shop.db.execute(sql`update invoices set cancelled_at = null where id = ${invoice}`)
  expect((await move(id, 'invoiced')).http).toBe(200)
})

test('a step to where it is already is refused', async () => {
  const { id } = await newOrder(shop, { status: 'delayed' })
  await refused({ id, version: 1, status: 'delayed' }, 'order.already_there')
})

describe('races', () => {
  test('D5: of 20 that take one order further at once, each its own way, one does', async () => {
    const { id } = await newOrder(shop)
    const ways = ['accepted', 'rejected', 'cancelled', 'awaiting_payment']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: ways[at % 4], version: 1 } }),
      ),
    )
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test('D4: one key marks an order as paid once', async () => {
    const { id } = await newOrder(shop)
    const key = crypto.randomUUID()
    const ask = () =>
      shop.call('PATCH', `${ordersPath}/${id}/payment-status`, {
        key,
        body: { payment_status: 'paid', version: 1 },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await rows(shop, sql`select amount from order_payments where order_id = ${id}`)).toHaveLength(1)
  })
})

test('R61: a setting of the shop opens cancelling for an unpaid transfer, and no other step', async () => {
  const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
  await setCancelling(shop, true)
  await refused({ id, version: 1, status: 'accepted' }, 'order.transfer_not_paid')
  expect((await move(id, 'cancelled')).http).toBe(200)
  await shop.db.update(shops).set({ settings: {} })
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

describe('the books', () => {
  const booked = async (order_id: number) =>
    rows<{ account: string; kind: string; amount: number }>(
      shop,
      sql`select c.kind || ' ' || c.currency as account, t.kind, t.amount::int as amount
            from account_transactions t
            join accounts c on c.id = t.account_id join order_payments p on p.id = t.payment_id
           where p.order_id = ${order_id} order by t.id`,
    )
  const setPaymentAccount = (method: string, account: number) =>
    shop.db
      .update(shops)
      .set({ settings: sql`settings || ${JSON.stringify({ payment_accounts: { [method]: account } })}::jsonb` })
      .where(sql`id = ${shop.own.shop_id}`)

  test('hold what an order was paid, at the desk or at the bank, and give it back when it did not come after all', async () => {
    const [bank] = await shop.db
      .insert(accounts)
      .values({ shop_id: shop.own.shop_id, kind: 'bank', name: 'Banka', currency: 'TRY' })
      .returning({ id: accounts.id })
    const cash = await newOrder(shop, { payment_method: 'cash_on_delivery' })
    await pay(cash.id, 'paid')
    expect(await booked(cash.id)).toEqual([{ account: 'cash TRY', kind: 'payment', amount: 10_000 }])
    await pay(cash.id, 'not_paid')
    const transfer = await newOrder(shop, { payment_method: 'bank_transfer' })
    await pay(transfer.id, 'paid')
    await setPaymentAccount('cash_on_delivery', bank?.id ?? 0)
    await pay(cash.id, 'paid')
    expect(await booked(transfer.id)).toEqual([{ account: 'bank TRY', kind: 'payment', amount: 10_000 }])
    expect(await booked(cash.id)).toEqual([
      { account: 'cash TRY', kind: 'payment', amount: 10_000 },
      { account: 'cash TRY', kind: 'reversal', amount: -10_000 },
      { account: 'bank TRY', kind: 'payment', amount: 10_000 },
    ])
    await setPaymentAccount('', 0)
  })

  test('take the account, the day and the reference that were told, and propose that account from then on', async () => {
    const [bank] = await shop.db
      .insert(accounts)
      .values({ shop_id: shop.own.shop_id, kind: 'bank', name: 'Ziraat', currency: 'TRY' })
      .returning({ id: accounts.id })
    const transfer = await newOrder(shop, { payment_method: 'money_transfer' })
    const told = { account_id: bank?.id ?? 0, day: '2026-01-15', reference: ' DEKONT 17 ' }
    const answer = await shop.call('PATCH', `${ordersPath}/${transfer.id}/payment-status`, {
      body: { payment_status: 'paid', version: 1, payment: told },
    })
    expect(answer.http).toBe(200)
    expect(answer.body.data.payments).toMatchObject([
      { amount: '100.00', account: 'Ziraat', paid_on: '2026-01-15', reference: 'DEKONT 17' },
    ])
    expect(answer.body.data.history[0]).toMatchObject({
      event: 'MARK_PAID',
      payment: { account: 'Ziraat', day: '2026-01-15', reference: 'DEKONT 17' },
    })
    const next = await newOrder(shop, { payment_method: 'money_transfer' })
    const read = await shop.call('GET', `${ordersPath}/${next.id}`)
    expect(read.body.data.payment_defaults.account_id).toBe(bank?.id)
    // Who tells nothing has it booked there too; another method keeps its own.
    await pay(next.id, 'paid')
    const cash = await newOrder(shop, { payment_method: 'cash' })
    await pay(cash.id, 'paid')
    expect([...(await receiptsOf(shop, next.id)), ...(await receiptsOf(shop, cash.id))]).toMatchObject([
      { account_id: bank?.id, day: null, reference: '' },
      { account_id: shop.own.account },
    ])
  })

  test.each([
    ['a day that has not come', { day: '2099-01-01' }, 'payment.in_future'],
    ['an account that is none of its currency', { account_id: 999_999 }, 'validation.required'],
    ['a reference that is too long', { reference: 'a'.repeat(101) }, 'validation.max_length'],
  ])('refuse %s, and book nothing', async (_, wrong, rule) => {
    const { id } = await newOrder(shop)
    const payment = { account_id: shop.own.account, day: '2026-01-15', reference: '', ...wrong }
    const answer = await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, {
      body: { payment_status: 'paid', version: 1, payment },
    })
    expect([answer.http, answer.body.rules?.map((one: { id: string }) => one.id)]).toEqual([422, [rule]])
    expect([(await orderIn(shop, id)).payment_status, await receiptsOf(shop, id)]).toEqual(['not_paid', []])
  })

  test('D10: keep a currency by itself: the first money of one opens its account', async () => {
    const dollars = await newOrder(shop, { payment_method: 'cash', currency: 'USD' })
    await pay(dollars.id, 'paid')
    const again = await newOrder(shop, { payment_method: 'credit_card', currency: 'USD' })
    await pay(again.id, 'paid')
    expect([...(await booked(dollars.id)), ...(await booked(again.id))].map(({ account }) => account)).toEqual([
      'cash USD',
      'cash USD',
    ])
  })

  test('are written with the order or not at all', async () => {
    const { id } = await newOrder(shop)
    await shop.db.execute(sql`
      create function no_books() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await shop.db.execute(sql`
      create trigger no_books before insert on account_transactions for each row execute function no_books()`)
    const answer = await pay(id, 'paid')
    await shop.db.execute(sql`drop trigger no_books on account_transactions; drop function no_books`)
    expect([answer.http, (await orderIn(shop, id)).payment_status]).toEqual([503, 'not_paid'])
    expect(await booked(id)).toEqual([])
  })
})
