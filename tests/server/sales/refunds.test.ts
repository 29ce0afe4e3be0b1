import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { newOrder, orderIn, ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, decidedRefund, newRefund, refundIn, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { brokenInvariants, movements, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Refunds and what their steps do: stock, money, the order, the log. Which step may follow which is the chart's, and is walked. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const paid = { payment_status: 'paid', status: 'delivered' } as const
const ask = (order: { id: number }, lines: readonly object[]) =>
  shop.call('POST', `${ordersPath}/${order.id}/refunds`, { body: { lines } })
/** An opening that must be refused by this one rule, and leave no trace. */
const refused = async (order: { id: number }, line: object, http: number, rule: object) => {
  const answer = await refusedCall(shop, () => ask(order, [line]))
  expect([answer.http, answer.body.rules]).toEqual([http, [rule]])
}
const pay = (id: number, account_id: number | null = shop.own.account, key?: string) =>
  shop.call('POST', `${refundsPath}/${id}/pay-back`, { body: { account_id }, ...(key ? { key } : {}) })
const receive = async (id: number, restock: 0 | 1 = 1) => {
  const { version } = await refundIn(shop, id)
  return shop.call('PATCH', `${refundsPath}/${id}/received`, { body: { restock, version } })
}
const approve = async (id: number) => {
  const { version } = await refundIn(shop, id)
  return shop.call('PATCH', `${refundsPath}/${id}/status`, { body: { status: 'accepted', version } })
}
const order = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
const moved = async (variant_id: number) => (await movements(shop, variant_id)).map(({ quantity }) => quantity)
const setDays = (max_refund_days: number) =>
  shop.db.update(shops).set({ settings: { max_refund_days } }).where(sql`id = ${shop.own.shop_id}`)

describe('opening a refund', () => {
  const line = (line_id: number, more: object = {}) => ({
    line_id,
    quantity: 1,
    reason_id: shop.own.reason.plain,
    ...more,
  })

  test('R234: is refused while the shop takes nothing back, and refunds that were opened before go on', async () => {
    const sold = await newOrder(shop, paid)
    const { id } = await approvedRefund(shop, sold, 1)
    await setDays(0)
    await refused(sold, line(sold.line_id), 409, { id: 'refund.disabled' })
    expect((await pay(id)).http).toBe(200)
    await shop.db.update(shops).set({ settings: {} })
  })

  test('R234: is open on the last day, counted in days of the shop, and closed on the next', async () => {
    const { rows: days } = await shop.db.execute<{ last: string; late: string; until: string }>(sql`
      select (d - interval '14 days')::text as last, (d - interval '15 days')::text as late, to_char(d - interval '1 day', 'DD.MM.YYYY') as until
        from (select date_trunc('day', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul' as d) today`)
    const [{ last, late } = { last: '', late: '' }] = days
    const inTime = await newOrder(shop, { ...paid, ordered_at: '2020-01-01T00:00:00Z', delivered_at: last })
    expect((await ask(inTime, [line(inTime.line_id)])).http).toBe(200)
    const tooLate = await newOrder(shop, { ...paid, delivered_at: late })
    const { until } = (await order(tooLate.id)).refunds
    const about = { days: 14, until }
    await refused(tooLate, line(tooLate.line_id), 409, { id: 'refund.too_late', about })
    const neverDelivered = await newOrder(shop, { ...paid, ordered_at: late })
    await refused(neverDelivered, line(neverDelivered.line_id), 409, { id: 'refund.too_late', about })
  })

  test('is refused for a product that takes no refunds, at the line', async () => {
    const sold = await newOrder(shop, paid)
    await shop.db
      .update(products)
      .set({ refund_status: 0 })
      .where(sql`id = (select product_id from variants where id = ${sold.variant_id})`)
    await refused(sold, line(sold.line_id), 422, {
      id: 'refund.not_refundable',
      about: { name: 'Keten elbise' },
      at: ['lines.0.line_id'],
    })
  })

  test('is refused for more than was bought and no other refund holds; a rejected one holds nothing', async () => {
    const sold = await newOrder(shop, paid)
    const above = (left: number) => ({ id: 'refund.above_bought', about: { left }, at: ['lines.0.quantity'] })
    await refused(sold, line(sold.line_id, { quantity: 3 }), 422, above(2))
    await refused(sold, line(sold.line_id, { quantity: -1 }), 422, above(2))
    const first = await newRefund(shop, sold, 1)
    await refused(sold, line(sold.line_id, { quantity: 2 }), 422, above(1))
    await shop.call('PATCH', `${refundsPath}/${first.id}/status`, { body: { status: 'rejected', version: 1 } })
    expect((await ask(sold, [line(sold.line_id, { quantity: 2 })])).http).toBe(200)
  })

  test('is refused for an order that waits or was not paid, and open for one that was paid in part', async () => {
    const line_of = ({ line_id }: { line_id: number }) => line(line_id)
    const waiting = await newOrder(shop, { status: 'pending', payment_status: 'paid' })
    await refused(waiting, line_of(waiting), 409, { id: 'refund.order_waiting' })
    const unpaid = await newOrder(shop, { status: 'delivered' })
    await refused(unpaid, line_of(unpaid), 409, { id: 'refund.order_unpaid' })
    const partly = await newOrder(shop, { status: 'delivered', paid_total: 1 })
    await shop.db.execute(sql`
      insert into order_payments (shop_id, order_id, kind, amount) values (${shop.own.shop_id}, ${partly.id}, 'marked', 1)`)
    expect((await ask(partly, [line_of(partly)])).http).toBe(200)
  })

  test('R28: wants a description where its reason does, and blanks are none', async () => {
    const sold = await newOrder(shop, paid)
    const reason_id = shop.own.reason.described
    const missing = { id: 'refund.description_required', at: ['lines.0.description'] }
    await refused(sold, line(sold.line_id, { reason_id, description: '   ' }), 422, missing)
    expect((await ask(sold, [line(sold.line_id, { reason_id, description: 'Kutu ezik' })])).http).toBe(200)
  })

  test("D6: takes no reason of another shop, and no line of another shop's order", async () => {
    const [sold, other] = [await newOrder(shop, paid), await newOrder(shop, paid, shop.other)]
    const choice = { id: 'validation.invalid_choice', at: ['lines.0.reason_id'] }
    await refused(sold, line(sold.line_id, { reason_id: shop.other.reason.plain }), 422, choice)
    await refused(sold, line(other.line_id), 422, {
      id: 'refund.above_bought',
      about: { left: 0 },
      at: ['lines.0.quantity'],
    })
    expect((await refusedCall(shop, () => ask(other, [line(other.line_id)]))).http).toBe(404)
  })

  test('40 that open one for all pieces at once open one', async () => {
    const sold = await newOrder(shop, paid)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask(sold, [line(sold.line_id, { quantity: 2 })])),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(answers.filter(({ http }) => http === 422)).toHaveLength(39)
  })
})

describe('the money', () => {
  test('D1: of 40 that pay one refund back at once, one does', async () => {
    const sold = await newOrder(shop, paid)
    const { id } = await approvedRefund(shop, sold, 1)
    const answers = await Promise.all(Array.from({ length: 40 }, () => pay(id)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(39).fill(409)])
    expect(answers.find(({ http }) => http === 409)?.body.rules).toEqual([{ id: 'refund.already_paid' }])
    expect(await rows(shop, sql`select amount::int from account_transactions where refund_id = ${id}`)).toEqual([
      { amount: -5_000 },
    ])
    expect((await order(sold.id)).payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['marked', '100.00'],
      ['refund', '-50.00'],
    ])
  })

  test('D4: one key pays once and gives one answer', async () => {
    const { id } = await approvedRefund(shop, await newOrder(shop, paid), 1)
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, shop.own.account, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('D1: an order that was not paid gets nothing back', async () => {
    const { id } = await approvedRefund(shop, await newOrder(shop), 1)
    const answer = await refusedCall(shop, () => pay(id))
    expect([answer.http, answer.body.rules]).toEqual([409, [{ id: 'refund.above_paid' }]])
  })

  test('a part leaves the order where its goods are, the whole ends it, with the shipping', async () => {
    const sold = await newOrder(shop, {
      ...paid,
      shipping_total: 2_000,
      discount_total: 1_000,
      total: 11_000,
      paid_total: 11_000,
    })
    await shop.db.execute(sql`update order_payments set amount = 11000 where order_id = ${sold.id}`)
    const [part, rest] = [await approvedRefund(shop, sold, 1), await approvedRefund(shop, sold, 1)]
    expect([part.amount, part.shipping, rest.amount, rest.shipping]).toEqual(['45.00', '0.00', '65.00', '20.00'])
    // The invoice of the whole says 15.00 in the goods and 3.33 in the shipping.
    expect([part.taxes, rest.taxes]).toEqual([
      [{ rate: 20, base: '37.50', tax: '7.50' }],
      [{ rate: 20, base: '54.17', tax: '10.83' }],
    ])
    const { rows: listed } = (await shop.call('GET', refundsPath)).body.data
    const own = listed.filter(({ order_id }: { order_id: number }) => order_id === sold.id)
    expect(own.map(({ tax }: { tax: string }) => tax)).toEqual(['10.83', '7.50'])
    await pay(part.id)
    expect(await order(sold.id)).toMatchObject({ status: 'delivered', refunded_total: '45.00', paid_total: '110.00' })
    await pay(rest.id)
    expect(await order(sold.id)).toMatchObject({ status: 'refunded', refunded_total: '110.00', allowed: [] })
    const { version } = await orderIn(shop, sold.id)
    const back = await refusedCall(shop, () =>
      shop.call('PATCH', `${ordersPath}/${sold.id}/status`, { body: { status: 'delivered', version } }),
    )
    expect(back.body.rules).toEqual([{ id: 'order.refunded_is_final' }])
  })

  test('a gift that is approved is over: there is nothing to pay back, and its goods come back all the same', async () => {
    const sold = await newOrder(shop, { ...paid, product_total: 0, total: 0, paid_total: 0 })
    await shop.db.execute(sql`update order_lines set price = 0, total = 0 where id = ${sold.line_id}`)
    await shop.db.execute(sql`delete from order_payments where order_id = ${sold.id}`)
    const { id, status, amount } = await approvedRefund(shop, sold)
    expect([status, amount]).toEqual(['refunded', '0.00'])
    await receive(id)
    expect(await moved(sold.variant_id)).toEqual([10, -2, 2])
    expect((await refusedCall(shop, () => pay(id))).body.rules).toEqual([{ id: 'refund.already_paid' }])
  })

  test('R62: what was collected for a cancelled order goes back, and it stays cancelled', async () => {
    const sold = await newOrder(shop, { payment_status: 'paid' })
    await shop.call('PATCH', `${ordersPath}/${sold.id}/status`, { body: { status: 'cancelled', version: 1 } })
    const { id } = await approvedRefund(shop, sold)
    expect((await pay(id)).http).toBe(200)
    expect(await order(sold.id)).toMatchObject({ status: 'cancelled', refunded_total: '100.00' })
  })

  test('R67: nobody makes an order refunded without a refund', async () => {
    const sold = await newOrder(shop, paid)
    const answer = await refusedCall(shop, () =>
      shop.call('PATCH', `${ordersPath}/${sold.id}/status`, { body: { status: 'refunded', version: 1 } }),
    )
    expect([answer.http, answer.body.rules]).toEqual([409, [{ id: 'order.refund_by_refund' }]])
  })

  test("D6: comes from an account of the shop that is in use, and from no other's", async () => {
    const { id } = await approvedRefund(shop, await newOrder(shop, paid), 1)
    const answer = await refusedCall(shop, () => pay(id, shop.other.account))
    expect([answer.http, answer.body.fields]).toEqual([422, { account_id: 'validation.invalid_choice' }])
  })
})

/** A refund of one piece that came back faulty, accepted and approved. */
async function faulty(): Promise<{ id: number; variant_id: number }> {
  const sold = await newOrder(shop, paid)
  const reason = { reason_id: shop.own.reason.described, description: 'Tabanı ayrıldı' }
  const { id, lines } = (await ask(sold, [{ line_id: sold.line_id, quantity: 1, ...reason }])).body.data
  expect(lines).toMatchObject([{ reason: 'Kusurlu ürün', restock: 0 }])
  await shop.call('PATCH', `${refundsPath}/${id}/lines/${lines[0].id}`, { body: { decision: 'accepted' } })
  await approve(id)
  return { id, variant_id: sold.variant_id }
}

describe('the stock', () => {
  test('takes back what came for a reason that does not spoil it, where nobody says otherwise', async () => {
    const took = async (id: number, said: object = {}) => {
      const { version } = await refundIn(shop, id)
      await shop.call('PATCH', `${refundsPath}/${id}/received`, { body: { version, ...said } })
      return (await refundIn(shop, id)).restock
    }
    const broken = await faulty()
    expect([await took(broken.id), await moved(broken.variant_id)]).toEqual([0, [10, -2]])
    const whole = await faulty()
    expect([await took(whole.id, { restock: 1 }), await moved(whole.variant_id)]).toEqual([1, [10, -2, 1]])
    const sold = await newOrder(shop, paid)
    const plain = await approvedRefund(shop, sold, 1)
    expect([await took(plain.id), await moved(sold.variant_id)]).toEqual([1, [10, -2, 1]])
  })

  test('takes nothing back that was never sent: what is still to leave would be in it twice', async () => {
    const sold = await newOrder(shop, { ...paid, status: 'accepted' })
    const { id } = await approvedRefund(shop, sold)
    for (const status of ['accepted', 'reported_to_cargo'] as const) {
      await setOrder(shop, sold.id, { status })
      const { http, body } = await refusedCall(shop, () => receive(id))
      expect([http, body.rules]).toEqual([409, [{ id: 'refund.goods_not_sent' }]])
    }
    expect(await moved(sold.variant_id)).toEqual([10, -2])
    await setOrder(shop, sold.id, { status: 'in_cargo' })
    await receive(id)
    expect(await moved(sold.variant_id)).toEqual([10, -2, 2])
  })

  test('takes what was accepted and came back, once, linked with order and refund', async () => {
    const sold = await newOrder(shop, paid)
    const { id } = await approvedRefund(shop, sold, 1)
    expect(await moved(sold.variant_id)).toEqual([10, -2])
    const { movements: told } = (await receive(id)).body.data
    expect(told).toMatchObject([{ variant_id: sold.variant_id, quantity: 1, previous_stock: 8, current_stock: 9 }])
    expect(await rows(shop, sql`select order_id, refund_id from stock_movements where refund_id = ${id}`)).toEqual([
      { order_id: sold.id, refund_id: id },
    ])
    expect((await receive(id)).body.rules).toEqual([{ id: 'refund.already_received' }])
    expect(await moved(sold.variant_id)).toEqual([10, -2, 1])
  })

  test('waits for the approval where the goods came first', async () => {
    const sold = await newOrder(shop, paid)
    const { id } = await decidedRefund(shop, sold)
    await receive(id)
    expect(await moved(sold.variant_id)).toEqual([10, -2])
    await approve(id)
    expect(await moved(sold.variant_id)).toEqual([10, -2, 2])
  })

  test('takes nothing that was not kept, and nothing twice that the order brought back', async () => {
    const broken = await newOrder(shop, paid)
    await receive((await approvedRefund(shop, broken)).id, 0)
    expect(await moved(broken.variant_id)).toEqual([10, -2])
    const cancelled = await newOrder(shop, { payment_status: 'paid' })
    await shop.call('PATCH', `${ordersPath}/${cancelled.id}/status`, { body: { status: 'cancelled', version: 1 } })
    await receive((await approvedRefund(shop, cancelled)).id)
    expect(await moved(cancelled.variant_id)).toEqual([10, -2, 2])
  })
})

test('what was not decided is rejected with the approval, and held no more', async () => {
  const sold = await newOrder(shop, paid)
  const second = await newOrder(shop, paid)
  await shop.db.execute(sql`update order_lines set order_id = ${sold.id} where id = ${second.line_id}`)
  await setOrder(shop, sold.id, { product_total: 20_000, total: 20_000, paid_total: 20_000 })
  await shop.db.execute(sql`update order_payments set amount = 20000 where order_id = ${sold.id}`)
  const reason_id = shop.own.reason.plain
  const lines = [sold.line_id, second.line_id].map((line_id) => ({ line_id, quantity: 2, reason_id }))
  const { data } = (await ask(sold, lines)).body
  await shop.call('PATCH', `${refundsPath}/${data.id}/lines/${data.lines[0].id}`, { body: { decision: 'accepted' } })
  const approved = (await approve(data.id)).body.data
  expect(approved.lines.map((line: { decision: string }) => line.decision)).toEqual(['accepted', 'rejected'])
  expect(approved.amount).toBe('100.00')
  expect((await ask(sold, lines.slice(1))).http).toBe(200)
})

test('D5: a decision over a refund that somebody took further meanwhile is refused', async () => {
  const { id } = await decidedRefund(shop, await newOrder(shop, paid))
  const answer = await refusedCall(shop, () =>
    shop.call('PATCH', `${refundsPath}/${id}/status`, { body: { status: 'accepted', version: 1 } }),
  )
  expect([answer.http, answer.body.error]).toEqual([409, 'conflict.stale'])
})

test('R167: a reason that a refund names is not deleted, and says how many do', async () => {
  const { plain } = shop.own.reason
  await newRefund(shop, await newOrder(shop, paid))
  const answer = await refusedCall(shop, () => shop.call('DELETE', `/v1/panel/order-refund-reasons/${plain}`))
  expect([answer.http, answer.body.error]).toEqual([409, 'delete.in_use'])
})

test('the list is filtered by status, receipt and reason, and found by order and customer', async () => {
  const sold = await newOrder(shop, { ...paid, customer_name: 'Ipek Çağlayan' })
  const { id } = await newRefund(shop, sold)
  const found = async (query: string) =>
    (await shop.call('GET', `${refundsPath}?${query}`)).body.data.rows.map((row: { id: number }) => row.id)
  expect(await found('search=ipek caglayan')).toEqual([id])
  expect(await found('search=ipek&status=pending&received=0')).toEqual([id])
  expect(await found(`search=ipek&reason_id=${shop.own.reason.plain}`)).toEqual([id])
  expect(await found(`search=ipek&reason_id=${shop.own.reason.described}`)).toEqual([])
  expect(await found('search=ipek&status=accepted')).toEqual([])
  expect(await found('search=ipek&received=1')).toEqual([])
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
