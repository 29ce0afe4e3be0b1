import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  incomingIn,
  incomingLinesIn,
  incomingPath,
  newIncoming,
  setIncoming,
} from '#tests/fixtures/incoming.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newPurchase, newSupplier, purchaseIn, purchasesPath } from '#tests/fixtures/purchases.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** An incoming invoice from its lines to the books, and back. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const versionOf = async (id: number) => (await incomingIn(shop, id))?.version
const move = async (id: number, status: string) =>
  shop.call('PATCH', `${incomingPath}/${id}/status`, { body: { status, version: await versionOf(id) } })
const match = async (id: number, what: object) =>
  shop.call('PATCH', `${incomingPath}/${id}/match`, {
    body: { line: 1, variant_id: null, pieces: '', account: null, version: await versionOf(id), ...what },
  })
const assign = async (id: number, what: object) =>
  shop.call('PATCH', `${incomingPath}/${id}/assignment`, {
    body: {
      ...{ supplier_id: (await incomingIn(shop, id))?.supplier_id, new_supplier: 0, purchase_id: null, rate: '' },
      ...{ version: await versionOf(id), ...what },
    },
  })
const stockOf = async (variant_id: number) => {
  const { rows } = await shop.db.execute<{ quantity: number; moved: number; price: number | null }>(sql`
    select quantity, (select coalesce(sum(quantity), 0)::int from stock_movements m where m.variant_id = v.id) as moved,
           (select unit_price::float8 from stock_movements m where m.variant_id = v.id order by id desc limit 1) as price
      from variants v where id = ${variant_id}`)
  return rows[0]
}
const booked = async (supplier: number) => {
  const { rows } = await shop.db.execute(sql`
    select l.account, l.tax_rate, l.debit::int as debit, l.credit::int as credit from journal_lines l
     where l.entry_id in (select entry_id from journal_lines where supplier_id = ${supplier}) order by l.id`)
  return rows
}
const owed = async (supplier: number) =>
  (await shop.call('GET', `${purchasesPath}/suppliers/${supplier}`)).body.data.balances
const rulesOf = ({ http, body }: Awaited<ReturnType<Shop['call']>>) => [
  http,
  body.rules?.map(({ id }: { id: string }) => id),
]
const goods = async (quantity = 0) =>
  (await newVariant(shop, { variants: [variant({ quantity, stock_code: `GF-${Math.random()}` })] })).variant_id

test('goods and an expense are booked with their tax against the supplier, come into the stock at cost, and go again', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const variant_id = await goods()
  const id = await newIncoming(shop, { supplier_id, lines: [{ variant_id, pieces: 4 }, {}] })
  const { body } = await move(id, 'booked')
  expect(body.data).toMatchObject({ status: 'booked' })
  expect(await booked(supplier_id)).toEqual([
    { account: '153', tax_rate: null, debit: 5_000, credit: 0 },
    { account: '770', tax_rate: null, debit: 6_000, credit: 0 },
    { account: '191', tax_rate: 20, debit: 2_200, credit: 0 },
    { account: '320', tax_rate: null, debit: 0, credit: 13_200 },
  ])
  expect(await owed(supplier_id)).toEqual([{ currency: 'TRY', amount: '132.00' }])
  expect(await stockOf(variant_id)).toEqual({ quantity: 4, moved: 4, price: 1_250 })
  expect(rulesOf(await move(id, 'cancelled'))).toEqual([409, ['incoming.booked']])
  expect((await move(id, 'matched')).http).toBe(200)
  expect([await owed(supplier_id), (await stockOf(variant_id))?.quantity]).toEqual([[], 0])
  // It may be booked again, by an entry of its own.
  expect((await move(id, 'booked')).http).toBe(200)
  expect(await owed(supplier_id)).toEqual([{ currency: 'TRY', amount: '132.00' }])
})

test('what was sold meanwhile keeps an invoice in the books', async () => {
  const variant_id = await goods()
  const id = await newIncoming(shop, { lines: [{ variant_id, pieces: 5 }] })
  await move(id, 'booked')
  await shop.db.execute(sql`update variants set quantity = 1 where id = ${variant_id}`)
  expect(rulesOf(await move(id, 'matched'))).toEqual([409, ['incoming.stock_short']])
  expect((await incomingIn(shop, id))?.status).toBe('booked')
})

test('D9 a kuruş of each line may be left over of what is to be paid, and more may not', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const id = await newIncoming(shop, { supplier_id })
  await setIncoming(shop, id, { payable: 13_203 })
  expect(rulesOf(await move(id, 'booked'))).toEqual([409, ['incoming.totals']])
  await setIncoming(shop, id, { payable: 13_198 })
  expect((await move(id, 'booked')).http).toBe(200)
  expect(await booked(supplier_id)).toContainEqual({ account: '679', tax_rate: null, debit: 0, credit: 2 })
  expect(await owed(supplier_id)).toEqual([{ currency: 'TRY', amount: '131.98' }])
})

test('withheld tax is owed to the tax office, not to the supplier', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const id = await newIncoming(shop, { supplier_id })
  await setIncoming(shop, id, { withheld: 1_100, payable: 12_100 })
  await move(id, 'booked')
  expect(await booked(supplier_id)).toContainEqual({ account: '360', tax_rate: null, debit: 0, credit: 1_100 })
  expect(await owed(supplier_id)).toEqual([{ currency: 'TRY', amount: '121.00' }])
})

test('an invoice in another money needs its rate, by which its goods are priced; its debt stays in its own', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const variant_id = await goods()
  const id = await newIncoming(shop, { supplier_id, currency: 'USD', lines: [{ variant_id, pieces: 5 }] })
  expect(rulesOf(await move(id, 'booked'))).toEqual([422, ['incoming.rate']])
  expect(rulesOf(await assign(id, { rate: '0' }))).toEqual([422, ['incoming.rate_number']])
  expect((await assign(id, { rate: '42.125' })).body.data.rate).toBe('42.125')
  expect((await move(id, 'booked')).http).toBe(200)
  expect(await stockOf(variant_id)).toEqual({ quantity: 5, moved: 5, price: 42_125 })
  expect(await owed(supplier_id)).toEqual([{ currency: 'USD', amount: '60.00' }])
})

test('what is not known of an invoice is told line by line, and nothing is booked', async () => {
  const id = await newIncoming(shop, {
    lines: [{ account: null }, { account: null }],
    supplier_id: null,
    type: 'refund',
  })
  const { http, body } = await move(id, 'booked')
  expect(http).toBe(409)
  expect(body.rules).toEqual([
    { id: 'incoming.return' },
    { id: 'incoming.supplier', at: ['supplier_id'] },
    { id: 'incoming.unmatched', about: { name: 'Kupa' }, at: ['lines.1'] },
    { id: 'incoming.unmatched', about: { name: 'Nakliye' }, at: ['lines.2'] },
  ])
})

test('lines are matched one by one, and the invoice waits to be booked once the last one is', async () => {
  const variant_id = await goods()
  const id = await newIncoming(shop, { source: 'xml', lines: [{ account: null }, { account: null }] })
  expect(rulesOf(await match(id, { variant_id, pieces: '0' }))).toEqual([422, ['stock.pieces']])
  expect((await match(id, { variant_id, pieces: '12' })).body.data).toMatchObject({
    status: 'received',
    lines: [{ variant_id, pieces: 12, matched_by: 'person' }, { variant_id: null }],
  })
  expect((await match(id, { line: 2, account: '760' })).body.data.status).toBe('matched')
  expect((await match(id, { line: 2 })).body.data.status).toBe('received')
  const service = await newVariant(shop, { product_type_id: 3 })
  expect(rulesOf(await match(id, { variant_id: service.variant_id, pieces: '1' }))).toEqual([409, ['stock.service']])
  expect((await match(id, { line: 9, account: '770' })).http).toBe(404)
})

test('the invoice of a purchase whose goods came books what it says, and the stock stays as it is', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const purchase = await newPurchase(shop, { status: 'received', received: [5, 3], supplier_id })
  const [first] = await shop.db
    .execute<{ id: number }>(sql`
    select variant_id as id from purchase_lines where purchase_id = ${purchase} order by line limit 1`)
    .then(({ rows }) => rows)
  const variant_id = first?.id ?? 0
  const id = await newIncoming(shop, { supplier_id, source: 'xml', lines: [{ variant_id, pieces: 4 }, {}] })
  const linked = await assign(id, { purchase_id: purchase })
  expect(linked.body.data.lines[0].purchased).toEqual({ ordered: 5, received: 5, unit_price: '10.00' })
  expect((await move(id, 'booked')).http).toBe(200)
  expect((await purchaseIn(shop, purchase))?.status).toBe('invoiced')
  expect([await owed(supplier_id), (await stockOf(variant_id))?.quantity]).toEqual([
    [{ currency: 'TRY', amount: '132.00' }],
    0,
  ])
  // Taken back on the purchase's page, it waits here too.
  const { version } = (await purchaseIn(shop, purchase)) ?? {}
  await shop.call('PATCH', `${purchasesPath}/${purchase}/status`, { body: { status: 'received', version } })
  expect([(await incomingIn(shop, id))?.status, await owed(supplier_id)]).toEqual(['matched', []])
  expect((await move(id, 'booked')).http).toBe(200)
  expect((await move(id, 'matched')).http).toBe(200)
  expect([(await purchaseIn(shop, purchase))?.status, await owed(supplier_id)]).toEqual(['received', []])
  const strange = await newPurchase(shop, { status: 'received' })
  expect(rulesOf(await assign(id, { purchase_id: strange }))).toEqual([409, ['incoming.purchase']])
})

test('a supplier has one invoice of a number: here, and by its purchase', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const open = (number: string) =>
    shop.call('POST', incomingPath, { body: { supplier_id, number, day: '2026-11-20', currency: 'TRY' } })
  expect((await open(' TEK-1 ')).http).toBe(200)
  expect(rulesOf(await open('TEK-1'))).toEqual([422, ['incoming.twice']])
  const id = await newIncoming(shop, { supplier_id, number: 'TEK-2' })
  await move(id, 'booked')
  const purchase = await newPurchase(shop, { status: 'received', received: [5, 3], supplier_id })
  const invoice = (number: string) =>
    shop.call('POST', `${purchasesPath}/${purchase}/invoice`, { body: { number, day: '2026-11-20', version: 1 } })
  expect(rulesOf(await invoice('TEK-2'))).toEqual([422, ['purchase.invoice_twice']])
  expect((await invoice('TEK-3')).http).toBe(200)
  expect(rulesOf(await open('TEK-3'))).toEqual([422, ['incoming.twice']])
})

test('an invoice on paper is written with products and expenses, and what its lines come to is reckoned', async () => {
  const variant_id = await goods()
  const { body } = await shop.call('POST', incomingPath, {
    body: { supplier_id: shop.own.supplier, number: 'KAGIT-1', day: '2026-11-20', currency: 'TRY' },
  })
  const { id } = body.data
  const write = async (lines: readonly object[], adding: object | null) =>
    shop.call('PATCH', `${incomingPath}/${id}/draft`, {
      body: {
        draft: { number: 'KAGIT-1', day: '2026-11-20', payable: '', lines },
        ...{ adding, version: await versionOf(id) },
      },
    })
  expect(rulesOf(await move(id, 'booked'))).toEqual([409, ['incoming.no_lines']])
  await write([], { id: variant_id })
  const cup = { line: 1, name: 'Kupa', quantity: '3', unit_price: '12.50', tax_rate: '20' }
  const twice = await write([cup], { account: '760' })
  expect(twice.body.data).toMatchObject({ status: 'matched', net: '37.50', tax: '7.50', payable: '45.00' })
  const post = { line: 2, name: 'Kargo', quantity: '1', unit_price: '100', tax_rate: '20' }
  expect((await write([cup, post], null)).body.data).toMatchObject({ payable: '165.00', lines: [{ pieces: 3 }, {}] })
  expect((await move(id, 'booked')).http).toBe(200)
  expect(await stockOf(variant_id)).toEqual({ quantity: 3, moved: 3, price: 1_250 })
})

test('R27 a commercial invoice is answered within eight days, and after that counts as accepted', async () => {
  const commercial = { source: 'xml', profile: 'commercial', answer: 'waiting' } as const
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const answer = async (id: number, at: string, body: object = {}) =>
    shop.call('POST', `${incomingPath}/${id}/${at}`, { body: { ...body, version: await versionOf(id) } })
  const taken = await newIncoming(shop, { ...commercial, day: day(7) })
  expect((await answer(taken, 'approval')).body.data).toMatchObject({ answer: 'approved', status: 'received' })
  expect(rulesOf(await answer(taken, 'rejection', { reason: 'Geç' }))).toEqual([409, ['incoming.answered']])
  const late = await newIncoming(shop, { ...commercial, day: day(10) })
  expect((await shop.call('GET', `${incomingPath}/${late}`)).body.data.answer).toBe('automatic')
  expect(rulesOf(await answer(late, 'approval'))).toEqual([409, ['incoming.answer_late']])
  const refused = await newIncoming(shop, { ...commercial, day: day(1) })
  expect(rulesOf(await answer(refused, 'rejection', { reason: ' ' }))).toEqual([422, ['incoming.reason']])
  expect((await answer(refused, 'rejection', { reason: 'Yanlış' })).body.data).toMatchObject({
    ...{ status: 'rejected', answer: 'rejected', answer_note: 'Yanlış' },
  })
  expect(rulesOf(await move(refused, 'booked'))).toEqual([409, ['incoming.rejected']])
  const basic = await newIncoming(shop)
  expect(rulesOf(await answer(basic, 'approval'))).toEqual([409, ['incoming.not_commercial']])
})

test('of ten who book the same invoice at once one does', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const variant_id = await goods()
  const id = await newIncoming(shop, { supplier_id, lines: [{ variant_id, pieces: 5 }] })
  const body = { status: 'booked', version: 1 }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.call('PATCH', `${incomingPath}/${id}/status`, { body })),
  )
  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(9).fill(409)])
  expect([await owed(supplier_id), (await stockOf(variant_id))?.moved]).toEqual([
    [{ currency: 'TRY', amount: '60.00' }],
    5,
  ])
})

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
test(`random invoices: stock is the sum of movements, 320 what is booked, the books even (SEED=${seed})`, async () => {
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  const variant_id = await goods()
  let due = 0n
  let pieces = 0
  for (let at = 0; at < 15; at += 1) {
    const lines = Array.from({ length: 1 + random(4) }, () => {
      const net = random(1_000_000)
      const said = { net, tax: Math.round(net / 5), quantity: '1', unit_price: '1' }
      return random(2) === 0 ? said : { ...said, variant_id, pieces: 1 + random(9) }
    })
    const id = await newIncoming(shop, { supplier_id, lines })
    const { payable = 0 } = (await incomingIn(shop, id)) ?? {}
    await setIncoming(shop, id, { payable: Math.max(0, payable + random(3) - 1) })
    const owing = BigInt((await incomingIn(shop, id))?.payable ?? 0)
    expect((await move(id, 'booked')).http).toBe(200)
    if (random(3) === 0) expect((await move(id, 'matched')).http).toBe(200)
    else {
      due += owing
      for (const line of await incomingLinesIn(shop, id)) pieces += line.pieces ?? 0
    }
    expect(await stockOf(variant_id)).toMatchObject({ quantity: pieces, moved: pieces })
  }
  const [balance] = await owed(supplier_id)
  expect(BigInt((balance?.amount ?? '0').replace('.', ''))).toBe(due)
  const { rows } = await shop.db.execute<{ left: number }>(
    sql`select coalesce(sum(debit - credit), 0)::int as left from journal_lines where shop_id = ${shop.own.shop_id}`,
  )
  expect(rows).toEqual([{ left: 0 }])
})
