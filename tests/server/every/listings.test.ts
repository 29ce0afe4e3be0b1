import { sql } from 'drizzle-orm'
import { mask, type Struct } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Http, Query } from '#api/client/platform/http.ts'
import { choiceRows } from '#api/client/platform/records.ts'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { listings } from '#api/registry/lists.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { moveAccount, newCustomer } from '#tests/fixtures/customer-movements.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { allRows } from '#tests/samples/rows.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fillLists } from './files/fill.ts'

/** What every listing does, whoever declares one: its pages, its filters and its file. */

const rows = 5

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { shop_id, admin_id } = shop.own
  const products: number[] = []
  const { kumas, keten } = shop.own.attribute
  for (let at = 0; at < rows; at += 1) {
    const attributes = [{ attribute_id: kumas, attribute_value_id: keten, value: '' }]
    products.push((await newProduct(shop, { attributes })).id)
    await newRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))
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
  await shop.db.execute(sql`
    insert into shipments (shop_id, order_id, status, shipping_method_id, reference)
    select shop_id, id, 'by_hand', ${shop.own.shipping_method}::bigint, 'P' || id from orders where shop_id = ${shop_id}`)
  await shop.db.execute(sql`
    insert into account_transactions (shop_id, account_id, kind, amount)
    select ${shop_id}, ${shop.own.account}::bigint, 'opening', 100 from generate_series(1, ${rows}::int)`)
  for (let at = 0; at < rows; at += 1)
    await moveAccount(shop, { customer_id: await newCustomer(shop, 'Deniz'), amount: 100 })
  for (const { make, fill } of allRows) for (let at = 0; fill && at < rows; at += 1) await make(shop)
  // Others beside those that are equal, so that each filter has something to leave out.
  await fillLists(shop)
  const { id: order_id } = await newOrder(shop)
  await newRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))
  const member = await newCustomer(shop, 'Gruplu')
  await newOrder(shop, { customer_id: member, user_id: shop.own.admin_id })
  await shop.db.execute(sql`
    with added as (insert into customer_groups (shop_id, name, label) values (${shop.own.shop_id}, 'Bayiler', 'Bayiler') returning id)
    update users set group_id = added.id from added where users.id = ${member}`)
  const given = { kind: 'sale', name: 'Kasım', currency: 'TRY', amount: 100 } as const
  await shop.db
    .insert(order_discounts)
    .values({ shop_id: shop.own.shop_id, order_id, coupon_id: await storedCoupon(shop), ...given })
})
afterAll(() => shop.close())

/** The panel's client over the server itself. */
const http = {
  async get(path: string, { data, query = {} }: { data: Struct<unknown>; query?: Query }) {
    const given = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]))
    const answer = await shop.call('GET', `${path}?${new URLSearchParams(given)}`)
    expect([path, answer.http]).toEqual([path, 200])
    return mask(answer.body.data, data)
  },
} as unknown as Http

async function page(name: string, query: string): Promise<{ rows: { id: number }[]; total: number }> {
  const answer = await shop.call('GET', `/v1/panel/${name}?${query}`)
  expect([query, answer.http]).toEqual([query, 200])
  return answer.body.data
}

describe.each(listings.map((one) => [one.name, one] as const))('%s', (name, listing) => {
  const fields = listing.fields as Readonly<Record<string, Field>>

  test('D18: pages by every sorting have each row once, though many are equal', async () => {
    const { total } = await page(name, 'limit=500')
    expect(total).toBeGreaterThanOrEqual(rows)
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

  const chips = Object.entries(fields).filter(([filter]) => filter in listing.filters)

  test('what a filter leaves is a part of the list, and its file has as many rows', async () => {
    const all = await page(name, 'limit=500')
    const ids = all.rows.map(({ id }) => id)
    for (const [filter, field] of chips) {
      if (field.kind !== 'choice' && field.kind !== 'flag') continue
      const totals: number[] = []
      for (const value of field.kind === 'flag' ? ['0', '1'] : field.choices.map((one) => one.value)) {
        const left = await page(name, `limit=500&${filter}=${value}`)
        expect([filter, value, left.total]).toEqual([filter, value, left.rows.length])
        expect(ids).toEqual(expect.arrayContaining(left.rows.map(({ id }) => id)))
        totals.push(left.total)
      }
      expect([filter, Math.max(...totals) > 0, Math.min(...totals) < all.total]).toEqual([filter, true, true])
      if (field.kind === 'flag') expect([filter, totals[0] ?? 0]).toEqual([filter, all.total - (totals[1] ?? 0)])
    }
    const file = await shop.call('GET', `/v1/panel/${name}/export?format=csv`)
    expect(readCsv(file.text, ',').length - 1).toBe(all.total)
  })

  const references = chips.flatMap(([filter, field]) =>
    field.kind === 'reference' ? [[filter, field.to] as const] : [],
  )

  test.each(references)(
    '%s: what may be chosen has a name, leaves rows, and what is not there leaves none',
    async (filter, to) => {
      const { found } = await choiceRows(http, to, { text: '', ids: [] })
      const totals = await Promise.all(found.map(async ({ id }) => (await page(name, `limit=1&${filter}=${id}`)).total))
      const most = found[totals.indexOf(Math.max(...totals))]
      expect([to, Math.max(...totals) > 0]).toEqual([to, true])
      const { named } = await choiceRows(http, to, { text: '', ids: [most?.id ?? 0] })
      expect(named.find(({ id }) => id === most?.id)?.name).toBe(most?.name)
      expect((await page(name, `${filter}=999999999`)).total).toBe(0)
    },
  )

  const days = chips.flatMap(([filter, field]) => (field.kind === 'date' ? [[filter, field.bound] as const] : []))

  test.each(days)('%s: leaves every row on one side of a day, and none on the other', async (filter, bound) => {
    const { total } = await page(name, 'limit=1')
    const [before, after] = [await page(name, `${filter}=2000-01-01`), await page(name, `${filter}=2099-12-31`)]
    expect([before.total, after.total]).toEqual(bound === 'from' ? [total, 0] : [0, total])
  })

  test('some of its rows can be asked for by their ids', async () => {
    const { rows: some } = await page(name, 'limit=2')
    const named = await page(name, `id=${some.map(({ id }) => id).join(',') || 1}`)
    expect(named.rows.map(({ id }) => id)).toEqual(some.map(({ id }) => id))
  })
})
