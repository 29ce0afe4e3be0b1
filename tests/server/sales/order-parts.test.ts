import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { orderThen, whenOrdered } from '#machines/sales/order/order-then.ts'
import { introduceSeller, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { anAddress, deliveredTo, newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { brokenInvariants, movements, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What is done with an order beside the steps of its chart, and how it is told afterwards. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = (id: number, part: string) => `${ordersPath}/${id}/${part}`
const read = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
const move = async (id: number, status: string, more: object = {}) => {
  const { version } = await orderIn(shop, id)
  return shop.call('PATCH', at(id, 'status'), { body: { status, version, ...more } })
}
const write = (id: number, note: string) => shop.call('POST', at(id, 'notes'), { body: { note } })
const restock = (id: number, lines: object[], key?: string) =>
  shop.call('POST', at(id, 'restock'), { body: { lines }, ...(key ? { key } : {}) })
const setAddress = async (id: number, of: string, changes: object = {}, version?: number) =>
  shop.call('PUT', at(id, 'address'), {
    body: { of, address: { ...anAddress, ...changes }, version: version ?? (await orderIn(shop, id)).version },
  })
const idsOf = ({ body }: { body: { rules: { id: string }[] } }) => body.rules.map((rule) => rule.id)

describe('R135: a note', () => {
  test('accept: of 250 characters is kept, with who wrote it, and leaves the version alone', async () => {
    const { id } = await newOrder(shop)
    expect((await write(id, 'ş'.repeat(250))).http).toBe(200)
    const { notes, version } = await read(id)
    expect([notes.map(({ note }) => note), notes[0]?.user, version]).toEqual([['ş'.repeat(250)], 'Ayşe Yılmaz', 1])
  })

  test('reject: of 251 characters, and one of nothing', async () => {
    const { id } = await newOrder(shop)
    for (const [note, rule] of [
      ['a'.repeat(251), 'validation.max_length'],
      ['  ', 'validation.required'],
    ] as const) {
      const answer = await refusedCall(shop, () => write(id, note))
      expect([answer.http, idsOf(answer)]).toEqual([422, [rule]])
    }
    expect((await read(id)).notes).toEqual([])
  })

  test('R62: is taken by a cancelled order too', async () => {
    const { id } = await newOrder(shop)
    await move(id, 'cancelled')
    expect((await write(id, 'Müşteri aradı.')).http).toBe(200)
  })
})

describe('taking back into the stock', () => {
  test('adds the pieces to the stock, once for one key, and says so in the history', async () => {
    const { id, line_id, variant_id } = await newOrder(shop, { status: 'delivered' })
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => restock(id, [{ line_id, quantity: 1 }], key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const moved = await movements(shop, variant_id)
    expect(moved.map(({ quantity }) => quantity)).toEqual([10, -2, 1])
    const { lines, history } = await read(id)
    expect([lines[0]?.returned, history[0]?.event]).toEqual([1, 'RESTOCK'])
    expect(history[0]?.moves).toMatchObject([{ line_id, quantity: 1 }])
  })

  test.each([
    ['in_cargo', 1, 409, ['order.restock_too_early']],
    ['cancelled', 1, 409, ['order.cancelled_is_final']],
    ['delivered', 3, 422, ['order.return_above_bought']],
    ['delivered', 0, 409, ['order.restock_nothing']],
  ] as const)('is refused while %s with %s pieces', async (status, quantity, http, rules) => {
    const { id, line_id } = await newOrder(shop, { status })
    const answer = await refusedCall(shop, () => restock(id, [{ line_id, quantity }]))
    expect([answer.http, idsOf(answer)]).toEqual([http, rules])
  })

  test('D3: of ten that take the same piece back at once, as many go through as there are pieces', async () => {
    const { id, line_id, variant_id } = await newOrder(shop, { status: 'delivered' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => restock(id, [{ line_id, quantity: 1 }])))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(2)
    expect((await movements(shop, variant_id)).at(-1)).toMatchObject({ current_stock: 10 })
  })
})

describe('an address', () => {
  test('is changed while the goods are in the house, and its past is kept', async () => {
    const { id } = await newOrder(shop)
    expect((await setAddress(id, 'shipping')).http).toBe(200)
    await setAddress(id, 'shipping', { address: 'Çınar Sk. 9' })
    const order = await read(id)
    expect(order.shipping_address).toEqual({ ...anAddress, address: 'Çınar Sk. 9' })
    expect(order.history.map(({ address }) => address?.before.address)).toEqual(['Lale Sk. 4', deliveredTo.address])
  })

  test.each([
    ['shipping', 'reported_to_cargo', 'order.address_shipped'],
    ['shipping', 'cancelled', 'order.cancelled_is_final'],
    ['invoice', 'rejected', 'order.rejected_is_final'],
  ] as const)('of %s is refused once %s', async (of, status, rule) => {
    const { id } = await newOrder(shop, { status })
    const answer = await refusedCall(shop, () => setAddress(id, of))
    expect([answer.http, idsOf(answer)]).toEqual([409, [rule]])
  })

  test('of an invoice is refused once it is issued, and open again where it was not: no order is stuck', async () => {
    const { id } = await newOrder(shop, { status: 'invoiced' })
    expect((await setAddress(id, 'invoice')).http).toBe(200)
    await introduceSeller(shop)
    const invoice = await storeInvoiceOf(shop, id)
    const answer = await refusedCall(shop, () => setAddress(id, 'invoice'))
    expect([answer.http, idsOf(answer)]).toEqual([409, ['order.address_invoiced']])
    await shop.db.execute(sql`update invoices set status = 'error' where id = ${invoice}`)
    expect((await setAddress(id, 'invoice')).http).toBe(200)
  })

  test('an invoice address is open until the invoice, while the parcel is on its way', async () => {
    const { id } = await newOrder(shop, { status: 'in_cargo' })
    expect((await setAddress(id, 'invoice', { company_name: 'Gül Ltd.', tax_number: '1234567890' })).http).toBe(200)
  })

  test.each(['title', 'country', 'state', 'city', 'district', 'neighborhood', 'address', 'zip'])(
    'R142 reject: without %s, at that very field',
    async (field) => {
      const { id } = await newOrder(shop)
      const answer = await refusedCall(shop, () => setAddress(id, 'shipping', { [field]: ' ' }))
      expect([answer.http, answer.body.fields]).toEqual([422, { [field]: 'validation.required' }])
    },
  )

  test.each([
    ['tax_number', '123456789', 'contact.tax_number'],
    ['tc_number', '1000000014', 'contact.tc_number'],
  ])('R140, R141 reject: %s %s', async (field, value, rule) => {
    const { id } = await newOrder(shop)
    const answer = await refusedCall(shop, () => setAddress(id, 'invoice', { [field]: value }))
    expect([answer.http, answer.body.fields]).toEqual([422, { [field]: rule }])
  })

  test('D5: of two that change it from one version, one does, and the other is told who was faster', async () => {
    const { id } = await newOrder(shop)
    const answers = await Promise.all(['Bir', 'İki'].map((title) => setAddress(id, 'shipping', { title }, 1)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409])
    expect(answers.find(({ http }) => http === 409)?.body.rules).toMatchObject([
      { id: 'conflict.stale', about: { user: 'Ayşe Yılmaz' } },
    ])
  })
})

describe('the order as it stood', () => {
  test('at every moment of its history: status, money, pieces, address and notes as they were then', async () => {
    const { id, line_id } = await newOrder(shop)
    const seen: Order[] = [await read(id)]
    const keep = async (done: Promise<unknown>) => {
      await done
      seen.unshift(await read(id))
    }
    await keep(move(id, 'accepted'))
    await keep(write(id, 'Acele.'))
    await keep(setAddress(id, 'shipping'))
    await keep(
      orderIn(shop, id).then(({ version }) =>
        shop.call('PATCH', at(id, 'payment-status'), { body: { payment_status: 'paid', version } }),
      ),
    )
    await keep(move(id, 'undelivered'))
    await keep(move(id, 'undelivered_and_returned', { lines: [{ line_id, quantity: 1 }] }))
    await keep(restock(id, [{ line_id, quantity: 1 }]))
    const now = seen[0] as Order
    expect(now.history).toHaveLength(7)
    const moments = [...now.history.map((past) => past.id), whenOrdered]
    for (const [place, past] of moments.entries()) {
      const then = orderThen(now, past)
      const { status, payment_status, lines, payments, paid_total, shipping_address, invoice_address, notes } = seen[
        place
      ] as Order
      expect(then).toEqual({
        at: then.at,
        ...{ status, payment_status, lines, payments, paid_total, shipping_address, invoice_address, notes },
      })
    }
  })

  test('each step tells what it did: pieces with their movement, and money', async () => {
    const { id, line_id, variant_id } = await newOrder(shop)
    const { version } = await orderIn(shop, id)
    await shop.call('PATCH', at(id, 'payment-status'), { body: { payment_status: 'paid', version } })
    await move(id, 'cancelled')
    const { history } = await read(id)
    const [last] = await rows(
      shop,
      sql`select id from stock_movements where variant_id = ${variant_id} order by id desc limit 1`,
    )
    expect(history.map(({ event, money, moves }) => [event, money, moves])).toEqual([
      ['CANCEL', null, [{ line_id, quantity: 2, movement_id: last?.id }]],
      ['MARK_PAID', '100.00', []],
    ])
  })
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
