import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#api/listings/catalog/products.ts'
import { productList } from '#server/catalog/products/list.ts'
import { keepCounts, keptCounts, momentSql } from '#server/platform/lists/kept-counts.ts'
import { pageOf, queriesOf } from '#server/platform/lists/page.ts'
import { turkish } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a list counted is kept while nothing is written, and a page is read from the nearer end. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  for (let at = 0; at < 23; at += 1) {
    const { id } = await newProduct(shop)
    // Prices, stocks and names that several share, and prices that are none.
    await shop.db.execute(sql`
      update products set price = ${at % 4 === 0 ? null : at % 3}, stock = ${at % 5}, label = ${`Ürün ${at % 6}`}, status = ${at % 2}
       where id = ${id} and shop_id = ${shop.own.shop_id}`)
  }
})
afterAll(() => shop.close())

const reading = () => ({ db: shop.db, shop_id: shop.own.shop_id })
const momentNow = async () => {
  const { rows } = await shop.db.execute<{ moment: string }>(sql`select ${momentSql} as moment`)
  return rows[0]?.moment ?? ''
}

describe('a page from the end', () => {
  const sortings = ['id', ...products.sortings]
  test.each(sortings.flatMap((by) => ['asc', 'desc'].map((direction) => [by, direction] as const)))(
    'holds the same rows by %s %s, whatever its size and wherever it is',
    async (order_index, order_direction) => {
      const total = 23
      let turnedPages = 0
      for (const limit of [1, 4, 7, 22, 23, 50])
        for (let page = 0; page * limit < total; page += 1) {
          const query = products.query.create({ order_index, order_direction, page: `${page}`, limit: `${limit}` })
          const { page: plain, fromEnd } = await queriesOf(productList, reading(), query)
          const near = fromEnd(total)
          if (!near) continue
          turnedPages += 1
          const [there, back] = [await shop.db.execute(plain), await shop.db.execute(near)]
          expect(back.rows.reverse()).toEqual(there.rows)
        }
      expect(turnedPages).toBeGreaterThan(15)
    },
  )

  test('is not asked for where the beginning is nearer, and not beyond the last row', async () => {
    const ask = async (page: number) => {
      const query = products.query.create({ page: `${page}`, limit: '10' })
      return (await queriesOf(productList, reading(), query)).fromEnd(23)
    }
    expect([await ask(0), await ask(3)]).toEqual([null, null])
    expect(await ask(2)).not.toBeNull()
  })
})

describe('what was counted', () => {
  const query = sql`select ${1} as one`
  const counts = [{ value: '', count: 23 }]
  const quiet = '1207:1207:@2026-11-22 12:00:00+00'

  test('holds at the very moment that it was counted at, and at no other', () => {
    keepCounts(shop.db, query, quiet, counts)
    expect(keptCounts(shop.db, query, quiet)).toEqual(counts)
    expect(keptCounts(shop.db, query, '1208:1208:@2026-11-22 12:00:00+00')).toBeNull()
    expect(keptCounts(shop.db, query, '1207:1207:@2026-11-22 12:00:01+00')).toBeNull()
    expect(keptCounts(shop.db, sql`select ${2} as one`, quiet)).toBeNull()
  })

  test('is not kept while somebody writes: the numbers stay the same when that ends', () => {
    for (const moment of ['1207:1209:1207@x', '1207:1209:1207,1208@x', '', '1207:1208:@x']) {
      keepCounts(shop.db, query, moment, counts)
      expect(keptCounts(shop.db, query, moment)).toBeNull()
    }
  })

  test('of many queries the oldest goes', () => {
    const many = Array.from({ length: 201 }, (_, at) => sql`select ${at} as many`)
    for (const one of many) keepCounts(shop.db, one, quiet, counts)
    expect(many.filter((one) => keptCounts(shop.db, one, quiet) === null)).toEqual([many[0]])
  })

  test('a moment ends with every write, and lasts while nothing is written', async () => {
    const before = await momentNow()
    await shop.db.execute(sql`update products set stock = stock where shop_id = ${shop.own.shop_id}`)
    expect(await momentNow()).not.toBe(before)
    // Other tests share the PostgreSQL, so quiet moments are short.
    const quiet = async () => {
      const first = await momentNow()
      return (await momentNow()) === first
    }
    await expect.poll(quiet, { interval: 5 }).toBe(true)
  })
})

test('a list that is asked for again counts nothing until something is written, and always answers the true total', async () => {
  const asked: string[] = []
  const { $client } = shop.db as unknown as { $client: Pool }
  const logged = drizzle($client, { logger: { logQuery: (text) => asked.push(text) } })
  // Others write to the same PostgreSQL all the time, so it is told here when that was.
  let moment = '1207:1207:@x'
  const db = {
    execute: async (query: SQL) => {
      const { rows } = await logged.execute(query)
      return { rows: rows.map((row) => ('moment' in row ? { ...row, moment } : row)) }
    },
    select: logged.select.bind(logged),
  }
  const page = () => pageOf(productList, { ...reading(), db, language: turkish } as never, products.query.create({}))
  const countings = () => asked.filter((text) => text.includes('count(*)')).length
  const first = await page()
  expect([await page(), countings()]).toEqual([first, 1])
  await newProduct(shop)
  moment = '1208:1208:@x'
  expect([(await page()).total, countings()]).toEqual([first.total + 1, 2])
})
