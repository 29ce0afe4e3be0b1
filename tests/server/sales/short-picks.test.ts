import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shortReasons } from '#api/contract/sales/picking.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { sumOf } from '#api/rules/sales/order-sums.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { variants } from '#server/db/schema/products.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { introduceSeller, newInvoicable } from '#tests/fixtures/invoices.fixture.ts'
import { type NewOrder, newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { workOff } from '#tests/jobs.ts'
import { brokenInvariants, refusedCall } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What was not packed is told wherever the order is, and nothing is sent or invoiced before somebody says what becomes of it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = async (id: number) => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
const rules = (answer: { body: { rules: { id: string }[] } }) => answer.body.rules.map(({ id }) => id)
const open = { id: 'order.rest_open', about: { count: 1 } }

/** An order of two pieces, one of which whoever picked did not find. */
async function pickedByOne(reason = 'missing', more: Parameters<typeof newOrder>[1] = {}): Promise<NewOrder> {
  const order = await newOrder(shop, { status: 'accepted', ...more })
  const lines = [{ line_id: order.line_id, picked: 1, short_reason: reason }]
  const answer = await shop.call('PUT', `${ordersPath}/${order.id}/picking`, { body: { version: 0, lines, done: 1 } })
  expect(answer.http).toBe(200)
  return order
}

async function decide({ id, line_id }: NewOrder, choice: 'wait' | 'write_off', version?: number) {
  const stands = version ?? (await orderIn(shop, id)).version
  return shop.call('POST', `${ordersPath}/${id}/rest`, { body: { line_id, choice, version: stands } })
}

function newRefundOf({ id, line_id }: NewOrder, quantity: number) {
  const lines = [{ line_id, quantity, reason_id: shop.own.reason.plain }]
  return shop.call('POST', `${ordersPath}/${id}/refunds`, { body: { lines } })
}

async function move(id: number, status: string) {
  const { version } = await orderIn(shop, id)
  return shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
}

async function stockOf({ variant_id }: NewOrder): Promise<number> {
  const [variant] = await shop.db.select({ stock: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  return variant?.stock ?? 0
}

describe('what was not packed', () => {
  test('is told on the order, in its history with who picked it, and on the slip', async () => {
    const { id, line_id } = await pickedByOne('damaged')
    const order = await read(id)
    expect(order.short).toEqual([{ line_id, missing: 1, reason: 'damaged', refunded: 0, awaited: 0 }])
    expect(order.lines).toMatchObject([{ quantity: 2, packed: 1, short_reason: 'damaged', written_off: 0 }])
    const told = order.history.find(({ event }: { event: string }) => event === 'PICKED')
    expect(told).toMatchObject({ short: [{ line_id, picked: 1, short_reason: 'damaged' }], user: expect.any(String) })
    const { body } = await shop.call('GET', `/v1/panel/orders/sheets?kind=slip&ids=${id}`)
    expect(body.data.sheets[0].order.lines).toMatchObject([{ quantity: 2, packed: 1 }])
  })

  test('is nothing where all was packed, and where nobody picked', async () => {
    const all = await newOrder(shop, { status: 'accepted' })
    const lines = [{ line_id: all.line_id, picked: 2 }]
    await shop.call('PUT', `${ordersPath}/${all.id}/picking`, { body: { version: 0, lines, done: 1 } })
    for (const { id } of [all, await newOrder(shop, { status: 'accepted' })])
      expect(await read(id)).toMatchObject({ short: [], lines: [{ packed: 2, short_reason: '' }] })
  })
})

describe('before anybody said what becomes of the rest', () => {
  test.each(['reported_to_cargo', 'in_cargo', 'delivered'])('the order does not become %s', async (status) => {
    const { id } = await pickedByOne()
    const answer = await refusedCall(shop, () => move(id, status))
    expect([answer.http, answer.body.rules]).toEqual([409, [open]])
  })

  test('no parcel is announced and none is handed over', async () => {
    const { id } = await pickedByOne()
    const { version } = await orderIn(shop, id)
    const body = { step: 'REGISTER', version, shipping_method_id: shop.own.shipping_method }
    const announced = await refusedCall(shop, () => shop.call('POST', `${ordersPath}/${id}/shipment`, { body }))
    expect(announced.body.rules).toEqual([open])
    const handed = { status: 'reported_to_cargo', version, tracking_code: 'ELDEN-1' }
    expect(rules(await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: handed }))).toEqual([open.id])
  })

  test('no invoice is issued', async () => {
    await introduceSeller(shop)
    const order = await newInvoicable(shop)
    const { lines } = await read(order.id)
    await pickedShort(shop, { id: order.id, line_id: lines[0].id }, oneMissing)
    const body = { profile: 'earchive' }
    const answer = await refusedCall(shop, () => shop.call('POST', `${ordersPath}/${order.id}/invoice`, { body }))
    expect([answer.http, answer.body.rules]).toEqual([409, [open]])
  })

  test('none of many parcels is sent: the check says so of its row, and the job too', async () => {
    const short = await newShippable(shop)
    const [line] = (await read(short.id)).lines
    await pickedShort(shop, { id: short.id, line_id: line.id }, oneMissing)
    const whole = await newShippable(shop)
    const choice = { ids: [short.id, whole.id], filter: null, except: [] }
    const body = { choice, shipping_method_id: shop.own.shipping_method, anyway: 0 }
    const path = `${ordersPath}/bulk/shipping`
    const checked = await shop.call('POST', `${path}/trial`, { body: { ...body, page: 0 } })
    const { id } = (await shop.call('POST', path, { body })).body.data
    await workOff(shop)
    const done = await shop.call('GET', `/v1/panel/jobs/${id}/rows`)
    for (const { rows } of [checked.body.data, done.body.data]) {
      const row = (of: number) => rows.find(({ record_id }: { record_id: number }) => record_id === of)
      expect(row(short.id)).toMatchObject({ state: 'refused', rules: [open] })
      expect(row(whole.id)?.rules).toEqual([])
    }
    expect(await orderIn(shop, short.id)).toMatchObject({ status: 'accepted' })
  })

  test('many at once are judged each by itself', async () => {
    const short = await pickedByOne()
    const whole = await newOrder(shop, { status: 'being_packed' })
    const body = { ids: [short.id, whole.id], status: 'in_cargo' }
    const answer = await shop.call('PATCH', `${ordersPath}/status`, { body })
    expect(answer.body.data.rows).toEqual([
      { id: short.id, state: 'refused', rules: [open] },
      { id: whole.id, state: 'done', rules: [] },
    ])
  })
})

describe('the rest', () => {
  test('is waited for: the order stays until it is picked, and then goes', async () => {
    const order = await pickedByOne()
    expect((await decide(order, 'wait')).body.data.short).toMatchObject([{ missing: 1, awaited: 1 }])
    const held = await move(order.id, 'in_cargo')
    expect(held.body.rules).toEqual([open])
    const picking = (await shop.call('GET', `${ordersPath}/${order.id}/picking`)).body.data
    expect(picking.lines).toMatchObject([{ quantity: 2, picked: 1, awaited: 1 }])
    const lines = [{ line_id: order.line_id, picked: 2 }]
    const body = { version: picking.version, lines, done: 1 }
    await shop.call('PUT', `${ordersPath}/${order.id}/picking`, { body })
    expect(await read(order.id)).toMatchObject({ short: [], lines: [{ packed: 2, short_reason: '' }] })
    expect((await move(order.id, 'in_cargo')).http).toBe(200)
  })

  test.each([
    ['missing', 0, ['system', 'loss']],
    ['damaged', 0, ['system', 'loss']],
    ['wrong_stock', 0, ['system', 'adjustment']],
    ['other', 1, ['system']],
  ] as const)('is left out as %s: the stock says so, and the parcel goes', async (reason, more, types) => {
    expect(shortReasons).toContain(reason)
    const order = await pickedByOne(reason)
    const before = await stockOf(order)
    const answer = await decide(order, 'write_off')
    expect(answer.body.data).toMatchObject({
      short: [],
      lines: [{ quantity: 2, packed: 1, written_off: 1, returned: 1, short_reason: reason }],
    })
    expect(await stockOf(order)).toBe(before + more)
    const own = and(eq(stock_movements.order_id, order.id), eq(stock_movements.variant_id, order.variant_id))
    const moved = await shop.db.select().from(stock_movements).where(own).orderBy(asc(stock_movements.id))
    const written = moved.slice(-types.length)
    expect(written.map(({ type }) => type)).toEqual(types)
    const [told] = answer.body.data.history
    expect(told.event).toBe('REST_WRITE_OFF')
    expect(told.moves.map(({ movement_id }: { movement_id: number }) => movement_id)).toEqual(
      written.map(({ id }) => id),
    )
    expect((await move(order.id, 'in_cargo')).http).toBe(200)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('that is left out before anybody paid is not owed: what is collected, the slip, the invoice and a refund are of what was sent', async () => {
    await introduceSeller(shop)
    const order = await pickedByOne('missing', {
      ...{ payment_method: 'cash_on_delivery', invoice_address: person },
      ...{ discount_total: 1_001, shipping_total: 2_000, total: 10_999 },
    })
    const decided = (await decide(order, 'write_off')).body.data
    // Half of 89.99, and the parcel.
    expect(decided).toMatchObject({
      discount_total: '5.00',
      shipping_total: '20.00',
      total: '65.00',
      paid_total: '0.00',
    })
    expect(decided.lines).toMatchObject([{ quantity: 2, packed: 1, left_out: 1, discount: '0.00', total: '50.00' }])
    const { body } = await shop.call('GET', `/v1/panel/orders/sheets?kind=slip&ids=${order.id}`)
    expect(body.data.sheets[0].order).toMatchObject({ total: '65.00', lines: [{ left_out: 1, total: '50.00' }] })
    expect((await move(order.id, 'delivered')).http).toBe(200)
    const { version } = await orderIn(shop, order.id)
    const paid = { body: { payment_status: 'paid', version } }
    const collected = (await shop.call('PATCH', `${ordersPath}/${order.id}/payment-status`, paid)).body.data
    expect(collected.payments).toMatchObject([{ kind: 'marked', amount: '65.00' }])
    const issued = await shop.call('POST', `${ordersPath}/${order.id}/invoice`, { body: { profile: 'earchive' } })
    expect(issued.http).toBe(200)
    const [{ document } = {} as typeof invoices.$inferSelect] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.order_id, order.id))
    expect(document.totals).toMatchObject({ gross: '65.00', tax: decimalOf(sumOf(collected).tax) })
    expect(document.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
    const tooMany = await refusedCall(shop, () => newRefundOf(order, 2))
    expect(rules(tooMany)).toEqual(['refund.above_bought'])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('that is left out of an order that was paid stays paid, and all of an unpaid one costs nothing any more', async () => {
    const paid = await pickedByOne('missing', { payment_status: 'paid' })
    expect((await decide(paid, 'write_off')).body.data).toMatchObject({ total: '100.00', lines: [{ left_out: 0 }] })
    const order = await newOrder(shop, { status: 'accepted', shipping_total: 1_000, total: 11_000 })
    const lines = [{ line_id: order.line_id, picked: 0, short_reason: 'missing' }]
    await shop.call('PUT', `${ordersPath}/${order.id}/picking`, { body: { version: 0, lines, done: 1 } })
    expect((await decide(order, 'write_off')).body.data).toMatchObject({
      ...{ total: '0.00', shipping_total: '0.00', payment_status: 'paid' },
      lines: [{ left_out: 2, total: '0.00' }],
    })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('that is all of the order is sent to nobody: it is cancelled, and no missing piece comes back into the stock', async () => {
    const order = await newOrder(shop, { status: 'accepted', payment_status: 'paid' })
    const lines = [{ line_id: order.line_id, picked: 0, short_reason: 'missing' }]
    await shop.call('PUT', `${ordersPath}/${order.id}/picking`, { body: { version: 0, lines, done: 1 } })
    expect((await decide(order, 'write_off')).http).toBe(200)
    for (const status of ['reported_to_cargo', 'in_cargo', 'delivered']) {
      const answer = await refusedCall(shop, () => move(order.id, status))
      expect([answer.http, answer.body.rules]).toEqual([409, [{ id: 'order.nothing_to_send' }]])
    }
    const before = await stockOf(order)
    expect((await move(order.id, 'cancelled')).http).toBe(200)
    expect(await stockOf(order)).toBe(before)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('that is left out is neither picked again nor put back a second time when the order is cancelled', async () => {
    const order = await pickedByOne()
    await decide(order, 'write_off')
    const picking = (await shop.call('GET', `${ordersPath}/${order.id}/picking`)).body.data
    expect(picking.lines).toMatchObject([{ quantity: 1, picked: 1, short_reason: '' }])
    const before = await stockOf(order)
    await move(order.id, 'cancelled')
    expect(await stockOf(order)).toBe(before + 1)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('is refunded: the parcel goes, until the refund is rejected', async () => {
    const order = await pickedByOne('missing', { payment_status: 'paid' })
    const refund = await newRefund(shop, order, 1)
    expect((await read(order.id)).short).toMatchObject([{ missing: 1, refunded: 1 }])
    expect((await move(order.id, 'reported_to_cargo')).http).toBe(200)
    await shop.call('PATCH', `/v1/panel/order-refunds/${refund.id}/status`, {
      body: { status: 'rejected', version: 1 },
    })
    expect((await read(order.id)).short).toMatchObject([{ missing: 1, refunded: 0 }])
    // What is on its way waits for nothing any more, but may still be written off.
    expect(rules(await decide(order, 'wait'))).toEqual(['order.picking_already_shipped'])
    expect((await decide(order, 'write_off')).http).toBe(200)
  })

  test('is decided about once, from the version that was looked at, and by nobody at an order that ended', async () => {
    const order = await pickedByOne()
    const { version } = await orderIn(shop, order.id)
    expect((await decide(order, 'write_off')).http).toBe(200)
    expect(rules(await decide(order, 'write_off', version))).toEqual(['conflict.stale'])
    expect(rules(await decide(order, 'write_off'))).toEqual(['order.rest_nothing'])
    const other = await pickedByOne()
    await move(other.id, 'cancelled')
    expect(rules(await decide(other, 'write_off'))).toEqual(['order.cancelled_is_final'])
  })
})
