import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Move, moveStock } from '#server/catalog/stock/ledger.ts'
import type { Database } from '#server/db/open.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import {
  brokenInvariants,
  movements,
  newProduct,
  onlyVariant,
  product,
  put,
  refusedCall,
  rows,
} from './product-calls.ts'

/** The stock of a variant is the sum of its movements (D2), whoever moves it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function stocked(quantity: number) {
  const saved = await newProduct(shop, { variants: [variant({ quantity, supplier_price: '12.50' })] })
  return { id: saved.id, variant_id: saved.variants[0]?.id ?? 0, loaded: await product(shop, saved.id) }
}

/** What a sale does to the stock. */
function move(...moves: Move[]) {
  const { shop_id, admin_id } = shop.own
  return shop.db.transaction((tx) => moveStock(tx as unknown as Database, { shop_id, user_id: admin_id, moves }))
}
const sell = (variant_id: number, quantity: number) => move({ variant_id, type: 'outbound', quantity: -quantity })

async function stockOf(id: number) {
  const [row] = await rows<{ stock: number }>(shop, sql`select stock from products where id = ${id}`)
  return row?.stock
}

test('D2 accept: the stock of a new variant begins with a movement', async () => {
  const { id, variant_id } = await stocked(7)
  expect(await movements(shop, variant_id)).toEqual([
    { type: 'inbound', quantity: 7, previous_stock: 0, current_stock: 7, user_id: shop.own.admin_id },
  ])
  expect(await stockOf(id)).toBe(7)
})

test('D2 accept: a variant without stock has no movement', async () => {
  expect(await movements(shop, (await stocked(0)).variant_id)).toEqual([])
})

test('D2 accept: a changed stock is an adjustment of the difference', async () => {
  const { id, variant_id, loaded } = await stocked(7)
  await put(shop, loaded, onlyVariant(loaded, { quantity: 9 }))
  const again = await product(shop, id)
  await put(shop, again, onlyVariant(again, { quantity: 4 }))
  expect(await movements(shop, variant_id)).toMatchObject([
    { quantity: 7, current_stock: 7 },
    { type: 'adjustment', quantity: 2, previous_stock: 7, current_stock: 9 },
    { type: 'adjustment', quantity: -5, previous_stock: 9, current_stock: 4 },
  ])
  expect(await stockOf(id)).toBe(4)
})

test('D2 accept: a call that does not say what it loaded sets the stock by the difference too', async () => {
  const { variant_id, loaded } = await stocked(7)
  await put(shop, loaded, onlyVariant(loaded, { quantity: 9, quantity_loaded: null }))
  expect((await movements(shop, variant_id)).at(-1)).toMatchObject({ type: 'adjustment', quantity: 2 })
})

test('D2 reject: an old number on a form does not undo a sale made meanwhile', async () => {
  const { id, variant_id, loaded } = await stocked(10)
  await sell(variant_id, 3)
  expect((await put(shop, loaded, { status: 0 })).body.status).toBe(1)
  expect((await product(shop, id)).variants[0]?.quantity).toBe(7)
})

test('D2 reject: a stock that was changed on the form and moved meanwhile is told, not overwritten', async () => {
  const { id, variant_id, loaded } = await stocked(10)
  await sell(variant_id, 3)
  const answer = await refusedCall(shop, () => put(shop, loaded, onlyVariant(loaded, { quantity: 12 })))
  expect(answer).toMatchObject({
    http: 409,
    body: {
      error: 'conflict.stock',
      fields: { 'variants.0.quantity': 'conflict.stock' },
      rules: [{ about: { loaded: 10, stored: 7 } }],
    },
  })
  expect(await stockOf(id)).toBe(7)
})

test('D3 reject: no move takes more than there is; nothing of the whole set is written', async () => {
  const [plenty, few] = [await stocked(5), await stocked(1)]
  const short = await move(
    { variant_id: plenty.variant_id, type: 'outbound', quantity: -2 },
    { variant_id: few.variant_id, type: 'outbound', quantity: -2 },
  )
  expect(short).toEqual([{ variant_id: few.variant_id, name: 'Keten elbise', left: 1 }])
  expect(await movements(shop, plenty.variant_id)).toHaveLength(1)
})

test('D2 accept: several moves of one variant are chained', async () => {
  const { id, variant_id } = await stocked(5)
  await move(
    { variant_id, type: 'outbound', quantity: -2 },
    { variant_id, type: 'inbound', quantity: 4, unit_price: 1250, note: 'İrsaliye 12' },
    { variant_id, type: 'loss', quantity: -1 },
  )
  expect((await movements(shop, variant_id)).slice(1)).toMatchObject([
    { previous_stock: 5, current_stock: 3 },
    { previous_stock: 3, current_stock: 7 },
    { previous_stock: 7, current_stock: 6 },
  ])
  expect(await stockOf(id)).toBe(6)
})

test('D3 accept: a service has no stock that could run out', async () => {
  const saved = await newProduct(shop, { product_type_id: 3, variants: [variant({ quantity: 9 })] })
  const variant_id = saved.variants[0]?.id ?? 0
  expect(await sell(variant_id, 4)).toEqual([])
  expect(await movements(shop, variant_id)).toEqual([])
})

test('D6 reject: the variant of another shop is never moved', async () => {
  const { variant_id } = await stocked(3)
  const { shop_id, admin_id } = shop.other
  const moves: Move[] = [{ variant_id, type: 'outbound', quantity: -1 }]
  const tried = shop.db.transaction((tx) => moveStock(tx as unknown as Database, { shop_id, user_id: admin_id, moves }))
  await expect(tried).rejects.toThrow()
  expect(await movements(shop, variant_id)).toHaveLength(1)
})

test('D3 reject: 20 sales of the last unit at once sell it once', { repeats: 4 }, async () => {
  const { id, variant_id } = await stocked(1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => sell(variant_id, 1)))
  expect(answers.filter((short) => short.length === 0)).toHaveLength(1)
  expect(await stockOf(id)).toBe(0)
})

test('D2 accept: sales of two products in both orders, and a form that saves one of them, wait for each other', async () => {
  const [first, second] = [await stocked(100), await stocked(100)]
  const both = (one: number, other: number) =>
    move({ variant_id: one, type: 'outbound', quantity: -1 }, { variant_id: other, type: 'outbound', quantity: -1 })
  const saves = Array.from({ length: 4 }, async () => put(shop, await product(shop, first.id), { status: 0 }))
  const sales = Array.from({ length: 20 }, (_, at) =>
    at % 2 ? both(first.variant_id, second.variant_id) : both(second.variant_id, first.variant_id),
  )
  expect((await Promise.all(sales)).flat()).toEqual([])
  for (const saved of await Promise.all(saves)) expect([200, 409]).toContain(saved.http)
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([80, 80])
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
