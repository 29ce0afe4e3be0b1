import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The stock ledger: what the staff write, and what it shows. */

const path = '/v1/panel/stock-movements'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const stocked = (quantity: number, changes = {}) => newVariant(shop, { variants: [variant({ quantity })], ...changes })
const post = (body: object, key?: string) =>
  shop.call('POST', path, { body, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const written = (variant_id: number, quantity: number | string, changes = {}) => ({
  ...{ type: 'inbound', note: '', lines: [{ variant_id, quantity, unit_price: '' }] },
  ...changes,
})
const stockOf = async (id: number) => {
  const { rows } = await shop.db.execute<{ quantity: number; sum: number }>(sql`
    select quantity, (select sum(m.quantity)::int from stock_movements m where m.variant_id = v.id) as sum from variants v where id = ${id}`)
  return rows[0]
}

test.each([
  ['inbound', '3', 8],
  ['outbound', '3', 2],
  ['loss', '5', 0],
  ['adjustment', '-4', 1],
  ['adjustment', '4', 9],
])('R23 %s of %s pieces moves a stock of 5 to %i', async (type, quantity, becomes) => {
  const { variant_id } = await stocked(5)
  expect((await post(written(variant_id, quantity, { type, note: 'Sayım' }))).http).toBe(200)
  expect(await stockOf(variant_id)).toEqual({ quantity: becomes, sum: becomes })
})

test('R23 nobody posts what the system writes', async () => {
  const { variant_id } = await stocked(5)
  const answer = await post(written(variant_id, 1, { type: 'system' }))
  expect(answer.http).toBe(422)
  expect(await stockOf(variant_id)).toEqual({ quantity: 5, sum: 5 })
})

test('all of it is written or nothing', async () => {
  const [one, other] = [await stocked(5), await stocked(1)]
  const lines = [one, other].map(({ variant_id }) => ({ variant_id, quantity: 2, unit_price: '' }))
  const answer = await post({ type: 'outbound', note: '', lines })
  expect(answer.http).toBe(422)
  expect(answer.body.rules).toMatchObject([{ id: 'stock.not_enough', about: { left: 1 }, at: ['lines.1.quantity'] }])
  expect(await stockOf(one.variant_id)).toEqual({ quantity: 5, sum: 5 })
})

test('D3 of twenty who take the last piece one does', async () => {
  const { variant_id } = await stocked(1)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(written(variant_id, 1, { type: 'outbound' }))),
  )
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(await stockOf(variant_id)).toEqual({ quantity: 0, sum: 0 })
})

test('D4 what is sent twice with one key is written once', async () => {
  const { variant_id } = await stocked(5)
  const sent = written(variant_id, 2)
  const answers = [await post(sent, 'ayni-anahtar'), await post(sent, 'ayni-anahtar')]
  expect(answers.map(({ http }) => http)).toEqual([200, 200])
  expect(await stockOf(variant_id)).toEqual({ quantity: 7, sum: 7 })
})

test('another shop’s variant is not there', async () => {
  const { variant_id } = await newVariant(shop, {}, shop.other)
  const answer = await post(written(variant_id, 1))
  expect(answer.body.rules).toMatchObject([{ id: 'stock.variant_gone' }])
})

test('a movement tells what it came to, and leads to its order and whoever made it', async () => {
  const { variant_id, product_id } = await stocked(10)
  await post(written(variant_id, 3, { lines: [{ variant_id, quantity: 3, unit_price: '12.50' }] }))
  const answer = await shop.call('GET', `${path}?product_id=${product_id}`)
  expect(answer.body.data.total).toBe(2)
  expect(answer.body.data.rows[0]).toMatchObject({
    ...{ type: 'inbound', quantity: 3, previous_stock: 10, current_stock: 13, unit_price: '12.50', total: '37.50' },
    ...{ variant_id, product_id, order_id: null, user_id: shop.own.admin_id },
  })
  const { id } = await newOrder(shop)
  const { number } = await orderIn(shop, id)
  const ofOrder = await shop.call('GET', `${path}?search=${number}`)
  expect(ofOrder.body.data.rows).toMatchObject([{ order: number, order_id: id, type: 'system' }])
})

test('R18 a variant is found by its very code, whatever spaces stand around it', async () => {
  const { variant_id } = await stocked(5, { variants: [variant({ quantity: 5, stock_code: 'KOD 7' })] })
  const found = async (code: string) => {
    const { http, body } = await shop.call('GET', `${path}/variant?code=${encodeURIComponent(code)}`)
    return [http, body.data?.variant_id]
  }
  expect([await found('KOD 7'), await found(' KOD 7\t')]).toEqual([
    [200, variant_id],
    [200, variant_id],
  ])
  expect(await found('KOD')).toEqual([404, undefined])
})

test('the figure of a product is counted back movement by movement, over all of its variants', async () => {
  const { variant_id, product_id } = await stocked(10)
  await post(written(variant_id, 4, { type: 'outbound' }))
  await post(written(variant_id, 1))
  for (const asked of [`variant_id=${variant_id}`, `product_id=${product_id}`]) {
    const { stock, total, rows } = (await shop.call('GET', `${path}/history?${asked}`)).body.data
    expect([stock, total]).toEqual([7, 3])
    expect(rows.map(({ before, after }: { before: number; after: number }) => [before, after])).toEqual([
      [6, 7],
      [10, 6],
      [0, 10],
    ])
  }
})

test('what is not in this shop has no stock', async () => {
  const { variant_id } = await newVariant(shop, {}, shop.other)
  const { data } = (await shop.call('GET', `${path}/history?variant_id=${variant_id}`)).body
  expect(data).toEqual({ stock: 0, total: 0, rows: [] })
})
