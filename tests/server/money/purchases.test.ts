import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { linesIn, newPurchase, purchaseIn, purchasesPath } from '#tests/fixtures/purchases.fixture.ts'
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

test('R167 a supplier with purchases is not deleted', async () => {
  await newPurchase(shop)
  const answer = await shop.call('DELETE', `/v1/panel/suppliers/${shop.own.supplier}`)
  expect(answer.http).toBe(409)
  expect(JSON.stringify(answer.body)).toContain('purchases')
})
