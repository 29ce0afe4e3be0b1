import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBroken } from '#server/platform/invariants.ts'
import { newOrderOf } from '#tests/fixtures/new-order.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { supplier } from '#tests/fixtures/supplier.fixture.ts'
import {
  makePlace,
  type Place,
  post,
  run,
  type Server,
  signInFirstAdmin,
  startServer,
  withDatabase,
} from '#tests/server-process.ts'

const night = process.env.NIGHT === '1'
/** `KILLS=… SEED=… npx vitest …` to see a failure again. */
const kills = Number(process.env.KILLS ?? (night ? 100 : 5))
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const random = randomFrom(seed)
/** By day the machine is shared with everything else, and seconds say nothing. */
const longestStart = night ? 10_000 : Number.POSITIVE_INFINITY
const writers = 8

console.log(`crash tests: SEED=${seed}`)

describe('T7.1 a server that is killed under eight writers', () => {
  let place: Place
  let server: Server
  let token = ''
  /** What is sold while the server is killed. */
  let variant_id = 0
  /** Every write that was asked for: its key, and the id it was answered with, if it was. */
  const asked = new Map<string, number | null>()

  beforeAll(async () => {
    place = makePlace()
    server = await startServer(place.env)
    token = await signInFirstAdmin(server)
    variant_id = await stocked()
  })

  afterAll(() => place.clear())

  test(`has lost no acknowledged write and doubled none, ${kills} times${night ? ', and is open within ten seconds' : ''}`, async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      const writing = Array.from({ length: writers }, () => write())
      await sleep(100 + random() * 900)
      // Every other time the database goes with it, as in a power cut.
      const database = kill % 2 === 0 ? place.databasePid() : 0
      server.child.kill('SIGKILL')
      if (database) process.kill(database, 'SIGKILL')
      await Promise.all([...writing, server.ended])

      const began = performance.now()
      server = await startServer(place.env)
      expect(performance.now() - began).toBeLessThan(longestStart)
      const stored = await storedNames()
      const lost = [...asked].filter(([key, id]) => id !== null && stored.get(key) !== id)
      expect(lost, `SEED=${seed}`).toEqual([])
      // What was not answered is asked again with its key, and happens once.
      for (const [key, id] of asked) if (id === null) asked.set(key, await add(key))
      expect((await storedNames()).size).toBe(asked.size)
      expect(await broken()).toEqual([])
    }
    expect(asked.size).toBeGreaterThan(kills * writers)
  })

  test('T7.7 lives on when its database is killed under the writers, starts it again, and has lost nothing', async () => {
    const writing = Array.from({ length: writers }, () => write())
    await sleep(300)
    const ended = place.databasePid()
    process.kill(ended, 'SIGKILL')
    await expect.poll(() => [0, ended].includes(place.databasePid())).toBe(false)
    await expect.poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status)).toBe(200)
    await Promise.all(writing)
    expect(server.child.exitCode).toBeNull()
    for (const [key, id] of asked) if (id === null) asked.set(key, await add(key))
    const stored = await storedNames()
    expect([...asked].filter(([key, id]) => stored.get(key) !== id)).toEqual([])
    expect(stored.size).toBe(asked.size)
    expect(await broken()).toEqual([])
  })

  /** Adds suppliers and orders one after another until the server is gone. */
  async function write(): Promise<void> {
    for (;;) {
      const key = `${asked.size % 2 ? 'supplier' : 'order'}-${asked.size}-${Math.floor(random() * 1e9)}`
      asked.set(key, null)
      try {
        asked.set(key, await add(key))
      } catch {
        return
      }
    }
  }

  async function add(key: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const [path, body] = key.startsWith('supplier')
      ? ['/v1/panel/suppliers', { ...supplier, name: key }]
      : [ordersPath, newOrderOf(variant_id, { channel: 'in_store', delivery: 'pickup', note: key })]
    const { data } = await post(`${server.url}${path}`, body, headers)
    return data.id
  }

  /** The suppliers by their names, and the orders by the notes they were stored with. */
  async function storedNames(): Promise<Map<string, number>> {
    const rows = await ask<{ name: string; id: number }>(
      'select name, id from suppliers union all select note, order_id from order_notes',
    )
    const names = new Map(rows.map(({ name, id }) => [name, id]))
    expect(names.size).toBe(rows.length)
    return names
  }

  /** A variant with pieces enough for all that is sold, past the server. */
  async function stocked(): Promise<number> {
    await ask(`insert into categories (shop_id, label, translations) values (1, 'Giyim', '[]')`)
    await ask(`insert into taxes (shop_id, label, name) values (1, 'KDV', 'KDV')`)
    const [sold] = await ask<{ id: number }>(`
      with made as (
        insert into products (shop_id, product_type_id, main_category_id, tax_id, label, price, stock, variant_count, lacks_translation)
        select 1, 1, (select min(id) from categories), (select min(id) from taxes), 'Ürün', 0, 1000000, 1, 1 returning id)
      insert into variants (shop_id, product_id, is_default, quantity) select 1, id, 1, 1000000 from made returning id`)
    await ask(`
      insert into stock_movements (shop_id, variant_id, type, quantity, previous_stock, current_stock)
      select 1, ${sold?.id}, 'inbound', 1000000, 0, 1000000`)
    await ask(`
      insert into prices (shop_id, variant_id, country_id, price)
      select id, ${sold?.id}, default_country_id, 4990 from shops where id = 1`)
    return sold?.id ?? 0
  }

  async function broken() {
    return withDatabase(place, (client) => findBroken(client))
  }

  function ask<Row>(sql: string): Promise<Row[]> {
    return withDatabase(place, async (client) => (await client.query(sql)).rows)
  }
})

describe.concurrent('T7.2 a first start that is killed', () => {
  test.for([
    ['while it makes the database', /Making the database/, 'off'],
    ['while it makes the tables', /Making the tables/, 'off'],
    ['while it loads the demo', /Loading the demo shop/, 'on'],
  ] as const)('%s is made good by the next one', async ([, moment, demo]) => {
    const place = makePlace()
    const env = { ...place.env, DEMO: demo }
    try {
      const first = run('start', env)
      await first.said(moment)
      await sleep(random() * (demo === 'on' ? 2_000 : 200))
      first.child.kill('SIGKILL')
      await first.ended
      await startServer(env)
      const state = await withDatabase(place, async (client) => ({
        broken: await findBroken(client),
        shops: (await client.query('select from shops')).rowCount,
        stocked: ((await client.query('select from products')).rowCount ?? 0) >= 100,
      }))
      expect(state, `SEED=${seed}`).toEqual({ broken: [], shops: 1, stocked: demo === 'on' })
    } finally {
      await place.clear()
    }
  })
})

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
