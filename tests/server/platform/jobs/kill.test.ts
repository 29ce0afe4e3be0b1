import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#server/platform/invariants.ts'
import {
  get,
  makePlace,
  type Place,
  post,
  type Server,
  signInFirstAdmin,
  startServer,
  withDatabase,
} from '#tests/server-process.ts'

const total = 240

let place: Place
let server: Server
let headers: Record<string, string>

beforeAll(async () => {
  place = makePlace()
  server = await startServer(place.env)
  headers = { authorization: `Bearer ${await signInFirstAdmin(server)}` }
  await addProducts()
})

afterAll(() => place.clear())

test('T8 a server that is killed in the middle of a job goes on after its restart, and each row is done once', async () => {
  const choice = { ids: null, filter: {}, except: [] }
  const begun = await post(
    `${server.url}/v1/panel/products/bulk/delete`,
    { choice },
    { ...headers, 'idempotency-key': 'all-of-them' },
  )
  const { id } = begun.data
  expect(begun.data).toMatchObject({ state: 'waiting', total })
  for (const done of [20, 80]) {
    await expect.poll(async () => (await read(id)).done, { interval: 25 }).toBeGreaterThan(done)
    const database = done === 80 ? place.databasePid() : 0
    server.child.kill('SIGKILL')
    // The second time the database goes with it, as in a power cut.
    if (database) process.kill(database, 'SIGKILL')
    await server.ended
    server = await startServer(place.env)
    expect(await read(id)).toMatchObject({ state: 'running' })
  }
  // A signal lets the row under way finish; the next server does the rest.
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  server = await startServer(place.env)
  await expect.poll(async () => (await read(id)).state).toBe('finished')
  expect(await read(id)).toMatchObject({ total, done: total, refused: 0, failed: 0 })
  const stored = await withDatabase(place, async (client) => ({
    products: (await client.query('select from products')).rowCount,
    deletions: (await client.query(`select from audit_log where subject = 'products' and event = 'delete'`)).rowCount,
    deletedOnce: (
      await client.query(`select distinct subject_id from audit_log where subject = 'products' and event = 'delete'`)
    ).rowCount,
    broken: await findBroken(client),
  }))
  expect(stored).toEqual({ products: 0, deletions: total, deletedOnce: total, broken: [] })
})

async function read(id: number) {
  return (await get(`${server.url}/v1/panel/jobs/${id}`, headers)).data
}

/** Plain products, past the server: their number is what matters. */
async function addProducts(): Promise<void> {
  await withDatabase(place, async (client) => {
    await client.query(`insert into categories (shop_id, label, translations) values (1, 'Giyim', '[]')`)
    await client.query(`insert into taxes (shop_id, label, name) values (1, 'KDV', 'KDV')`)
    await client.query(`
      with made as (
        insert into products (shop_id, product_type_id, main_category_id, tax_id, label, price)
        select 1, 1, (select min(id) from categories), (select min(id) from taxes), 'Ürün ' || n, 0
          from generate_series(1, ${total}) n returning id)
      insert into variants (shop_id, product_id, is_default) select 1, id, 1 from made`)
  })
}
