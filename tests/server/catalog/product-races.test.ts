import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#api/contract/catalog/products.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { type Answered, openShop, type Shop } from '#tests/shop.ts'
import { bodyOf, brokenInvariants, newProduct, path, product, put, rows } from './product-calls.ts'

/** Twenty calls at once, five times: who may win wins, and everyone else is told why. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // The pool is warm before the first race.
  await twenty(() => shop.call('GET', path))
})
afterAll(() => shop.close())

const rounds = { repeats: 4 }
const twenty = <T>(call: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, at) => call(at)))
const won = (answers: Answered[]) => answers.filter((one) => one.http === 200)
const lost = (answers: Answered[]) => answers.filter((one) => one.http !== 200)

test('D5 reject: of 20 saves of one version one is stored', rounds, async () => {
  const loaded = await product(shop, (await newProduct(shop)).id)
  const answers = await twenty((at) => put(shop, loaded, { max_quantity: 100 + at }))
  expect(won(answers)).toHaveLength(1)
  for (const answer of lost(answers)) expect(answer).toMatchObject({ http: 409, body: { error: 'conflict.stale' } })
  expect((await product(shop, loaded.id)).version).toBe(2)
})

test('R94 reject: of 20 new products with one barcode one is stored', rounds, async () => {
  const barcode = `YARIS-${performance.now()}`
  const answers = await twenty((at) =>
    shop.call('POST', path, {
      body: productInput(shop.own, { variants: [variant(at % 2 ? { barcode } : { stock_code: barcode })] }),
    }),
  )
  expect(won(answers)).toHaveLength(1)
  for (const answer of lost(answers)) expect(answer).toMatchObject({ http: 409, body: { status: 2 } })
  const held = await rows(shop, sql`select from variant_codes where code = ${barcode}`)
  expect(held).toHaveLength(1)
})

test('R94 reject: two products that want each other’s code at once both stay sound', rounds, async () => {
  const code = (name: string) => `${name}-${Math.floor(performance.now() * 1000)}`
  const [a, b] = [code('A'), code('B')]
  const first = await product(shop, (await newProduct(shop, { variants: [variant({ stock_code: a })] })).id)
  const second = await product(shop, (await newProduct(shop, { variants: [variant({ stock_code: b })] })).id)
  const wanting = (loaded: Product, stock_code: string) =>
    put(shop, loaded, { variants: loaded.variants.map((one) => ({ ...one, stock_code })) })
  const answers = await Promise.all([wanting(first, b), wanting(second, a)])
  for (const answer of answers) expect([200, 409]).toContain(answer.http)
  for (const answer of lost(answers)) expect(answer.body.status).toBe(2)
})

test('R47 reject: of 20 saves that each make another variant the default one is stored', rounds, async () => {
  const { beden, s, m, l } = shop.own.option
  const variants = [s, m, l].map((option_value_id, index) =>
    variant({ is_default: index ? 0 : 1, options: [{ option_id: beden, option_value_id }] }),
  )
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const loaded = await product(shop, id)
  const answers = await twenty((at) =>
    put(shop, loaded, {
      variants: loaded.variants.map((one, index) => ({ ...one, is_default: index === at % 3 ? 1 : 0 })),
    }),
  )
  expect(won(answers)).toHaveLength(1)
  const defaults = await rows(shop, sql`select from variants where product_id = ${id} and is_default = 1`)
  expect(defaults).toHaveLength(1)
})

test('R45 reject: of 20 saves that each make another picture the front one is stored', rounds, async () => {
  const images = await Promise.all([0, 1, 2].map(() => picture()))
  const { id } = await newProduct(shop, {
    variants: [
      variant({ images: images.map((image, at) => ({ image, type: at === 0 ? 1 : 0, status: 1, deleted: 0 })) }),
    ],
  })
  const loaded = await product(shop, id)
  const answers = await twenty((at) =>
    put(shop, loaded, {
      variants: loaded.variants.map((one) => ({
        ...one,
        images: one.images.map((image, index) => ({ ...image, type: index === at % 3 ? 1 : 0 })),
      })),
    }),
  )
  expect(won(answers)).toHaveLength(1)
  const stored = await product(shop, id)
  expect(stored.variants[0]?.images.filter((image) => image.type === 1)).toHaveLength(1)
})

test('D4 accept: 20 saves under one key are one product with one answer', rounds, async () => {
  const key = `tek-${performance.now()}`
  const body = productInput(shop.own, { variants: [variant({ quantity: 3 })] })
  const before = await countProducts()
  const answers = await twenty(() => shop.call('POST', path, { body, key }))
  expect(new Set(answers.map((one) => one.text)).size).toBe(1)
  expect(answers[0]?.http).toBe(200)
  expect(await countProducts()).toBe(before + 1)
})

test('D4 reject: the key of a save is not for another product', async () => {
  const key = 'baska-govde'
  await shop.call('POST', path, { body: productInput(shop.own), key })
  const answer = await shop.call('POST', path, { body: productInput(shop.own, { status: 0 }), key })
  expect(answer).toMatchObject({ http: 409, body: { error: 'request.key_reused' } })
})

test('D4 accept: a refused save keeps no key, so that it can be mended', async () => {
  const key = 'once-yanlis'
  const wrong = await shop.call('POST', path, { body: productInput(shop.own, { tax_id: 0 }), key })
  const right = await shop.call('POST', path, { body: productInput(shop.own), key })
  expect([wrong.http, right.http]).toEqual([422, 200])
})

test('R191 reject: of 20 undoings of the last creation one deletes', rounds, async () => {
  const { id } = await newProduct(shop)
  const answers = await twenty(() => shop.call('DELETE', `${path}/last`, { body: { product_id: id } }))
  expect(won(answers)).toHaveLength(1)
  for (const answer of lost(answers)) expect(answer).toMatchObject({ http: 404, body: { error: 'notFound' } })
})

test('R166 reject: a product that gets stock while it is deleted is either gone or whole', rounds, async () => {
  const loaded = await product(shop, (await newProduct(shop)).id)
  const body = bodyOf(loaded, { variants: loaded.variants.map((one) => ({ ...one, quantity: 5 })) })
  const [saved, deleted] = await Promise.all([
    shop.call('PUT', `${path}/${loaded.id}`, { body }),
    shop.call('DELETE', `${path}/${loaded.id}`),
  ])
  expect([saved?.http, deleted?.http].toSorted()).toEqual(saved?.http === 200 ? [200, 409] : [200, 404])
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

let pictures = 0

/** A stored picture's name, without the slow work of drawing one. */
async function picture(): Promise<string> {
  pictures += 1
  const name = `${String(pictures).padStart(30, 'a')}.webp`
  await shop.db.execute(
    sql`insert into files (shop_id, name, real_name, type, mime, size, width, height, sha256)
        values (${shop.own.shop_id}, ${name}, 'a.webp', 'product', 'image/webp', 1, 1, 1, '')`,
  )
  return name
}

async function countProducts(): Promise<number> {
  const [row] = await rows<{ count: number }>(shop, sql`select count(*)::int as count from products`)
  return row?.count ?? 0
}
