import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import type { Product } from '#api/contract/catalog/products.ts'
import type { JobRow } from '#api/contract/platform/jobs.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import { refusals } from '#server/db/schema/transitions.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants, newProduct, path, product, put, refusedCall } from '#tests/server/catalog/product-calls.ts'
import { fingerprint } from '#tests/server/every/fingerprint.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Changing many products at once, and taking it back. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

function begin(ids: readonly number[], change: BulkChange) {
  return shop.call('POST', `${path}/bulk/edit`, { body: { choice: { ids, filter: null, except: [] }, change } })
}

/** Does the change and answers the job. */
async function edited(ids: readonly number[], change: BulkChange) {
  const { body } = await begin(ids, change)
  expect(body).toMatchObject({ status: 1 })
  await workOff(shop)
  return job(shop, body.data.id)
}

async function undone(id: number) {
  const { body } = await shop.call('POST', `/v1/panel/jobs/${id}/undo`)
  expect(body).toMatchObject({ status: 1, data: { undoes: id, undoable: false } })
  await workOff(shop)
  return job(shop, body.data.id)
}

const stocksOf = ({ variants }: Product) => variants.map((one) => one.quantity)
const same = ({ version: _, updated_at: __, ...others }: Product) => others

test('R58 accept: everything that was chosen is set, and the undo brings every field back', async () => {
  const { own } = shop
  const { id } = await newProduct(shop, {
    brand_id: null,
    attributes: [{ attribute_id: own.attribute.kumas, attribute_value_id: own.attribute.keten, value: '' }],
    variants: [variant({ quantity: 7 })],
  })
  const before = await product(shop, id)
  const done = await edited([id], {
    main_category_id: own.category.ayakkabi,
    brand_id: own.brand,
    supplier_id: null,
    min_stock: '6',
    tags: { how: 'remove', tags: [own.tag] },
    status: 0,
    variant_status: 0,
    quantity: { how: 'add', value: -2 },
  })
  expect(done).toMatchObject({ state: 'finished', total: 1, done: 1, undoable: true, undone_by: null })
  const after = await product(shop, id)
  expect(after).toMatchObject({
    main_category_id: own.category.ayakkabi,
    // The old main category and what it had brought are gone, and with it the attribute that only it has (R43, R44).
    categories: [own.category.ayakkabi],
    attributes: [],
    ...{ brand_id: own.brand, supplier_id: null, min_stock: 6, tags: [], status: 0 },
    variants: [{ status: 0, quantity: 5 }],
  })

  expect(await undone(done.id)).toMatchObject({ state: 'finished', total: 1, done: 1, refused: 0 })
  expect(same(await product(shop, id))).toEqual(same(before))
  const again = await shop.call('POST', `/v1/panel/jobs/${done.id}/undo`)
  expect([again.http, again.body.error]).toEqual([409, 'job.undone'])
})

test('R58 accept: variants that were switched alone, and a least stock that was set alone, are as they were after the undo', async () => {
  const { id } = await newProduct(shop, { min_stock: 4 })
  const before = await product(shop, id)
  for (const change of [{ variant_status: 0 } as const, { min_stock: '9' }]) {
    const done = await edited([id], change)
    expect(same(await product(shop, id))).not.toEqual(same(before))
    expect(await undone(done.id)).toMatchObject({ done: 1, refused: 0 })
    expect(same(await product(shop, id))).toEqual(same(before))
  }
})

test('D19 accept: a product that is so already is done without a new version', async () => {
  const { id } = await newProduct(shop)
  expect(await edited([id], { status: 1 })).toMatchObject({ done: 1 })
  expect((await product(shop, id)).version).toBe(1)
})

test('D5 reject: what was changed since, or sold since, is not taken back, and the others are', async () => {
  const stocked = () => newProduct(shop, { variants: [variant({ quantity: 3 })] })
  const [plain, changed, sold] = [await stocked(), await stocked(), await stocked()]
  const done = await edited([plain.id, changed.id, sold.id], { quantity: { how: 'set', value: 10 } })
  await put(shop, await product(shop, changed.id), { min_quantity: 2 })
  const moves = [{ variant_id: sold.variants[0]?.id ?? 0, type: 'outbound' as const, quantity: -1 }]
  await moveStock(shop.db, { shop_id: shop.own.shop_id, user_id: null, moves })
  const refusedBefore = await shop.db.$count(refusals)
  const undo = await undone(done.id)
  expect(undo).toMatchObject({ total: 3, done: 1, refused: 2 })
  // Nobody wanted to do that to these products: it is no refusal of theirs.
  expect(await shop.db.$count(refusals)).toBe(refusedBefore)
  expect((await jobRows(shop, undo.id, 'refused')).map(({ record_id, rules }) => [record_id, rules[0]?.id])).toEqual([
    [changed.id, 'conflict.stale'],
    [sold.id, 'conflict.stock'],
  ])
  expect(stocksOf(await product(shop, plain.id))).toEqual([3])
  expect(stocksOf(await product(shop, sold.id))).toEqual([9])
})

test('D19 reject: a service gets no stock, and no stock falls below zero', async () => {
  const service = await newProduct(shop, { product_type_id: 3 })
  const few = await newProduct(shop, { variants: [variant({ quantity: 1 })] })
  const done = await edited([service.id, few.id], { quantity: { how: 'add', value: -2 } })
  expect(done).toMatchObject({ done: 0, refused: 2 })
  expect((await jobRows(shop, done.id, 'refused')).map(({ rules }) => rules)).toEqual([
    [{ id: 'bulk.stock_short', about: { left: 1 } }],
    [{ id: 'bulk.service_stock' }],
  ])
})

test('R14 reject: a category with subcategories is refused row by row, as in the form', async () => {
  const { id } = await newProduct(shop)
  const done = await edited([id], { main_category_id: shop.own.category.giyim })
  expect(await jobRows(shop, done.id, 'refused')).toMatchObject([{ rules: [{ id: 'validation.main_category' }] }])
})

test('D19 reject: a change of nothing, half a piece and a brand of another shop begin no job', async () => {
  const { id } = await newProduct(shop)
  const cases: [BulkChange, string, string[]][] = [
    [{}, 'bulk.no_change', []],
    [{ quantity: { how: 'add', value: '0.5' } }, 'bulk.quantity', ['change.quantity.value']],
    [{ min_stock: '-1' }, 'validation.min_stock', ['change.min_stock']],
    [{ brand_id: shop.other.brand }, 'validation.invalid_choice', ['change.brand_id']],
    [
      { tags: { how: 'add', tags: [shop.own.tag, shop.other.tag] } },
      'validation.invalid_choice',
      ['change.tags.tags.1'],
    ],
  ]
  for (const [change, error, at] of cases) {
    const answer = await refusedCall(shop, () => begin([id], change))
    expect([answer.http, answer.body.error, Object.keys(answer.body.fields ?? {})]).toEqual([422, error, at])
  }
})

test('D19 accept: all that the filters leave, but for some', async () => {
  const { own } = shop
  await shop.db.execute(sql`update products set brand_id = null where shop_id = ${own.shop_id}`)
  const ids = [await newProduct(shop), await newProduct(shop), await newProduct(shop)].map((one) => one.id)
  const choice = { ids: null, filter: { brand_id: String(own.brand) }, except: [ids[1]] }
  const { body } = await shop.call('POST', `${path}/bulk/edit`, { body: { choice, change: { status: 0 } } })
  await workOff(shop)
  expect((await jobRows(shop, body.data.id, 'done')).map((row) => row.record_id)).toEqual([ids[2], ids[0]])
  expect((await product(shop, ids[1] ?? 0)).status).toBe(1)
})

test('D19 reject: after thirty days a job is not taken back', async () => {
  const { id } = await newProduct(shop)
  const done = await edited([id], { status: 0 })
  await shop.db.execute(sql`update jobs set finished_at = now() - interval '31 days' where id = ${done.id}`)
  const answer = await shop.call('POST', `/v1/panel/jobs/${done.id}/undo`)
  expect(answer.body).toMatchObject({ error: 'job.undo_expired', rules: [{ about: { days: 30 } }] })
})

test('the verdict holds no product while it tries another', async () => {
  const first = await newProduct(shop)
  const second = await newProduct(shop)
  // Newest first.
  const ids = [second.id, first.id] as const
  const body = { choice: { ids, filter: null, except: [] }, change: { quantity: { how: 'add', value: 2 } }, page: 0 }
  const [before, behind] = [await hold(ids[0]), await hold(ids[1])]
  const answer = shop.call('POST', `${path}/bulk/edit/trial`, { body })
  const began = await beginningOfWaiting(before)
  await before.letGo()
  expect(await beginningOfWaiting(behind)).toBeGreaterThan(began)
  await behind.letGo()
  expect((await answer).body.data.rows).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
})

/** Somebody who is at a product, until they let it go. */
async function hold(id: number) {
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const at = await new Promise<{ pid: number; done: Promise<void> }>((resolve) => {
    const done: Promise<void> = shop.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(
        sql`select pg_backend_pid() as pid from products where shop_id = ${shop.own.shop_id} and id = ${id} for update`,
      )
      resolve({ pid: rows[0]?.pid ?? 0, done })
      await until
    })
  })
  return {
    pid: at.pid,
    letGo: () => {
      letGo()
      return at.done
    },
  }
}

/** When the transaction of whoever waits for them began. */
async function beginningOfWaiting({ pid }: { pid: number }): Promise<number> {
  let began: number | undefined
  await expect
    .poll(async () => {
      const { rows } = await shop.db.execute<{ began: number }>(sql`
        select extract(epoch from xact_start)::float8 as began from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`)
      began = rows[0]?.began
      return began
    })
    .toBeDefined()
  return began ?? 0
}

test('D19 accept: the verdict tells beforehand what the job then does, and changes nothing', async () => {
  const service = await newProduct(shop, { product_type_id: 3 })
  const few = await newProduct(shop, { variants: [variant({ quantity: 1 })] })
  const enough = await newProduct(shop, { variants: [variant({ quantity: 5 })] })
  const choice = { ids: [service.id, few.id, enough.id], filter: null, except: [] }
  const change = { quantity: { how: 'add', value: -2 } }
  const { audit_log: _, ...before } = await fingerprint(shop, shop.own.shop_id)
  const verdict = await shop.call('POST', `${path}/bulk/edit/trial`, { body: { choice, change, page: 0 } })
  expect(await fingerprint(shop, shop.own.shop_id)).toMatchObject(before)
  const { body } = await shop.call('POST', `${path}/bulk/edit`, { body: { choice, change } })
  await workOff(shop)
  const refused = await jobRows(shop, body.data.id, 'refused')
  const told = verdict.body.data.rows as JobRow[]
  expect(told.filter(({ state }) => state === 'refused')).toEqual(refused)
  expect(told.filter(({ state }) => state === 'waiting').map((row) => row.record_id)).toEqual([enough.id])
  const deletion = await shop.call('POST', `${path}/bulk/delete/trial`, { body: { choice, page: 0 } })
  expect(deletion.body.data).toMatchObject({
    total: 3,
    // Newest first: one had its stock changed, one has only what it began with, one is a service.
    rows: [{ state: 'refused' }, { state: 'waiting' }, { state: 'waiting' }],
  })
  expect((await shop.call('POST', `${path}/bulk/delete/trial`, { body: { choice, page: 1 } })).body.data.rows).toEqual(
    [],
  )
})
