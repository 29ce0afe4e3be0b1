import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { countIn, counts, newCount } from '#tests/fixtures/stock-counts.fixture.ts'
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

test('a count without a name is not opened', async () => {
  const answer = await shop.call('POST', counts, { body: { name: ' ', shelf: '' } })
  expect([answer.http, answer.body.error]).toEqual([422, 'validation.required'])
})
