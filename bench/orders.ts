import { type SQL, sql } from 'drizzle-orm'
import { OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { spanOf } from '#server/platform/lists/days.ts'
import { queriesOf } from '#server/platform/lists/page.ts'
import { orderList } from '#server/sales/orders/list.ts'
import { cellsOf } from '#server/sales/orders/summary.ts'
import { planOf } from './plans.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

type Calls = Readonly<Record<string, Readonly<Record<string, string>> & { deep?: 'yes'; whole?: 'yes' }>>

const wanted = 200_000
const rounds = 60
const perPage = 100
const path = '/v1/panel/orders'

const callsOf = ({ customer: customer_id, product: product_id, ...ids }: Known): Calls => ({
  'first page': {},
  'deep page': { deep: 'yes' },
  'by date, deep page': { order_index: 'orders.ordered_at', deep: 'yes' },
  'by customer, deep page': { order_index: 'orders.customer_name', order_direction: 'asc', deep: 'yes' },
  'by total, deep page': { order_index: 'orders.total', deep: 'yes' },
  'by number': { order_index: 'orders.number', order_direction: 'asc' },
  'one number': { search: '2026-000077-321' },
  'search, many found': { search: 'yıldız' },
  'search, two words': { search: 'ayşe çel' },
  'search, two letters': { search: 'ay' },
  'search, none found': { search: 'qqqzzz' },
  'status: preparing': { status: 'preparing' },
  'status: delivered, by total': { status: 'delivered', order_index: 'orders.total' },
  unpaid: { payment_status: 'not_paid' },
  'of the shop': { type: 'shop' },
  'by the staff': { type: 'physical' },
  online: { type: 'online' },
  'of marketplaces': { type: 'marketplace', deep: 'yes' },
  'one customer': { customer_id },
  today: { period: 'today' },
  'last month, by total': { period: 'last_month', order_index: 'orders.total' },
  'money transfers': { payment_method: 'transfer', count_by: 'payment_status' },
  'transfers that wait': { needs: 'transfer' },
  'money to pay back': { needs: 'refund' },
  'shop, unpaid, accepted': { type: 'shop', payment_status: 'not_paid', status: 'accepted' },
  ...Object.fromEntries(
    Object.entries(ledTo(ids)).flatMap(([name, value]) => [
      [`${name}, 30 days`, { [name]: value, period: 'last_30_days' }],
      [`${name}, of all`, { [name]: value, ...(noIndex.includes(name) ? { whole: 'yes' } : {}) }],
    ]),
  ),
  'product_id, 30 days': { product_id, period: 'last_30_days' },
})

type Known = Readonly<
  Record<'customer' | 'product' | 'variant_id' | 'category_id' | 'brand_id' | 'supplier_id' | 'user_id', string>
>

/** No index knows these of all orders; reports lead to those of some days. */
const noIndex = ['hour', 'weekday', 'newness', 'lacks']

/** A value of every filter by which reports lead to orders. */
const ledTo = (ids: Omit<Known, 'customer' | 'product'>): Readonly<Record<string, string>> => ({
  ...{ channel: 'phone', currency: 'TRY', city: 'İzmir', hour: '14', weekday: '1', ...ids },
  ...{ written_by: 'staff', newness: 'first', discount: 'any', lacks: 'group' },
})

/** Measures the lists of 200,000 orders through the API, and looks at the plan of each of their queries. Answers what must not be. */
export async function benchOrders(shop: BenchShop): Promise<string[]> {
  const { total, ...known } = await fill(shop)
  const wrong: string[] = []
  console.log(`\n${`GET v1/panel/orders, 100 of ${total}`.padEnd(34)}  fastest   p50 ms   p99 ms    total`)
  for (const [name, { deep, whole, ...query }] of Object.entries(callsOf(known))) {
    const found = await get(shop, path, query)
    const pages = deep ? Math.max(1, Math.floor(found.total / perPage)) : 1
    const page = () => String(Math.floor(Math.random() * pages))
    const times = await timesOf(() => get(shop, path, { ...query, page: page() }))
    console.log(`${name.padEnd(34)} ${columnsOf(times)} ${String(found.total).padStart(8)}`)
    if (!whole) wrong.push(...(await wrongPlans(shop, name, { ...query, page: page() })))
  }
  for (const period of ['last_30_days', 'last_month'] as const) {
    const times = await timesOf(() => get(shop, `${path}/summary`, { period }))
    console.log(`${`the summary, ${period}`.padEnd(34)} ${columnsOf(times)}`)
    wrong.push(...(await wrongSums(shop, period)))
  }
  const newest = await shop.database.db.execute<{ id: number }>(sql`select max(id) as id from orders`)
  const opened = await timesOf(() => get(shop, `${path}/${newest.rows[0]?.id}`, {}))
  console.log(`${'one order'.padEnd(34)} ${columnsOf(opened)}`)
  return wrong
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds + 5; round += 1) {
    const began = performance.now()
    await ask()
    // The first calls warm up.
    if (round >= 5) times.push(performance.now() - began)
  }
  return times
}

async function wrongPlans(shop: BenchShop, name: string, query: Record<string, string>): Promise<string[]> {
  const reading = { db: shop.database.db, shop_id: shop.shop_id }
  const { page, totals, notes } = await queriesOf(orderList, reading, orders.query.create(query))
  return wholeOrders(shop, name, { page, counts: totals, ...(notes ? { notes } : {}) })
}

async function wrongSums(shop: BenchShop, period: string): Promise<string[]> {
  const reading = { db: shop.database.db, shop_id: shop.shop_id }
  const span = await spanOf(reading, OrderSummaryQuery.create({ period }))
  return wholeOrders(shop, period, { sums: await cellsOf(reading, undefined, span) })
}

/** Reading all orders where an index knows the answer. */
async function wholeOrders(shop: BenchShop, name: string, queries: Record<string, SQL>): Promise<string[]> {
  const wrong: string[] = []
  for (const [part, query] of Object.entries(queries)) {
    const nodes = await planOf(shop, query)
    if (process.env.PLANS) console.log(`    ${part}: ${nodes.join(' < ')}`)
    if (nodes.some((node) => /Seq Scan orders/.test(node))) wrong.push(`${name}: the ${part} read all orders.`)
  }
  return wrong
}

async function get({ app, token, shop_id }: BenchShop, at: string, query: Record<string, string>) {
  const answer = await app.request(`${at}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}`, 'x-sid': String(shop_id) },
  })
  if (answer.status !== 200) throw new Error(`${at} ${JSON.stringify(query)} answered ${answer.status}`)
  return ((await answer.json()) as { data: { total: number } }).data
}

/** The demo's orders again and again, nine days before each other, some of them of a marketplace. */
async function fill({ database: { db } }: BenchShop): Promise<Known & { total: number }> {
  const began = performance.now()
  const known = await db.execute<{ count: number }>(sql`select count(*)::int as count from orders`)
  const times = Math.ceil(wanted / (known.rows[0]?.count ?? 1)) - 1
  await db.execute(sql`
    insert into orders (id, shop_id, version, number, channel, status, payment_status, payment_method, user_id, customer_id, customer_name,
                        currency, product_total, discount_total, shipping_total, tax_total, total, paid_total, refunded_total,
                        shipping_address, ordered_at)
    overriding system value
    select id + n * 10000, shop_id, 1, number || '-' || n,
           case when channel = 'online' and n % 4 = 0 then 'marketplace' else channel end,
           status, payment_status, payment_method, user_id, customer_id, customer_name || ' ' || n, currency, product_total, discount_total,
           shipping_total, tax_total, total, paid_total, refunded_total, shipping_address,
           ordered_at - (${times}::int - n) * interval '9 days'
      from orders, generate_series(1, ${times}::int) n`)
  await db.execute(sql`
    insert into order_lines (id, shop_id, order_id, variant_id, name, quantity, returned, price, tax_rate, discount, total)
    overriding system value
    select id + n * 10000, shop_id, order_id + n * 10000, variant_id, name, quantity, returned, price, tax_rate, discount, total
      from order_lines, generate_series(1, ${times}::int) n`)
  await db.execute(sql`vacuum analyze orders`)
  await db.execute(sql`vacuum analyze order_lines`)
  const { rows } = await db.execute<Known & { total: number }>(sql`
    select (select customer_id::text from orders where customer_id is not null limit 1) as customer,
           v.product_id::text as product, v.id::text as variant_id, p.main_category_id::text as category_id,
           (select brand_id::text from products where brand_id is not null limit 1) as brand_id,
           (select coalesce(max(id), 0)::text from suppliers) as supplier_id,
           (select coalesce(max(user_id), 0)::text from orders) as user_id,
           (select count(*)::int from orders) as total
      from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where v.id = (select variant_id from order_lines limit 1)`)
  console.log(`· ${rows[0]?.total} orders in ${Math.round((performance.now() - began) / 1000)} s`)
  if (!rows[0]) throw new Error('There is no order.')
  return rows[0]
}
