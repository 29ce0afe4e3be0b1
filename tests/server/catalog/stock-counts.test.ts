import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { countIn, counts, newCount } from '#tests/fixtures/stock-counts.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A stock count from its shelf to the ledger. The shelf has five of one and three of another. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const versionOf = async (id: number) => (await countIn(shop, id))?.version
const move = async (id: number, status: string) =>
  shop.call('PATCH', `${counts}/${id}/status`, { body: { status, version: await versionOf(id) } })
const count = (id: number, line: number, quantity: number, as = shop.admin) =>
  shop.call('POST', `${counts}/${id}/pieces`, { as, body: { pieces: [{ line, quantity }], version: 1 } })
const explain = async (id: number, line: number) =>
  shop.call('PATCH', `${counts}/${id}/reasons`, {
    body: { reasons: [{ line, reason: 'Kırık' }], version: await versionOf(id) },
  })
const movesOf = async (variant_id: number) => {
  const { rows } = await shop.db.execute(
    sql`select type, quantity, current_stock, note from stock_movements where variant_id = ${variant_id} order by id`,
  )
  return rows
}

test('differences are booked once, on top of what was sold since the count was frozen', async () => {
  const id = await newCount(shop)
  const { lines } = (await move(id, 'frozen')).body.data
  expect(lines.map(({ expected }: { expected: number }) => expected).sort()).toEqual([3, 5])
  const line = lines.findIndex(({ expected }: { expected: number }) => expected === 5)
  const { variant_id } = lines[line]
  // Two people count: three here, one there. Meanwhile two are sold.
  await count(id, line, 3)
  await count(id, line, 1, await shop.as([600, 602]))
  const sold = newOrderIn(shop, variant_id, { lines: [{ variant_id, quantity: 2, price: '49.90' }] })
  expect((await shop.call('POST', '/v1/panel/orders', { body: sold })).http).toBe(200)
  await move(id, 'review')
  const unexplained = await move(id, 'booked')
  expect([unexplained.http, unexplained.body.error]).toEqual([409, 'count.unexplained'])
  await explain(id, line)
  expect((await move(id, 'booked')).http).toBe(200)
  const { name } = (await countIn(shop, id)) ?? { name: '' }
  expect(await movesOf(variant_id)).toEqual([
    { type: 'inbound', quantity: 5, current_stock: 5, note: '' },
    { type: 'system', quantity: -2, current_stock: 3, note: '' },
    { type: 'adjustment', quantity: -1, current_stock: 2, note: `${name}: Kırık` },
  ])
  // The other was not counted: it stays as it is.
  expect(await movesOf(lines[1 - line].variant_id)).toHaveLength(1)
  expect((await move(id, 'booked')).http).toBe(409)
})

test('D3 a difference never takes a stock below zero: nothing is booked, and the count stays open', async () => {
  const id = await newCount(shop)
  const { lines } = (await move(id, 'frozen')).body.data
  const { variant_id } = lines.find(({ expected }: { expected: number }) => expected === 5)
  const line = lines.findIndex((one: { variant_id: number }) => one.variant_id === variant_id)
  await count(id, line, 0)
  const out = [{ variant_id, quantity: 1, unit_price: '' }]
  await shop.call('POST', '/v1/panel/stock-movements', { body: { type: 'outbound', note: '', lines: out } })
  await move(id, 'review')
  await explain(id, line)
  const answer = await move(id, 'booked')
  expect([answer.http, answer.body.error, answer.body.rules[0].about.left]).toEqual([409, 'count.sold_meanwhile', 4])
  expect((await countIn(shop, id))?.status).toBe('review')
  expect(await movesOf(variant_id)).toHaveLength(2)
})

test('ten people who count at once add up', async () => {
  const id = await newCount(shop)
  await move(id, 'frozen')
  const answers = await Promise.all(Array.from({ length: 10 }, () => count(id, 0, 1)))
  expect(answers.map(({ http }) => http)).toEqual(Array(10).fill(200))
  expect((await countIn(shop, id))?.lines[0]?.counted).toBe(10)
})

test('a count holds the goods of its shelves as they stand there, however these are written, and no services', async () => {
  const stands = async (shelf: string, changes = {}) =>
    (await newVariant(shop, { variants: [variant({ quantity: 1, shelf })], ...changes })).variant_id
  const [last, first] = [await stands('Depo 1-C'), await stands('depo 1-B')]
  const service = await stands('Depo 1-A')
  await shop.db.execute(sql`
    update products set product_type_id = 3 where id = (select product_id from variants where id = ${service})`)
  await stands('Depo 2')
  const body = { name: 'Depo sayımı', shelf: 'DEPO 1' }
  const { id } = (await shop.call('POST', counts, { body })).body.data
  const { lines, booked_at, frozen_at } = (await move(id, 'frozen')).body.data
  expect(lines.map((one: { variant_id: number }) => one.variant_id)).toEqual([first, last])
  expect([booked_at, Math.abs(Date.now() - Date.parse(frozen_at)) < 60_000]).toEqual([null, true])
})

test('what was counted is told, none included, and when it was booked', async () => {
  const id = await newCount(shop)
  await move(id, 'frozen')
  await count(id, 0, 0)
  expect((await countIn(shop, id))?.counted).toBe(1)
  await move(id, 'review')
  await explain(id, 0)
  const { booked_at } = (await move(id, 'booked')).body.data
  expect(Math.abs(Date.now() - Date.parse(booked_at))).toBeLessThan(60_000)
})

test('a count without a name is not opened', async () => {
  const answer = await shop.call('POST', counts, { body: { name: ' ', shelf: '' } })
  expect([answer.http, answer.body.error]).toEqual([422, 'validation.required'])
})
