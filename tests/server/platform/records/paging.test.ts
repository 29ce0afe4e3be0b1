import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/brands'
const rows = 119

/** Brands in seven batches, all of one batch made in the same second, with labels and states that many share. */
beforeEach(async () => {
  await shop.db.delete(brands)
  const values = Array.from({ length: rows }, (_, index) => ({
    shop_id: shop.own.shop_id,
    label: `Marka ${index % 5}`,
    search: `marka ${index % 5}`,
    created_at: new Date(Date.UTC(2026, 10, 1, 12, 0, index % 7)).toISOString(),
  }))
  await shop.db.insert(brands).values(values)
})

interface Page {
  readonly ids: readonly number[]
  readonly total: number
  readonly newest: number
}

async function page(number: number, query = ''): Promise<Page> {
  const { body } = await shop.call('GET', `${path}?limit=13&page=${number}${query}`)
  return { ...body.data, ids: body.data.rows.map((row: { id: number }) => row.id) }
}

async function walk(query: string, between: (number: number) => Promise<void> = async () => {}): Promise<number[]> {
  const first = await page(0, query)
  const seen = [...first.ids]
  for (let number = 1; number * 13 < first.total; number += 1) {
    await between(number)
    seen.push(...(await page(number, `${query}&until=${first.newest}`)).ids)
  }
  return seen
}

describe('D18: every list has a total order', () => {
  test.each([
    ['newest first', ''],
    ['by a name that twenty-four share', '&order_index=brands.translations&order_direction=asc'],
    ['by a state that all share', '&order_index=brands.status&order_direction=desc'],
  ])('pages of 13 over 119 rows, %s, hold each row once', async (_, query) => {
    const seen = await walk(query)
    expect(new Set(seen).size).toBe(rows)
    expect(seen).toHaveLength(rows)
  })
})

describe('R223: pages that are turned while the list changes', () => {
  const add = (label: string) => shop.db.insert(brands).values({ shop_id: shop.own.shop_id, label, search: label })

  test.each([
    ['newest first', ''],
    ['by name', '&order_index=translations&order_direction=asc'],
  ])('what is added meanwhile repeats no row and hides none, %s', async (_, query) => {
    const before = (await shop.db.select({ id: brands.id }).from(brands)).map((row) => row.id)
    const seen = await walk(query, async (number) => {
      await add(`Aa ${number}`)
      await add(`Marka 2`)
    })
    expect([...seen].sort((a, b) => a - b)).toEqual(before)
  })

  test('what is deleted meanwhile repeats no row, and the total says that the list changed', async () => {
    const first = await page(0)
    await shop.db.execute(sql`delete from brands where id in (${first.ids[2]}, ${first.ids[5]})`)
    const second = await page(1, `&until=${first.newest}`)
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([])
    expect([first.total, second.total]).toEqual([rows, rows - 2])
  })
})

describe('R185: what a list answers by itself', () => {
  test('newest first, a hundred rows, and the number of all', async () => {
    const { data } = (await shop.call('GET', path)).body
    const ids = data.rows.map((row: { id: number }) => row.id)
    expect(ids).toHaveLength(100)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect([data.total, data.newest]).toEqual([rows, ids[0]])
  })

  test('more than 500 rows are never sent at once', async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({ shop_id: shop.own.shop_id, label: `Çok ${index}` }))
    await shop.db.insert(brands).values(many)
    const { data } = (await shop.call('GET', `${path}?limit=100000`)).body
    expect([data.rows.length, data.total]).toEqual([500, rows + 450])
  })

  test('a page past the end is empty, and still says how many there are', async () => {
    expect((await shop.call('GET', `${path}?page=99`)).body.data).toMatchObject({ rows: [], total: rows })
  })

  test.each([
    'order_index=brands.id;drop table brands',
    'order_index=products.id',
    'order_index=search',
    'order_index=brands.shop_id',
    'order_index=marketplace_links',
    'order_direction=up',
    'page=-1',
    'limit=0',
    'id=1,x',
    'until=abc',
    'status=2',
  ])('reject: ?%s', async (query) => {
    const answer = await shop.call('GET', `${path}?${query}`)
    expect([answer.http, answer.body.status]).toEqual([422, 0])
  })

  test('R186: tags number their pages from 0 as every list does; the panel asks for its page n as n - 1', async () => {
    for (let index = 0; index < 3; index += 1)
      await shop.db.execute(sql`insert into tags (shop_id, label) values (${shop.own.shop_id}, ${`Etiket ${index}`})`)
    const labels = async (number: number) => {
      const { data } = (await shop.call('GET', `/v1/panel/tags?limit=2&page=${number}`)).body
      return data.rows.map((row: { label: string }) => row.label)
    }
    expect([await labels(0), await labels(1)]).toEqual([
      ['Etiket 2', 'Etiket 1'],
      ['Etiket 0', 'Yeni sezon'],
    ])
  })
})
