import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { linesIn, newPurchase, newSupplier, purchaseIn, purchasesPath } from '#tests/fixtures/purchases.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A purchase from its draft to the stock. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const open = async (currency = 'TRY') =>
  (await shop.call('POST', purchasesPath, { body: { supplier_id: shop.own.supplier, currency } })).body.data?.id
const draft = { day: '2026-11-20', reference: ' SIP-7 ', note: '', extra_cost: '' }
const versionOf = async (id: number) => (await purchaseIn(shop, id))?.version
const write = async (id: number, lines: readonly object[], adding: object | null = null, changes: object = {}) =>
  shop.call('PATCH', `${purchasesPath}/${id}/draft`, {
    body: { draft: { ...draft, lines, ...changes }, adding, version: await versionOf(id) },
  })
const move = async (id: number, status: string) =>
  shop.call('PATCH', `${purchasesPath}/${id}/status`, { body: { status, version: await versionOf(id) } })
const receive = async (id: number, pieces: readonly object[], update_prices = 0) =>
  shop.call('POST', `${purchasesPath}/${id}/receipts`, {
    body: { pieces, update_prices, version: await versionOf(id) },
  })
const line = (changes: object = {}) => ({
  ...{ line: 1, quantity: '4', unit_price: '12.50', discount: '10', tax_rate: '20', ...changes },
})
const stockOf = async (variant_id: number) => {
  const { rows } = await shop.db.execute<{ quantity: number; price: number; moved: number }>(sql`
    select quantity, supplier_price::float8 as price,
           (select coalesce(sum(quantity), 0)::int from stock_movements m where m.variant_id = v.id) as moved
      from variants v where id = ${variant_id}`)
  return rows[0]
}
const rulesOf = ({ http, body }: Awaited<ReturnType<Shop['call']>>) => [
  http,
  body.rules?.map(({ id }: { id: string }) => id),
]

test('a product is bought at the supplier’s price, received in parts, and its movements make its stock', async () => {
  const { variant_id } = await newVariant(shop, {
    variants: [variant({ quantity: 2, supplier_price: '9.00', stock_code: 'ALIS-1' })],
  })
  const id = await open()
  const added = await write(id, [], { code: 'ALIS-1' })
  expect(added.body.data.lines).toMatchObject([{ line: 1, variant_id, quantity: 1, unit_price: '9.00' }])
  // Scanned again it is one piece more, beside what was written meanwhile.
  const twice = await write(id, [line()], { code: 'ALIS-1' })
  expect(twice.body.data.lines).toMatchObject([{ quantity: 5, unit_price: '12.50' }])
  // 5 × 12,50 less 10 % is 56,25; its tax 11,25; with 5,00 of freight a piece costs 12,25.
  const { body } = await write(id, [line({ quantity: '5' })], null, { extra_cost: '5' })
  expect(body.data).toMatchObject({
    ...{ net: '56.25', tax: '11.25', total: '67.50', extra_cost: '5.00', reference: 'SIP-7' },
    lines: [{ net: '56.25', landed: '12.25' }],
  })
  expect((await move(id, 'ordered')).http).toBe(200)
  const part = await receive(id, [{ line: 1, quantity: '2' }])
  expect([part.http, part.body.data.status]).toEqual([200, 'partly_received'])
  expect(await stockOf(variant_id)).toEqual({ quantity: 4, price: 900, moved: 4 })
  expect(rulesOf(await receive(id, [{ line: 1, quantity: '4' }]))).toEqual([422, ['purchase.over_received']])
  const rest = await receive(id, [{ line: 1, quantity: '3' }], 1)
  expect(rest.body.data).toMatchObject({
    status: 'received',
    receipts: [
      { quantity: 3, unit_price: '12.25' },
      { quantity: 2, unit_price: '12.25' },
    ],
  })
  // What was paid for a piece is its supplier's price from now on, without the freight.
  expect(await stockOf(variant_id)).toEqual({ quantity: 7, price: 1_125, moved: 7 })
})

test.each([
  [
    'at the newest rate of today or before',
    'USD',
    [
      [-1, 1, '40'],
      [0, 1, '42.5'],
      [1, 1, '50'],
    ],
    '425.00',
    42_500,
  ],
  ['by the rate of so many units', 'EUR', [[-3, 100, '27.5']], '2.75', 275],
  ['without a price where no rate is known', 'USD', [[1, 1, '50']], '', 900],
] as const)(
  'goods bought in another currency come into the stock in lira: %s',
  async (_, currency, rates, price, kept) => {
    const { shop_id } = shop.own
    await shop.db.execute(sql`delete from currency_exchange_rates where shop_id = ${shop_id}`)
    for (const [days, unit, selling] of rates)
      await shop.db.execute(sql`
      insert into currency_exchange_rates (shop_id, currency_id, label, search, date, source, unit, forex_buying, forex_selling)
      select s.id, c.id, c.name, '', (now() at time zone s.time_zone)::date + ${days}::int, 'central_bank', ${unit}, 1, ${selling}::numeric
        from shops s join currencies c on c.code = ${currency} where s.id = ${shop_id}`)
    const id = await newPurchase(shop, { status: 'ordered', currency })
    const [{ variant_id } = { variant_id: 0 }] = await linesIn(shop, id)
    await shop.db.execute(sql`update variants set supplier_price = 900 where id = ${variant_id}`)
    await shop.db.execute(
      sql`update purchase_lines set landed = 1000, net = 5000 where purchase_id = ${id} and line = 1`,
    )
    const { body } = await receive(id, [{ line: 1, quantity: '1' }], 1)
    expect(body.data.receipts).toMatchObject([{ quantity: 1, unit_price: price }])
    expect((await stockOf(variant_id))?.price).toBe(kept)
  },
)

test('of ten who receive the same pieces at once one does', async () => {
  const id = await newPurchase(shop, { status: 'ordered' })
  const body = { pieces: [{ line: 1, quantity: '5' }], update_prices: 0, version: 1 }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.call('POST', `${purchasesPath}/${id}/receipts`, { body })),
  )
  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(9).fill(409)])
  const [first] = await linesIn(shop, id)
  expect([first?.received, (await stockOf(first?.variant_id ?? 0))?.moved]).toEqual([5, 5])
})

test('all that ran out of a supplier is added once, and nothing of others', async () => {
  const { variant_id } = await newVariant(shop, {
    supplier_id: shop.own.supplier,
    variants: [variant({ quantity: 0, stock_code: 'BITTI-1' })],
  })
  await newVariant(shop, { supplier_id: null, variants: [variant({ quantity: 0, stock_code: 'BITTI-2' })] })
  const id = await open()
  await write(id, [], { out_of_stock: true })
  const lines = await linesIn(shop, id)
  expect(lines.map((one) => one.variant_id)).toContain(variant_id)
  expect((await write(id, lines.map(asWritten), { out_of_stock: true })).body.data.lines).toHaveLength(lines.length)
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int as count from purchase_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
     where l.purchase_id = ${id} and (p.supplier_id is distinct from ${shop.own.supplier} or v.quantity > 0)`)
  expect(rows).toEqual([{ count: 0 }])
})

const asWritten = (one: { line: number; quantity: number }) => line({ line: one.line, quantity: String(one.quantity) })

test('a service is not bought, an unknown code and a currency that the shop does not have are told', async () => {
  const service = await newVariant(shop, { product_type_id: 3 })
  const id = await open()
  expect(rulesOf(await write(id, [], { id: service.variant_id }))).toEqual([409, ['stock.service']])
  expect(rulesOf(await write(id, [], { code: 'YOK-1' }))).toEqual([409, ['stock.code_not_found']])
  const odd = await shop.call('POST', purchasesPath, { body: { supplier_id: shop.own.supplier, currency: 'XXX' } })
  expect(rulesOf(odd)).toEqual([422, ['purchase.currency']])
  const nobody = await shop.call('POST', purchasesPath, { body: { supplier_id: null, currency: 'TRY' } })
  expect(rulesOf(nobody)).toEqual([422, ['validation.required']])
})

const invoice = async (id: number, number: string, day = '2026-11-20') =>
  shop.call('POST', `${purchasesPath}/${id}/invoice`, { body: { number, day, version: await versionOf(id) } })
const owed = async (supplier: number) =>
  (await shop.call('GET', `${purchasesPath}/suppliers/${supplier}`)).body.data.balances
const booked = async (supplier: number) => {
  const { rows } = await shop.db.execute(sql`
    select l.account, l.tax_rate, l.debit::int as debit, l.credit::int as credit
      from journal_lines l
     where l.entry_id in (select entry_id from journal_lines where supplier_id = ${supplier}) order by l.id`)
  return rows
}

test('an invoice books what came, 153 and 191 against 320, is booked once, and is taken back by a reversal', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  // Two of five at 10,00 came and none of the three: 20,00 and 4,00 of tax.
  const part = { status: 'received', received: [2, 0], supplier_id } as const
  const id = await newPurchase(shop, part)
  expect((await invoice(id, ' ABC2026000000001 ')).body.data).toMatchObject({
    status: 'invoiced',
    invoice: { number: 'ABC2026000000001', day: '2026-11-20' },
  })
  expect(await booked(supplier_id)).toEqual([
    { account: '153', tax_rate: null, debit: 2_000, credit: 0 },
    { account: '191', tax_rate: 20, debit: 400, credit: 0 },
    { account: '320', tax_rate: null, debit: 0, credit: 2_400 },
  ])
  expect(await owed(supplier_id)).toEqual([{ currency: 'TRY', amount: '24.00' }])
  const other = await newPurchase(shop, { ...part, currency: 'USD' })
  expect(rulesOf(await invoice(other, 'ABC2026000000001'))).toEqual([422, ['purchase.invoice_twice']])
  expect(
    rulesOf(await invoice(other, 'ABC2', new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))),
  ).toEqual([422, ['purchase.invoice_ahead']])
  expect(rulesOf(await invoice(other, ' ', ''))).toEqual([422, ['purchase.invoice_number', 'validation.date']])
  expect((await invoice(other, 'ABC2')).http).toBe(200)
  // Each currency by itself.
  expect(await owed(supplier_id)).toEqual([
    { currency: 'TRY', amount: '24.00' },
    { currency: 'USD', amount: '24.00' },
  ])
  expect((await move(id, 'received')).body.data).toMatchObject({ status: 'received', invoice: null })
  expect(await owed(supplier_id)).toEqual([{ currency: 'USD', amount: '24.00' }])
  // Its number may come again.
  expect((await invoice(id, 'ABC2026000000001')).http).toBe(200)
  expect(await owed(supplier_id)).toHaveLength(2)
})

test('a supplier who is paid by an account is owed less, and as much again once that is reversed', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  await invoice(await newPurchase(shop, { status: 'received', received: [5, 3], supplier_id }), 'ODE-1')
  expect(await owed(supplier_id)).toEqual([{ currency: 'TRY', amount: '132.00' }])
  const entry = {
    ...{ text: 'Kısmi ödeme', kind: 'out', day: '2026-11-20', reverses_id: null, account_id: shop.own.account },
    ...{ amount: '100.00', to_account_id: null, to_amount: '', counter: 'supplier', supplier_id },
  }
  const paid = await shop.call('POST', '/v1/panel/account-entries', { body: entry })
  expect([paid.http, await owed(supplier_id)]).toEqual([200, [{ currency: 'TRY', amount: '32.00' }]])
  const back = { ...entry, kind: 'reversal', reverses_id: paid.body.data.id, account_id: null, amount: '', counter: '' }
  const reversed = await shop.call('POST', '/v1/panel/account-entries', { body: { ...back, supplier_id: null } })
  expect([reversed.http, await owed(supplier_id)]).toEqual([200, [{ currency: 'TRY', amount: '132.00' }]])
})

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
test(`random purchases: stock is the sum of movements, 320 what was invoiced, the books even (SEED=${seed})`, async () => {
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  let due = 0n
  for (let at = 0; at < 12; at += 1) {
    const id = await newPurchase(shop, { status: 'ordered', supplier_id })
    const came = [1 + random(5), random(4)]
    const pieces = came.flatMap((quantity, place) =>
      quantity > 0 ? [{ line: place + 1, quantity: `${quantity}` }] : [],
    )
    await receive(id, pieces, random(2))
    if (came[0] !== 5 || came[1] !== 3)
      await shop.call('DELETE', `${purchasesPath}/${id}/rest`, { body: { version: await versionOf(id) } })
    await invoice(id, `RAST-${at}`)
    if (random(3) === 0) await move(id, 'received')
    else due += BigInt((came[0] ?? 0) * 1_200 + (came[1] ?? 0) * 2_400)
    const lines = await linesIn(shop, id)
    for (const one of lines) {
      const stock = await stockOf(one.variant_id)
      expect([stock?.quantity, stock?.moved]).toEqual([one.received, one.received])
    }
  }
  const [balance] = await owed(supplier_id)
  expect(BigInt((balance?.amount ?? '0').replace('.', ''))).toBe(due)
  const { rows } = await shop.db.execute<{ left: number }>(
    sql`select coalesce(sum(debit - credit), 0)::int as left from journal_lines where shop_id = ${shop.own.shop_id}`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('R167 a supplier with purchases is not deleted', async () => {
  await newPurchase(shop)
  const answer = await shop.call('DELETE', `/v1/panel/suppliers/${shop.own.supplier}`)
  expect(answer.http).toBe(409)
  expect(JSON.stringify(answer.body)).toContain('purchases')
})
