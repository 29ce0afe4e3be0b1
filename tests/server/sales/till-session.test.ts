import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A cash desk between its opening and its closing: what should lie in it, what does, and where the difference goes. */

const path = '/v1/panel/till-sessions'
let shop: Shop
let desk: number
beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
  desk = (await shop.call('GET', path)).body.data.desks[0].id
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const post = (to: string, body: object, as?: string) =>
  shop.call('POST', `${path}${to}`, { body, ...(as ? { as } : {}) })
const idsIn = (rules: readonly { id: string }[]) => rules.map(({ id }) => id)

test('a desk is opened with what was counted, fills with cash, and is closed with its difference in the books', async () => {
  const opened = await post('', { account_id: desk, counted: '200.00' })
  expect(opened.body.data, opened.text).toMatchObject({ status: 'open', opening: '200.00', expected: '200.00' })
  const { id } = opened.body.data
  const again = await post('', { account_id: desk, counted: '0' })
  expect([again.http, again.body.error]).toEqual([409, 'till.desk_open'])

  const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] })
  const payments = [{ method: 'cash', amount: '99.80', account_id: desk }]
  expect(
    (await shop.call('POST', fastSalePath, { body: fastSaleIn(shop, variant_id, { payments } as never) })).http,
  ).toBe(200)
  expect((await post(`/${id}/cash`, { kind: 'in', amount: '50', note: 'Bozuk para' })).body.data.expected).toBe(
    '349.80',
  )
  expect((await post(`/${id}/cash`, { kind: 'out', amount: '20.30', note: '' })).body.data.expected).toBe('329.50')

  const cashier = await shop.as([2900])
  const held = await post(`/${id}/close`, { counted: '329.00', unsent: 1, override: 1 }, cashier)
  expect([held.http, idsIn(held.body.rules)]).toEqual([422, ['till.unsent_sales']])
  const closed = await post(`/${id}/close`, { counted: '329.00', unsent: 1, override: 1 })
  expect(closed.body.data).toMatchObject({
    ...{ status: 'closed', expected: '329.50', counted: '329.00', difference: '-0.50', unsent: 1 },
  })
  const { rows } = await shop.db.execute<{ account: string; debit: string; credit: string }>(sql`
    select l.account, l.debit, l.credit from journal_lines l join journal_entries e on e.shop_id = l.shop_id and e.id = l.entry_id
     where e.shop_id = ${shop.own.shop_id} and e.kind = 'till' order by e.id, l.account`)
  expect(rows.map(({ account, debit, credit }) => [account, Number(debit), Number(credit)])).toEqual([
    ['100', 50_00, 0],
    ['331', 0, 50_00],
    ['100', 0, 20_30],
    ['131', 20_30, 0],
    ['100', 0, 50],
    ['689', 50, 0],
  ])
  const late = await post(`/${id}/cash`, { kind: 'in', amount: '1', note: '' })
  expect([late.http, late.body.error]).toEqual([409, 'till.session_closed'])
  expect((await post('', { account_id: desk, counted: '329.00' })).http).toBe(200)
})

test('of many who open one desk at the same moment one does', async () => {
  const [open] = (await shop.call('GET', path)).body.data.rows
  await post(`/${open.id}/close`, { counted: open.expected, unsent: 0 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('', { account_id: desk, counted: '5' })))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
})
