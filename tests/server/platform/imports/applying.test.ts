import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findBroken } from '#server/platform/invariants.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { check, csv, path, told, xlsx } from './files.ts'
import { faultyKinds, goodRow, headers, withFault } from './many.ts'

let shop: Shop
const opened: Shop[] = []
beforeEach(async () => {
  shop = await openShop()
  opened.push(shop)
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

const products = '/v1/panel/products'

async function apply(id: number, leave_faulty: 0 | 1 = 0) {
  const answer = await shop.call('POST', `${path}/${id}/apply`, { body: { leave_faulty } })
  expect(answer.http, answer.text).toBe(200)
  await workOff(shop)
  return job(shop, answer.body.data.id)
}

async function undo(id: number) {
  const answer = await shop.call('POST', `/v1/panel/jobs/${id}/undo`)
  expect(answer.http, answer.text).toBe(200)
  await workOff(shop)
  return job(shop, answer.body.data.id)
}

/** What a shop's records say, without what every save moves on. */
async function stored() {
  const rows = async (query: string) => (await shop.db.execute(sql.raw(query))).rows
  return {
    products: await rows(
      `select id, label, stock, variant_count, price, search, main_category_id from products order by id`,
    ),
    variants: await rows(
      `select id, quantity, stock_code, barcode, status from variants where deleted = 0 order by id`,
    ),
    prices: await rows(`select variant_id, country_id, price, strikethrough_price from prices order by 1, 2`),
    names: await rows(`select product_id, language_id, name from product_translations order by 1, 2`),
    codes: await rows(`select code, variant_id from variant_codes order by 1`),
    brands: await rows(`select id, label, status, translations from brands order by id`),
    categories: await rows(`select id, label, parent_id from categories order by id`),
    tags: await rows(`select id, label, translations from tags order by id`),
    links: await rows(`select product_id, category_id from product_categories order by 1, 2`),
    movements: await rows(`select variant_id, sum(quantity) as moved from stock_movements group by 1 order by 1`),
  }
}

async function add(changes: Parameters<typeof productInput>[1]): Promise<number> {
  const { body, text } = await shop.call('POST', products, { body: productInput(shop.own, changes) })
  expect(body?.status, text).toBe(1)
  return body.data.id
}

describe('a file of products', () => {
  test('D19: is applied by a job, and its undo brings everything back', async () => {
    await add({ variants: [variant({ stock_code: 'A-1', quantity: 4 })] })
    const before = await stored()
    const file = await check(
      shop,
      'products',
      csv(
        'Stok kodu;Ürün adı;Ürün adı (English);Kategori;Vergi;Fiyat;Stok;Seçenekler',
        'A-1;Yeni ad;;Tişört;;"1.234,50";9;',
        'B-1;Şal;Shawl;Elbise;KDV %20;10;3;',
        'C-1;Bluz;Blouse;Elbise;KDV %20;10;3;Beden: S',
        'C-2;Bluz;Blouse;Elbise;KDV %20;10;5;Beden: M',
      ),
    )
    expect([told(file), file.counts]).toEqual([[], { create: 3, update: 1, same: 0, faulty: 0 }])
    const done = await apply(file.id)
    expect(done).toMatchObject({
      kind: 'products.import',
      state: 'finished',
      total: 3,
      done: 3,
      about: { file: 'a.csv' },
    })
    const after = await stored()
    expect(after.products).toMatchObject([
      { label: 'Yeni ad', stock: 9, price: 123_450, main_category_id: shop.own.category.tisort },
      { label: 'Şal', stock: 3, variant_count: 1 },
      { label: 'Bluz', stock: 8, variant_count: 2 },
    ])
    expect(await brokenInvariants(shop)).toEqual([])
    expect(await undo(done.id)).toMatchObject({ state: 'finished', done: 3, refused: 0, failed: 0 })
    expect(await stored()).toEqual(before)
    // Nobody has deleted anything.
    expect((await shop.db.execute(sql`select from bin`)).rows).toEqual([])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('D5: what was changed since it was applied is not taken back', async () => {
    const id = await add({ variants: [variant({ stock_code: 'A-1' })] })
    const file = await check(shop, 'stock', csv('Stok kodu;Stok', 'A-1;7'))
    const done = await apply(file.id)
    const { id: _, created_at: __, updated_at: ___, ...body } = (await shop.call('GET', `${products}/${id}`)).body.data
    await shop.call('PUT', `${products}/${id}`, { body: { ...body, max_quantity: 5 } })
    const undone = await undo(done.id)
    expect(undone).toMatchObject({ done: 0, refused: 1 })
    expect((await jobRows(shop, undone.id, 'refused'))[0]).toMatchObject({
      state: 'refused',
      rules: [{ id: 'conflict.stale' }],
    })
  })

  test('D19: with faulty rows is applied without them or not at all, and never twice', async () => {
    await add({ variants: [variant({ stock_code: 'A-1' })] })
    const file = await check(shop, 'stock', csv('Stok kodu;Stok', 'A-1;7', 'B-1;7'))
    const whole = await shop.call('POST', `${path}/${file.id}/apply`, { body: { leave_faulty: 0 } })
    expect([whole.http, whole.body.error]).toEqual([409, 'import.faults_left'])
    expect(await apply(file.id, 1)).toMatchObject({ total: 1, done: 1 })
    const again = await shop.call('POST', `${path}/${file.id}/apply`, { body: { leave_faulty: 1 } })
    expect([again.http, again.body.error]).toEqual([409, 'import.not_checked'])
    const nothing = await check(shop, 'stock', csv('Stok kodu;Stok', 'A-1;7'))
    const answer = await shop.call('POST', `${path}/${nothing.id}/apply`, { body: { leave_faulty: 1 } })
    expect([answer.http, answer.body.error]).toEqual([409, 'import.nothing_ready'])
  })
})

test('categories are added under those that the same file adds, and go again the other way round', async () => {
  const before = await stored()
  const file = await check(
    shop,
    'categories',
    csv(
      'Kategori adı;Kategori adı (English);Üst kategori',
      'Abiye;Evening;Giyim > Kadın > Elbise > Uzun',
      'Uzun;Long;Giyim > Kadın > Elbise',
      'Ayakkabı;Footwear;',
    ),
  )
  expect(told(file)).toEqual([])
  const done = await apply(file.id)
  expect(done).toMatchObject({ done: 3 })
  const { categories } = await stored()
  const [uzun, abiye] = categories.slice(-2) as { id: number; label: string; parent_id: number }[]
  expect([uzun?.label, uzun?.parent_id, abiye?.label, abiye?.parent_id]).toEqual([
    'Uzun',
    shop.own.category.elbise,
    'Abiye',
    uzun?.id,
  ])
  expect(await undo(done.id)).toMatchObject({ done: 3, refused: 0 })
  expect(await stored()).toEqual(before)
})

const many = process.env.NIGHT === '1' ? 20_000 : 400

test(`D19: of ${many} rows with 50 faulty ones of 10 kinds the 50 are named, the others go in, and undo brings everything back`, async () => {
  await add({ variants: [variant({ stock_code: 'VAR-1' })] })
  await add({ variants: [variant({ stock_code: 'VAR-2', barcode: '8690000000028' })] })
  const before = await stored()
  const rows = Array.from({ length: many }, (_, at) => goodRow(at))
  const faults = Array.from({ length: 50 }, (_, at) => ({
    at: 7 + at * Math.floor(many / 51),
    kind: faultyKinds[at % 10],
  }))
  for (const { at, kind } of faults) rows[at] = withFault(goodRow(at), kind as (typeof faultyKinds)[number])
  const file = await check(shop, 'products', await xlsx(headers, rows))
  expect(told(file)).toEqual(faults.map(({ at, kind }) => [at + 2, kind?.rule, kind?.column]))
  expect(file.counts).toEqual({ create: many - 50, update: 0, same: 0, faulty: 50 })
  const done = await apply(file.id, 1)
  expect(done).toMatchObject({ total: many - 50, done: many - 50, refused: 0, failed: 0 })
  expect((await stored()).products).toHaveLength(many - 50 + 2)
  expect(await broken()).toEqual([])
  expect(await undo(done.id)).toMatchObject({ done: many - 50, refused: 0, failed: 0 })
  expect(await stored()).toEqual(before)
  expect(await broken()).toEqual([])
})

/** Planned for as many rows as there are by now. */
function broken() {
  return findBroken({ query: (text) => shop.db.execute(text) })
}
