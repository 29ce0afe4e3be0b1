import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { AnyListing } from '#api/listings/platform/listing.ts'
import { listNamed, listNames } from '#api/registry/lists.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What every listing does, whoever declares one: its pages, its filters and its file. */

const listings = listNames
  .map((name) => listNamed(name) as unknown as AnyListing)
  .filter((one) => one.filters !== undefined)
const rows = 5

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { shop_id, admin_id } = shop.own
  const products: number[] = []
  for (let at = 0; at < rows; at += 1) {
    products.push((await newProduct(shop)).id)
    await newOrder(shop)
  }
  await shop.db.execute(sql`
    insert into product_reviews (shop_id, product_id, customer_name, stars, text)
    select ${shop_id}, ${products[0]}, 'Ayşe', 4, 'İyi' from generate_series(1, ${rows}::int)`)
  await shop.db.execute(sql`
    insert into marketplace_listings (shop_id, marketplace_id, barcode, title, brand, category, stock_code, sale_price, list_price, quantity, image, search)
    select ${shop_id}, ${importMarketplace}::int, 'B' || n, 'Keten', '', '', '', 100, 100, 1, '', 'keten' from generate_series(1, ${rows}::int) n`)
  await shop.db.execute(sql`
    insert into jobs (shop_id, kind, about, total, user_id, request_id)
    select ${shop_id}, 'products.edit', '{}'::jsonb, 1, ${admin_id}, 'test' from generate_series(1, ${rows}::int)`)
})
afterAll(() => shop.close())

async function page(name: string, query: string): Promise<{ rows: { id: number }[]; total: number }> {
  const answer = await shop.call('GET', `/v1/panel/${name}?${query}`)
  expect([query, answer.http]).toEqual([query, 200])
  return answer.body.data
}

describe.each(listings.map((one) => [one.name, one] as const))('%s', (name, listing) => {
  const fields = listing.fields as Readonly<Record<string, Field>>

  test('D18: pages by every sorting have each row once, though many are equal', async () => {
    const { total } = await page(name, 'limit=500')
    if (name !== 'order-refunds') expect(total).toBeGreaterThanOrEqual(rows)
    for (const order of ['id', ...listing.sortings])
      for (const direction of ['asc', 'desc']) {
        const seen: number[] = []
        for (let at = 0; at * 2 < total; at += 1) {
          const query = `order_index=${name}.${order}&order_direction=${direction}&limit=2&page=${at}`
          seen.push(...(await page(name, query)).rows.map(({ id }) => id))
        }
        expect([order, direction, new Set(seen).size, seen.length]).toEqual([order, direction, total, total])
      }
  })

  test('what a filter leaves is a part of the list, and its file has as many rows', async () => {
    const all = await page(name, 'limit=500')
    const ids = all.rows.map(({ id }) => id)
    for (const [filter, field] of Object.entries(fields)) {
      if (!(filter in listing.filters) || field.kind !== 'choice') continue
      for (const { value } of field.choices) {
        const left = await page(name, `limit=500&${filter}=${value}`)
        expect([filter, value, left.total]).toEqual([filter, value, left.rows.length])
        expect(ids).toEqual(expect.arrayContaining(left.rows.map(({ id }) => id)))
      }
    }
    const file = await shop.call('GET', `/v1/panel/${name}/export?format=csv`)
    expect(readCsv(file.text, ',').length - 1).toBe(all.total)
  })

  test('some of its rows can be asked for by their ids', async () => {
    const { rows: some } = await page(name, 'limit=2')
    const named = await page(name, `id=${some.map(({ id }) => id).join(',') || 1}`)
    expect(named.rows.map(({ id }) => id)).toEqual(some.map(({ id }) => id))
  })
})
