import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variants } from '#server/db/schema/products.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { brokenInvariants, refusedCall } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Basket picking: what is in the basket, who was faster, and where the order goes then. Which step may follow which is walked. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = async (id: number) => (await shop.call('GET', `${ordersPath}/${id}/picking`)).body.data
const put = (id: number, body: object) => shop.call('PUT', `${ordersPath}/${id}/picking`, { body })
const accepted = () => newOrder(shop, { status: 'accepted' })

describe('what is to be picked', () => {
  test('is told with the codes that a scanner reads, before anybody has begun', async () => {
    const { id, line_id, variant_id } = await accepted()
    await shop.db.update(variants).set({ barcode: '8690000000012', shelf: 'A-3' }).where(eq(variants.id, variant_id))
    const { lines, ...picking } = await read(id)
    expect(picking).toMatchObject({ order_id: id, status: 'open', version: 0, order_status: 'accepted' })
    const codes = { barcode: '8690000000012', shelf: 'A-3' }
    expect(lines).toMatchObject([{ line_id, ...codes, quantity: 2, picked: 0, short_reason: '' }])
  })

  test('goes on where another device left it', async () => {
    const { id, line_id } = await accepted()
    await put(id, { version: 0, lines: [{ line_id, picked: 1 }] })
    expect(await read(id)).toMatchObject({ version: 1, lines: [{ picked: 1 }] })
  })
})

describe('R63, R64: picking is closed', () => {
  test.each([
    ['pending', 'order.picking_not_confirmed'],
    ['awaiting_payment', 'order.picking_not_confirmed'],
    ['reported_to_cargo', 'order.picking_already_shipped'],
    ['delivered', 'order.picking_already_shipped'],
    ['cancelled', 'order.cancelled_is_final'],
  ] as const)('at an order that is %s', async (status, rule) => {
    const { id, line_id } = await newOrder(shop, { status })
    const answer = await refusedCall(shop, () => put(id, { version: 0, lines: [{ line_id, picked: 1 }] }))
    expect([answer.http, answer.body.rules]).toEqual([409, [{ id: rule }]])
  })
})

test('more than was ordered is refused at its line', async () => {
  const { id, line_id } = await accepted()
  const answer = await refusedCall(shop, () => put(id, { version: 0, lines: [{ line_id, picked: 3 }] }))
  expect([answer.http, answer.body.fields]).toEqual([422, { 'lines.0.picked': 'picking.above_ordered' }])
})

describe('two devices', () => {
  test('of 20 that save from one version at once one does, and no pick is lost when the others read and add theirs', async () => {
    const { id, line_id } = await accepted()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put(id, { version: 0, lines: [{ line_id, picked: 1 }] })),
    )
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(409)])
    const { version, lines } = await read(id)
    await put(id, { version, lines: [{ line_id, picked: lines[0].picked + 1 }] })
    expect((await read(id)).lines[0].picked).toBe(2)
  })
})

describe('the end of picking', () => {
  test('takes the order to the packing table by its chart', async () => {
    const { id, line_id } = await accepted()
    const answer = await put(id, { version: 0, lines: [{ line_id, picked: 2 }], done: 1 })
    expect(answer.body.data).toMatchObject({ status: 'picked', order_status: 'being_packed' })
  })

  test('asks for the reason of what is short', async () => {
    const { id, line_id } = await accepted()
    const answer = await refusedCall(shop, () => put(id, { version: 0, lines: [{ line_id, picked: 1 }], done: 1 }))
    expect([answer.http, answer.body.rules]).toEqual([409, [{ id: 'picking.unfinished', about: { count: 1 } }]])
    const lines = [{ line_id, picked: 1, short_reason: 'missing' }]
    expect((await put(id, { version: 0, lines, done: 1 })).body.data.status).toBe('picked')
  })

  test('leaves an order alone that lies on the packing table already', async () => {
    const { id, line_id } = await newOrder(shop, { status: 'being_packed' })
    await put(id, { version: 0, lines: [{ line_id, picked: 2 }], done: 1 })
    expect(await orderIn(shop, id)).toMatchObject({ status: 'being_packed', version: 1 })
  })

  test('is taken back by another count, and a line that is whole forgets its reason', async () => {
    const { id, line_id } = await accepted()
    await put(id, { version: 0, lines: [{ line_id, picked: 1, short_reason: 'damaged' }], done: 1 })
    const answer = await put(id, { version: 1, lines: [{ line_id, picked: 2 }] })
    expect(answer.body.data).toMatchObject({ status: 'open', lines: [{ picked: 2, short_reason: '' }] })
  })
})

test('an order that is picked is taken up again and ended again, with nothing changed', async () => {
  const { id, line_id } = await accepted()
  await put(id, { version: 0, lines: [{ line_id, picked: 2 }], done: 1 })
  const answer = await put(id, { version: 1, lines: [], done: 1 })
  expect([answer.http, answer.body.data]).toMatchObject([200, { status: 'picked', version: 2 }])
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
