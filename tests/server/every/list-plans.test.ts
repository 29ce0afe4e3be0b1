import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queried } from '#api/contract/platform/lists.ts'
import { queriesOf } from '#server/platform/lists/page.ts'
import { lists } from '#server/registry.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** No page of a list sorts the whole list: an index has its rows in their order, either way, however long it grows. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What is a sum over other rows has no index: these lists are as long as there are customers who owe. */
const summed = ['accounting-customers.oldest', 'accounting-customers.orders']

/** The steps of a plan that sorts, reads a whole table or gathers its rows first only where nothing else is possible. */
async function planOf(query: ReturnType<typeof sql>): Promise<string[]> {
  return shop.db.transaction(async (tx) => {
    for (const way of ['sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN'])
  })
}

describe.each(lists.map((list) => [list.listing.name, list] as const))('%s', (name, list) => {
  const stored = list.listing.sortings.filter((by: string) => !summed.includes(`${name}.${by}`))
  const orders = ['id', ...stored].flatMap((by: string) => [
    [by, 'asc'],
    [by, 'desc'],
  ])

  test.each(orders)('by %s, %s', async (by, order_direction) => {
    const { shop_id, admin_id } = shop.own
    const actor = { shop_id, user_id: admin_id, permissions: [100] }
    const reading = { db: shop.db, shop_id, language: 1, actor }
    const query = { order_index: `${name}.${by}`, order_direction } as Queried
    const { page } = await queriesOf(list, reading, query)
    expect((await planOf(page)).filter((step) => /(?<!Incremental )Sort {2}/.test(step))).toEqual([])
  })
})
