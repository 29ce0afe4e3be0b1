import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OrderSheets } from '#api/contract/sales/order-sheets.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { variants } from '#server/db/schema/products.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shops } from '#server/db/schema/shops.ts'
import { introduceSeller, invoiceIn, newInvoicable, newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, orderIn, ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { newSent, newShippable, orderWithParcel, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What is printed of orders, a page each. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterEach(() => {
  shop.eInvoiceSandbox.down = false
})
afterAll(() => shop.close())

const ask = (kind: string, ids: readonly (number | string)[], as = shop.admin) =>
  shop.call('GET', `${ordersPath}/sheets?kind=${kind}&ids=${ids.join(',')}`, { as })
const sheets = async (kind: string, ids: readonly number[]): Promise<OrderSheets> => (await ask(kind, ids)).body.data
const labelOf = async (id: number) => (await sheets('label', [id])).sheets[0]?.parcel
const refused = ({ refused: all }: OrderSheets) => all.map(({ id, rules }) => [id, rules.map((rule) => rule.id)])

test('slips come in the order in which they are asked for, each once, with what lies in the parcel', async () => {
  const first = await newOrder(shop)
  const second = await newOrder(shop, { customer_name: 'Ayşe Şahin', shipping_address: { city: 'Niğde' } })
  const [line] = await shop.db.select().from(order_lines).where(eq(order_lines.id, second.line_id))
  await shop.db
    .update(variants)
    .set({ stock_code: 'RAF-1' })
    .where(eq(variants.id, line?.variant_id ?? 0))
  const found = await sheets('slip', [second.id, first.id, second.id])
  expect(found.sheets.map(({ order }) => order.id)).toEqual([second.id, first.id])
  expect(found.sheets[0]).toMatchObject({
    order: {
      customer_name: 'Ayşe Şahin',
      shipping_address: { city: 'Niğde' },
      lines: [{ id: second.line_id, stock_code: 'RAF-1', quantity: 2, total: '100.00' }],
    },
    parcel: null,
    document: null,
  })
})

describe('invoices', () => {
  test('R215: one that was taken is printed as it was issued', async () => {
    const { id, order_id } = await newInvoice(shop, { status: 'succeed' })
    const found = await sheets('invoice', [order_id])
    expect(found.sheets.map(({ document }) => document)).toEqual([(await invoiceIn(shop, id)).document])
  })

  test('R215: those in the queue, unknown, not taken and never issued have no page, each for its reason', async () => {
    const unknown = await newInvoice(shop, { status: 'unknown' })
    const failed = await newInvoice(shop, { status: 'error' })
    const none = await newInvoicable(shop)
    const waiting = await newInvoice(shop)
    const found = await sheets('invoice', [waiting.order_id, unknown.order_id, failed.order_id, none.id])
    expect(found.sheets).toEqual([])
    expect(refused(found)).toEqual([
      [waiting.order_id, ['invoice.queued']],
      [unknown.order_id, ['invoice.queued']],
      [failed.order_id, ['invoice.none']],
      [none.id, ['invoice.none']],
    ])
  })
})

describe('labels', () => {
  test('say how the parcel goes, who sends it, into how many packages, and what they weigh', async () => {
    const id = await newSent(shop)
    await shop.db.update(shops).set({ phone: '+90 312 555 01 23' }).where(eq(shops.id, shop.own.shop_id))
    await shop.db.update(shipments).set({ packages: 2, weight: 4.5, desi: 3 }).where(eq(shipments.order_id, id))
    const { tracking_code } = (await parcelIn(shop, id)) ?? {}
    expect(await labelOf(id)).toEqual({
      ...{ method: expect.any(String), tracking_code, packages: 2, weight: 4.5, desi: 3, phone: '', collect: null },
      sender: {
        name: 'Deneme Mağazası',
        phone: '+90 312 555 01 23',
        address: ['Atatürk Blv. 10', '06420 Çankaya / Ankara'],
      },
    })
  })

  test.each([
    ['cash_on_delivery', { by: 'cash', amount: '100.00' }],
    ['card_on_delivery', { by: 'card', amount: '100.00' }],
    ['credit_card', null],
  ] as const)('of an order by %s say what is taken at the door, until it is paid', async (payment_method, collect) => {
    const id = await newSent(shop)
    await setOrder(shop, id, { payment_method })
    expect((await labelOf(id))?.collect).toEqual(collect)
    await setOrder(shop, id, { payment_status: 'paid' })
    expect((await labelOf(id))?.collect).toBeNull()
  })

  test('name the number of whoever gets the parcel, else the number of the buyer, as the page of the order does', async () => {
    const id = await newSent(shop)
    const person = { name: 'Elif', surname: 'Kaya', email: 'elif@kaya.test', phone: '+90 532 000 11 22' }
    const [buyer] = await shop.db
      .insert(users)
      .values({ shop_id: shop.own.shop_id, type: 'customer', ...person })
      .returning({ id: users.id })
    await setOrder(shop, id, { customer_id: buyer?.id ?? 0 })
    expect((await labelOf(id))?.phone).toBe('+90 532 000 11 22')
    const { shipping_address } = await orderIn(shop, id)
    await setOrder(shop, id, { shipping_address: { ...shipping_address, phone: '+90 533 999 88 77' } })
    const label = await labelOf(id)
    expect(label?.phone).toBe('+90 533 999 88 77')
    expect((await shop.call('GET', `${ordersPath}/${id}`)).body.data.shipping.label).toEqual(label)
  })

  test('are of parcels that went off', async () => {
    const { id } = await newShippable(shop)
    const warned = await orderWithParcel(shop, 'warned')
    expect(refused(await sheets('label', [id, warned]))).toEqual([
      [id, ['sheets.no_parcel']],
      [warned, ['sheets.no_parcel']],
    ])
  })
})

test("another shop's order is told as one that is not there", async () => {
  const theirs = await newOrder(shop, {}, shop.other)
  expect(refused(await sheets('slip', [theirs.id, 999_999]))).toEqual([
    [theirs.id, ['notFound']],
    [999_999, ['notFound']],
  ])
})

test('at most 200 orders go into one document', async () => {
  const { id } = await newOrder(shop)
  const many = Array.from({ length: 199 }, (_, at) => 1_000_000 + at)
  const found = await sheets('label', [id, ...many])
  expect(found.refused.length).toBe(200)
  expect((await ask('slip', [id, ...many, 2_000_000])).http).toBe(422)
})

test('nothing is printed of no order, or of a kind that there is none of', async () => {
  expect((await ask('slip', [])).http).toBe(422)
  expect((await ask('receipt', [1])).http).toBe(422)
  expect((await ask('slip', ['x'])).http).toBe(422)
})
