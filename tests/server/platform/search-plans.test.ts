import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { pageOf } from '#server/platform/lists/page.ts'
import { findAll } from '#server/platform/search/find-all.ts'
import { orderList } from '#server/sales/orders/list.ts'
import { twoBrands } from '#tests/paths/platform/two-brands.ts'
import { turkish } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** With 20,000 of everything, no query of a search reads a whole table. */

const many = 20_000
const large = ['products', 'product_translations', 'variants', 'variant_codes', 'brands', 'users', 'orders']
const ofOrders = ['order_lines', 'shipments']

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await fill()
})
afterAll(() => shop.close())

test.each(['urun 777', 'kod-777', 'KOD-777', 'ur', '7', 'qqqzzz', 'marka 5', 'musteri 19', '2026-000777'])(
  'a search for %s takes indexes alone',
  async (text) => {
    const asked: [string, unknown[]][] = []
    const pool = (shop.db as unknown as { $client: Pool }).$client
    const db = drizzle(pool, { logger: { logQuery: (query, values) => asked.push([query, values]) } })
    await findAll({ permissions: [100] }, { db, shop_id: shop.own.shop_id, language: turkish, text })
    expect(asked.length).toBeGreaterThan(large.length)
    const whole: string[] = []
    for (const [query, values] of asked) whole.push(...(await wholeTablesOf(pool, query, values)))
    expect(whole).toEqual([])
  },
)

test.each(['0532 123 45 67', 'nobody@posta.test', 'kod-777', '19999', 'sbx00777', '2026-000777', 'qqqzzz'])(
  'so does the list of orders for %s',
  async (search) => {
    const pool = (shop.db as unknown as { $client: Pool }).$client
    const asked: [string, unknown[]][] = []
    const db = drizzle(pool, { logger: { logQuery: (query, values) => asked.push([query, values]) } })
    const { shop_id } = shop.own
    await pageOf(orderList, { db, shop_id, actor: {} as Actor, language: turkish }, { search })
    const whole: string[] = []
    for (const [query, values] of asked) whole.push(...(await wholeTablesOf(pool, query, values)))
    expect([asked.length > 1, whole]).toEqual([true, []])
  },
)

async function wholeTablesOf(pool: Pool, query: string, values: unknown[]): Promise<string[]> {
  const { rows } = await pool.query(`explain (format json) ${query}`, values)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && [...large, ...ofOrders].includes(node['Relation Name'] ?? ''))
    .map((node) => `${node['Relation Name']}: ${query}`)
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

async function fill(): Promise<void> {
  const { shop_id } = shop.own
  const { id: product } = await newProduct(shop)
  await twoBrands(shop)
  await shop.db.insert(users).values({ shop_id, type: 'customer', name: '', surname: '', email: '' })
  const sums = { product_total: 100, total: 100, currency: 'TRY' }
  const kind = { channel: 'online', status: 'pending', payment_status: 'not_paid', payment_method: 'cash' } as const
  await shop.db.insert(orders).values({ shop_id, number: '0', customer_name: '', ...sums, ...kind })
  await copies('products', `where t.id = ${product}`, `'label', 'Ürün ' || n, 'search', 'urun ' || n || ' kod-' || n`)
  const codes = `'stock_code', 'KOD-' || n, 'barcode', '869' || n`
  await copies('product_translations', `where t.product_id = ${product}`, `'product_id', 900000000 + n`)
  await copies('variants', `where t.product_id = ${product}`, `'product_id', 900000000 + n, ${codes}`)
  await shop.db.execute(sql`
    insert into variant_codes (shop_id, code, variant_id)
    select shop_id, stock_code, id from variants where id > 900000000`)
  await copies('brands', '', `'label', 'Marka ' || n, 'search', 'marka ' || n`)
  await copies('users', `where t.type = 'customer'`, `'name', 'M' || n, 'search', 'musteri ' || n`)
  await copies('orders', '', `'number', '2026-' || lpad(n::text, 6, '0')`)
  await shop.db.execute(sql`
    insert into order_lines (shop_id, order_id, variant_id, name, quantity, price, tax_rate, total)
    select shop_id, id, id, '', 1, 100, 20, 100 from orders where id between 900000001 and ${900_000_000 + many}`)
  await shop.db.execute(sql`
    insert into shipments (shop_id, order_id, status, reference, tracking_code)
    select shop_id, id, 'registered', id::text, 'SBX' || lpad((id - 900000000)::text, 5, '0') from orders where id between 900000001 and ${900_000_000 + many}`)
  await shop.db.execute(sql`vacuum analyze`)
}

/** The first of these rows many times, with other ids and other values. */
async function copies(table: string, where: string, values: string): Promise<void> {
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const columns = rows.map(({ name }) => `"${name}"`)
  await shop.db.execute(
    sql.raw(`
      insert into ${table} (${columns.join(', ')}) overriding system value
      select ${columns.map((name) => `(one.made).${name}`).join(', ')}
        from (select jsonb_populate_record(t, jsonb_build_object('id', 900000000 + n, ${values})) as made
                from (select t from ${table} t ${where} limit 1) as pattern (t), generate_series(1, ${many}) n) as one`),
  )
}
