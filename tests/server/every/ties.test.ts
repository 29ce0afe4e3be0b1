import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { addJob } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** D18: every list holds each of its rows once over its pages, however it is sorted and however many of them are equal. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await sortWithoutIndexes(shop)
})
afterAll(() => shop.close())

interface Listed {
  readonly table: string
  readonly sortings: readonly string[]
  /** What no two rows may share, by the place of a copy. */
  readonly unique?: Readonly<Record<string, string>>
  make(): Promise<number>
}

const lists: Readonly<Record<string, Listed>> = {
  brands: {
    table: 'brands',
    sortings: ['id', 'translations', 'status'],
    make: async () => shop.own.brand,
  },
  products: {
    table: 'products',
    sortings: ['id', 'name', 'price', 'stock', 'status'],
    make: async () => (await newVariant(shop)).product_id,
  },
  'product-reviews': {
    table: 'product_reviews',
    sortings: ['id', 'status', 'stars'],
    make: () => newReview(shop),
  },
  'product-matches': {
    table: 'marketplace_listings',
    sortings: ['id', 'title', 'status'],
    unique: { barcode: `barcode || '-' || n` },
    make: () => newListing(shop),
  },
  orders: {
    table: 'orders',
    sortings: ['id', 'ordered_at', 'customer_name', 'total', 'status', 'payment_status'],
    unique: { number: `number || '-' || n` },
    make: async () => (await newOrder(shop)).id,
  },
  'order-refunds': {
    table: 'order_refunds',
    sortings: ['id', 'status', 'received'],
    make: async () =>
      (await newRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }), 1)).id,
  },
  jobs: {
    table: 'jobs',
    sortings: ['id', 'state', 'created_at', 'finished_at'],
    make: () => addJob(shop, 'finished', 'done'),
  },
}

const copies = 39
const limit = 7

describe.each(Object.entries(lists))('%s', (name, { table, sortings, unique = {}, make }) => {
  let all: number[]
  beforeAll(async () => {
    const id = await make()
    await copy(table, id, unique)
    all = await idsOf(name, 'id', 'asc', 500)
    expect(all.length).toBeGreaterThan(copies)
  })

  test.each(
    sortings.flatMap((by) => [
      [by, 'asc'],
      [by, 'desc'],
    ]),
  )('by %s, %s', async (by, direction) => {
    const whole = await idsOf(name, by, direction, 500)
    expect(whole.toSorted((one, other) => one - other)).toEqual(all)
    expect(await idsOf(name, by, direction, limit)).toEqual(whole)
    // Rows that are equal come by their ids, not as they happen to lie in the table.
    const equal = whole.filter((id) => all.slice(-copies).includes(id))
    expect([all.slice(-copies), all.slice(-copies).toReversed()]).toContainEqual(equal)
  })
})

/** An index has equal rows in the order of their ids by chance; a large table may be read without it. */
async function sortWithoutIndexes({ db }: Shop): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const off = ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']
  for (const setting of off) await db.execute(sql.raw(`alter database "${rows[0]?.name}" set ${setting} = off`))
  // Only new connections have it so: the others go, and the one that is left is told.
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  for (const setting of off) await db.execute(sql.raw(`set ${setting} = off`))
}

async function idsOf(list: string, by: string, direction: string, size: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 0, total = 1, until = ''; page * size < total; page += 1) {
    const query = `order_index=${list}.${by}&order_direction=${direction}&limit=${size}&page=${page}${until}`
    const { http, text, body } = await shop.call('GET', `/v1/panel/${list}?${query}`)
    if (http !== 200) throw new Error(text)
    ids.push(...body.data.rows.map((row: { id: number }) => row.id))
    total = body.data.total
    until = body.data.newest === undefined ? '' : `&until=${body.data.newest}`
  }
  return ids
}

/** Many rows that are equal in everything that may be, lying in the table in an order that is none. */
async function copy(table: string, id: number, unique: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name <> 'id'`)
  const names = rows.map(({ name }) => name)
  await shop.db.execute(
    sql.raw(`
    insert into ${table} (${names.join(', ')})
    select ${names.map((name) => unique[name] ?? name).join(', ')}
      from ${table}, generate_series(1, ${copies}) n where id = ${id}`),
  )
  const copied = await shop.db.execute<{ id: number }>(
    sql.raw(`select id from ${table} where id > ${id} order by (id % 97) * 79 % 101`),
  )
  for (const row of copied.rows)
    await shop.db.execute(sql.raw(`update ${table} set shop_id = shop_id where id = ${row.id}`))
}
