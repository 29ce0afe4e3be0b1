import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { type NewPayment, receivePayment, reversePayment } from '#server/sales/payments/receive.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { brokenInvariants, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The money of orders, in parts: what came, what did not come after all, and what both leave owed. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const work = <Answer>(step: (work: { db: Database; actor: { shop_id: number; user_id: number } }) => Promise<Answer>) =>
  shop.db.transaction((tx) =>
    step({ db: tx as unknown as Database, actor: { shop_id: shop.own.shop_id, user_id: shop.own.admin_id } }),
  )
const receive = async (id: number, payment: NewPayment) => {
  const order = await orderIn(shop, id)
  return work((context) => receivePayment(context, order, payment))
}
const reverse = (payment_id: number) => work((context) => reversePayment(context, payment_id))
const pay = async (id: number, payment_status: 'paid' | 'not_paid') => {
  const { version } = await orderIn(shop, id)
  return shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { body: { payment_status, version } })
}
const paymentsOf = (id: number) =>
  rows(shop, sql`select kind, method, amount::int from order_payments where order_id = ${id} order by id`)
/** What an account of the books holds because of an order, debit less credit. */
const bookedTo = async (account: string, id: number) => {
  const [found] = await rows(
    shop,
    sql`select coalesce(sum(l.debit - l.credit), 0)::int as held
          from journal_lines l join journal_entries e on e.id = l.entry_id join order_payments p on p.id = e.source_id
         where e.source = 'order_payments' and p.order_id = ${id} and l.account = ${account}`,
  )
  return found?.held
}

describe('money in parts', () => {
  test('R60: an order is paid when nothing is outstanding, and not a kuruş before', async () => {
    const { id } = await newOrder(shop)
    expect(await receive(id, { kind: 'collection', method: 'cash', amount: 99_99 })).toMatchObject({
      ...{ paid_total: 99_99, outstanding: 1, paid: false },
    })
    expect((await orderIn(shop, id)).payment_status).toBe('not_paid')
    expect(await receive(id, { kind: 'collection', method: 'cash', amount: 1 })).toMatchObject({
      ...{ outstanding: 0, paid: true },
    })
    expect(await orderIn(shop, id)).toMatchObject({ payment_status: 'paid', paid_total: 100_00 })
    expect([await bookedTo('100', id), await bookedTo('120', id)]).toEqual([100_00, -100_00])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('D9: more than is outstanding is refused, and of two at once one comes', async () => {
    const { id } = await newOrder(shop)
    await expect(receive(id, { kind: 'sale', amount: 100_01 })).rejects.toMatchObject({
      refusals: [{ id: 'payment.above_due', about: { due: '100.00' } }],
    })
    const both = await Promise.allSettled([1, 2].map(() => receive(id, { kind: 'collection', amount: 60_00 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await orderIn(shop, id)).paid_total).toBe(60_00)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('each comes to the account of its own method', async () => {
    const { id } = await newOrder(shop, { payment_method: 'cash' })
    await shop.db.execute(
      sql`insert into accounts (shop_id, kind, name, currency) values (${shop.own.shop_id}, 'bank', 'Banka', 'TRY')`,
    )
    await receive(id, { kind: 'sale', method: 'cash', amount: 30_00 })
    await receive(id, { kind: 'sale', method: 'credit_card', amount: 70_00 })
    expect([await bookedTo('100', id), await bookedTo('102', id)]).toEqual([30_00, 70_00])
  })
})

describe('money that did not come after all', () => {
  test('goes out of its account again, once', async () => {
    const { id } = await newOrder(shop)
    const { payment_id } = await receive(id, { kind: 'collection', method: 'cash', amount: 40_00 })
    expect(await reverse(payment_id)).toMatchObject({ paid_total: 0, outstanding: 100_00, paid: false })
    await expect(reverse(payment_id)).rejects.toMatchObject({ refusals: [{ id: 'payment.taken_back' }] })
    expect(await paymentsOf(id)).toEqual([
      { kind: 'collection', method: 'cash', amount: 40_00 },
      { kind: 'reversal', method: 'cash', amount: -40_00 },
    ])
    expect([await bookedTo('100', id), await bookedTo('120', id)]).toEqual([0, 0])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('marking an order paid pays what is outstanding, marking it not paid takes that back and no more', async () => {
    const { id } = await newOrder(shop)
    await receive(id, { kind: 'collection', amount: 40_00 })
    await pay(id, 'paid')
    expect(await orderIn(shop, id)).toMatchObject({ payment_status: 'paid', paid_total: 100_00 })
    await pay(id, 'not_paid')
    expect(await orderIn(shop, id)).toMatchObject({ payment_status: 'not_paid', paid_total: 40_00 })
    expect((await paymentsOf(id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['collection', 40_00],
      ['marked', 60_00],
      ['reversal', -60_00],
    ])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('money of a sale or a collection is not taken back by marking the order', async () => {
    const { id } = await newOrder(shop)
    await receive(id, { kind: 'sale', amount: 100_00 })
    const answer = await pay(id, 'not_paid')
    expect([answer.http, answer.body.error]).toEqual([409, 'payment.not_marked'])
    expect(await orderIn(shop, id)).toMatchObject({ payment_status: 'paid', paid_total: 100_00 })
  })
})
