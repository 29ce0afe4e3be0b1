import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeTurn } from '#server/platform/jobs/turn.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import { countStock } from '#tests/fixtures/stock.fixture.ts'
import { addJob, job, jobRows, workOff } from '#tests/jobs.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { brokenInvariants, newProduct, path, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Long work as it is told to people: counts, results, stopping and trying again. Each test has a shop of its own. */

let shop: Shop
const opened: Shop[] = []
beforeEach(async () => {
  shop = await openShop()
  opened.push(shop)
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

const named = (name: string) => ({ translations: [translation(turkish, name), translation(english, name)] })

/** Products called 1, 2, … in the order in which a job comes to them. */
async function products(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let name = count; name >= 1; name -= 1) ids.unshift((await newProduct(shop, named(String(name)))).id)
  return ids
}

async function beginDeleting(ids: readonly number[] | null) {
  const choice = { ids, filter: null, except: [] }
  const answer = await shop.call('POST', `${path}/bulk/delete`, { body: { choice } })
  expect(answer.body).toMatchObject({ status: 1, data: { state: 'waiting' } })
  return answer.body.data
}

/** The database breaks whenever one of these products is deleted. */
async function breakAt(...names: string[]): Promise<void> {
  const list = names.map((name) => `'${name}'`).join(',')
  await shop.db.execute(
    sql.raw(`
    create or replace function break_here() returns trigger language plpgsql as $$
    begin if old.label in (${list}) then raise exception 'broken at %', old.label; end if; return old; end $$;
    drop trigger if exists break_here on products;
    create trigger break_here before delete on products for each row execute function break_here()`),
  )
}

const mend = () => shop.db.execute(sql`drop trigger break_here on products`)
const left = async () =>
  (await rows<{ label: string }>(shop, sql`select label from products order by id desc`)).map((row) => row.label)

test('D19 accept: with faults at rows 1, 50 and 100 of 100 the counts are exact, and a retry does these three alone', async () => {
  await products(100)
  await breakAt('1', '50', '100')
  const { id } = await beginDeleting(null)
  await workOff(shop)
  expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 100, done: 97, refused: 0, failed: 3 })
  expect((await jobRows(shop, id, 'failed')).map(({ label, rules }) => [label, rules[0]?.id])).toEqual([
    ['1', 'server.unavailable'],
    ['50', 'server.unavailable'],
    ['100', 'server.unavailable'],
  ])
  expect(await left()).toEqual(['1', '50', '100'])
  expect(await brokenInvariants(shop)).toEqual([])

  await mend()
  const again = await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
  expect(again.body.data).toMatchObject({ state: 'waiting', done: 97, failed: 0, finished_at: null })
  expect((await jobRows(shop, id, 'waiting')).map(({ label, rules }) => [label, rules])).toEqual([
    ['1', []],
    ['50', []],
    ['100', []],
  ])
  await workOff(shop)
  expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 100, done: 100, refused: 0, failed: 0 })
  const log = await rows(shop, sql`select from audit_log where subject = 'products' and event = 'delete'`)
  expect(log).toHaveLength(100)
  expect(await brokenInvariants(shop)).toEqual([])
})

test('R58 accept: a product that is gone and one with movements are named with their rules, and the others are done', async () => {
  const [gone = 0, free = 0] = await products(2)
  const stocked = await newProduct(shop, { variants: [variant({ quantity: 3 })] })
  await countStock(shop, stocked.id)
  const { id } = await beginDeleting([gone, free, stocked.id])
  await shop.call('DELETE', `${path}/${gone}`)
  await workOff(shop)
  expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 3, done: 1, refused: 2, failed: 0 })
  expect(await jobRows(shop, id, 'refused')).toEqual([
    {
      ...{ position: 0, record_id: stocked.id, label: 'Keten elbise', state: 'refused' },
      rules: [{ id: 'delete.product_has_movements', about: { what: 'stock_movements', count: 1 } }],
    },
    { position: 1, record_id: gone, label: '1', state: 'refused', rules: [{ id: 'notFound' }] },
  ])
})

test('D19 accept: a cancelled job stops between rows, keeps what is done, and goes on when asked', async () => {
  await products(3)
  const { id } = await beginDeleting(null)
  // As a signal does: the row under way is finished.
  let looks = 0
  await takeTurn(shop.services, () => looks++ > 0)
  const cancelled = await shop.call('POST', `/v1/panel/jobs/${id}/cancel`)
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled', total: 3, done: 1 })
  expect(await takeTurn(shop.services)).toBe(false)
  expect(await left()).toEqual(['2', '3'])
  expect((await shop.call('POST', `/v1/panel/jobs/${id}/cancel`)).body).toMatchObject({ error: 'job.over' })

  await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
  await workOff(shop)
  expect(await job(shop, id)).toMatchObject({ state: 'finished', done: 3 })
})

test('D19 reject: a job that is done has nothing to retry, and a job that takes another back is not taken back itself', async () => {
  await products(1)
  const { id } = await beginDeleting(null)
  const early = await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
  expect([early.http, early.body.error]).toEqual([409, 'job.under_way'])
  await workOff(shop)
  const retry = await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
  expect([retry.http, retry.body.error]).toEqual([409, 'job.nothing_to_retry'])
  const undoing = (await shop.call('POST', `/v1/panel/jobs/${id}/undo`)).body.data.id
  await workOff(shop)
  const undo = await shop.call('POST', `/v1/panel/jobs/${undoing}/undo`)
  expect([undo.http, undo.body.error]).toEqual([409, 'job.not_undoable'])
})

test('D19 accept: a job is taken back from its last record on, and its records are told page by page', async () => {
  await products(3)
  const { id } = await beginDeleting(null)
  await workOff(shop)
  const undoing = (await shop.call('POST', `/v1/panel/jobs/${id}/undo`)).body.data.id
  const labels = async (query: string) => {
    const { rows, total } = (await shop.call('GET', `/v1/panel/jobs/${undoing}/rows?${query}`)).body.data
    return [rows.map(({ label }: { label: string }) => label), total]
  }
  expect([await labels('limit=2'), await labels('limit=2&page=1')]).toEqual([
    [['3', '2'], 3],
    [['1'], 3],
  ])
})

test('a job of a kind that a newer program knows waits for that, and holds up none', async () => {
  const tomorrows = await addJob(shop, 'waiting', 'waiting')
  await shop.db.execute(sql`update jobs set kind = 'products.of_tomorrow' where id = ${tomorrows}`)
  await products(1)
  const { id } = await beginDeleting(null)
  await workOff(shop)
  expect((await job(shop, id)).state).toBe('finished')
  expect(await rows(shop, sql`select state from jobs where id = ${tomorrows}`)).toEqual([{ state: 'waiting' }])
})

test('D19 accept: of several workers each row is done by one', async () => {
  await products(30)
  const { id } = await beginDeleting(null)
  const stops = [startWorker(shop.services), startWorker(shop.services), startWorker(shop.services)]
  await expect.poll(async () => (await job(shop, id)).state).toBe('finished')
  await Promise.all(stops.map((stop) => stop()))
  expect(await job(shop, id)).toMatchObject({ total: 30, done: 30, refused: 0, failed: 0 })
  expect(await rows(shop, sql`select from audit_log where subject = 'products' and event = 'delete'`)).toHaveLength(30)
})

test('R174: who may not delete products does not see the jobs that do', async () => {
  await products(1)
  const { id } = await beginDeleting(null)
  const as = await shop.as([600, 603])
  expect((await shop.call('GET', `/v1/panel/jobs/${id}`, { as })).http).toBe(404)
  expect((await shop.call('POST', `/v1/panel/jobs/${id}/cancel`, { as })).http).toBe(404)
  expect((await shop.call('GET', '/v1/panel/jobs', { as })).body.data).toMatchObject({ rows: [], total: 0 })
  expect((await shop.call('GET', '/v1/panel/jobs?open=1')).body.data).toMatchObject({ rows: [{ id }], total: 1 })
})

test('D6: no job begins that names a product of another shop', async () => {
  const answer = await shop.call('POST', path, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
    body: productInput(shop.other),
  })
  const theirs = answer.body.data.id
  const begun = await refusedCall(shop, () =>
    shop.call('POST', `${path}/bulk/delete`, { body: { choice: { ids: [theirs], filter: null, except: [] } } }),
  )
  expect([begun.http, begun.body.rules]).toEqual([404, [{ id: 'bulk.not_found', about: { ids: String(theirs) } }]])
  expect(await rows(shop, sql`select from products where id = ${theirs}`)).toHaveLength(1)
})

test('R68 reject: filters that leave no product begin nothing', async () => {
  const choice = { ids: null, filter: { search: 'yok böyle bir ürün' }, except: [] }
  const answer = await shop.call('POST', `${path}/bulk/delete`, { body: { choice } })
  expect([answer.http, answer.body.error]).toEqual([422, 'list.none_selected'])
  expect(await rows(shop, sql`select from jobs`)).toEqual([])
})
