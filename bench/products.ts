import { sql } from 'drizzle-orm'
import { products } from '#api/listings/catalog/products.ts'
import { productList } from '#server/catalog/products/list.ts'
import { rowsQuery } from '#server/catalog/products/rows.ts'
import { queriesOf } from '#server/platform/lists/page.ts'
import { ask } from './ask.ts'
import { planOf, wholeIn } from './plans.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

/** A call of the list: its query, where `deep` pages are drawn anew for each call; before one that is `written` to, somebody writes. */
type Calls = Readonly<Record<string, Readonly<Record<string, string>> & { deep?: string; written?: string }>>

const callsOf = ({ category: category_id, brand: brand_id }: BenchShop): Calls => ({
  'first page': {},
  'first page, after a write': { written: 'yes' },
  'deep page': { deep: 'id' },
  'deep page, after a write': { deep: 'id', written: 'yes' },
  'by name, first page': { order_index: 'products.label', order_direction: 'asc' },
  'by name, deep page': { order_index: 'products.label', order_direction: 'asc', deep: 'label' },
  'by price, deep page': { order_index: 'products.price', order_direction: 'desc', deep: 'price' },
  'by stock, deep page': { order_index: 'products.stock', order_direction: 'asc', deep: 'stock' },
  'search, many found': { search: 'keten' },
  'the same, after a write': { search: 'keten', written: 'yes' },
  'search, two words': { search: 'mavi elbise' },
  'search, few found': { search: '777' },
  'search, none found': { search: 'qqqzzz' },
  'search by name': { search: 'keten', order_index: 'products.label', order_direction: 'asc' },
  'search, two letters': { search: 'ke' },
  'one category': { category_id },
  'one brand': { brand_id },
  'one brand, by name': { brand_id, order_index: 'products.label', order_direction: 'asc' },
  passive: { status: '0' },
  services: { product_type_id: '3' },
  'out of stock': { stock: 'none' },
  'under the minimum': { stock: 'low' },
  'lacking an image': { lacks: 'image' },
  'lacking a price': { lacks: 'price' },
  'lacking a translation': { lacks: 'translation' },
  'lacking a match': { lacks: 'match' },
  'category, brand and status': { category_id, brand_id, status: '1' },
})

const rounds = 60
const perPage = 100

/** Measures the products' list through the API, and looks at the plan of each of its queries. Answers what must not be. */
export async function benchProducts(shop: BenchShop): Promise<string[]> {
  const wrong: string[] = []
  console.log(`\n${'GET v1/panel/products, 100 rows'.padEnd(30)}  fastest   p50 ms   p99 ms    total`)
  for (const [name, { deep, written, ...query }] of Object.entries(callsOf(shop))) {
    const pages = deep ? Math.floor(shop.products / perPage) : 1
    const times: number[] = []
    let total = 0
    for (let round = 0; round < rounds + 5; round += 1) {
      const page = Math.floor(Math.random() * pages)
      // Any transaction that writes makes the list count anew.
      if (written) await shop.database.pool.query('select pg_current_xact_id()')
      const began = performance.now()
      const answer = await get(shop, { ...query, page: String(page) })
      // The first calls warm up.
      if (round >= 5) times.push(performance.now() - began)
      total = answer.total
    }
    console.log(`${name.padEnd(30)} ${columnsOf(times)} ${String(total).padStart(8)}`)
    wrong.push(...(await wrongPlans(shop, name, { ...query, page: String(Math.floor(pages * 0.9)) })))
  }
  console.log(`${'one code, by itself'.padEnd(30)} ${columnsOf(await codeTimes(shop))}`)
  console.log(`\n${(await perSecond(shop)).toFixed(0)} first pages a second, eight clients at once`)
  return wrong
}

/** Reading a whole table where an index knows the answer. */
async function wrongPlans(shop: BenchShop, name: string, query: Record<string, string>): Promise<string[]> {
  const { db } = shop.database
  const { page, totals } = await queriesOf(productList, { db, shop_id: shop.shop_id }, products.query.create(query))
  const ids = await db.execute<{ id: number }>(page)
  const queries = {
    page,
    total: totals,
    rows: rowsQuery(shop.database.db, sql`${shop.shop_id}`, sql`175`, sql`${asArray(ids.rows)}`).getSQL(),
  }
  const wrong: string[] = []
  for (const [part, one] of Object.entries(queries)) {
    const nodes = await planOf(shop, one)
    if (process.env.PLANS) console.log(`    ${part}: ${nodes.join(' < ')}`)
    wrong.push(...wholeIn(nodes).map((node) => `${name}: the ${part} is found by ${node}.`))
  }
  return wrong
}

/** Whoever scans waits for the variant of a code. */
async function codeTimes(shop: BenchShop): Promise<number[]> {
  const { rows } = await shop.database.db.execute<{ code: string }>(
    sql`select code from variant_codes where shop_id = ${shop.shop_id} order by random() limit ${rounds + 5}`,
  )
  const times: number[] = []
  for (const { code } of rows) {
    const began = performance.now()
    await ask(shop, `/v1/panel/new-order/variant?${new URLSearchParams({ code })}`)
    times.push(performance.now() - began)
  }
  return times.slice(5)
}

async function perSecond(shop: BenchShop): Promise<number> {
  const began = performance.now()
  const each = 40
  const client = async () => {
    for (let call = 0; call < each; call += 1) await get(shop, {})
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return (8 * each * 1000) / (performance.now() - began)
}

async function get(shop: BenchShop, query: Record<string, string>): Promise<{ total: number }> {
  return (await ask(shop, `/v1/panel/products?${new URLSearchParams(query)}`)) as { total: number }
}

/** The ids of rows, as PostgreSQL writes an array. */
function asArray(rows: readonly { readonly id: number }[]): string {
  return `{${rows.map(({ id }) => id).join(',')}}`
}
