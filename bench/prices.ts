import { PriceQuery, pricedRowsAtOnce } from '#api/contract/catalog/multiple-price.ts'
import { optionsIn, pageOf, pricesIn, totalOf } from '#server/catalog/prices/rows.ts'
import { storedPrices } from '#server/catalog/prices/stored.ts'
import { planOf, wholeIn } from './plans.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const path = '/v1/panel/products/multiple-price'
/** What the grid is filtered by; a `deep` page begins anywhere. */
type Calls = Readonly<Record<string, Readonly<Record<string, string>> & { deep?: 'yes' }>>

const callsOf = ({ category: category_id, brand: brand_id }: BenchShop): Calls => ({
  'first page': {},
  'deep page': { deep: 'yes' },
  search: { search: 'keten' },
  'one category': { category_id },
  'one category, deep page': { category_id, deep: 'yes' },
  'one brand': { brand_id },
  'category and brand': { category_id, brand_id },
})
const rounds = 60
const cells = 1000

interface Row {
  readonly id: number
  readonly prices: readonly { readonly country_id: number; readonly price: string }[]
}

/** Measures what the grid of prices asks of the server, and looks at the plan of each of its queries. Answers what must not be. */
export async function benchPrices(shop: BenchShop): Promise<string[]> {
  const wrong: string[] = []
  console.log(`\n${`GET ${path.slice(1)}, ${pricedRowsAtOnce} rows`.padEnd(48)}  fastest   p50 ms   p99 ms    total`)
  for (const [name, { deep, ...query }] of Object.entries(callsOf(shop))) {
    const { total } = await rowsOf(shop, query)
    const place = async () => (deep ? { ...query, after: await somewhere(shop) } : query)
    const times: number[] = []
    for (let round = 0; round < rounds + 5; round += 1) {
      const request = await place()
      const began = performance.now()
      await rowsOf(shop, request)
      // The first calls warm up.
      if (round >= 5) times.push(performance.now() - began)
    }
    console.log(`${name.padEnd(48)} ${columnsOf(times)} ${String(total).padStart(8)}`)
    wrong.push(...(await wrongPlans(shop, name, await place())))
  }
  console.log(`${`dry run of ${cells} prices`.padEnd(48)} ${columnsOf(await dryRuns(shop))}`)
  return wrong
}

/** A place anywhere in the shop, as a call that follows another one names it. */
async function somewhere({ database, shop_id }: BenchShop): Promise<string> {
  const { rows } = await database.pool.query(
    `select v.product_id, v.position, v.id from variants v
      where v.product_id = (select id from products where shop_id = $1 and id <= $2 order by id desc limit 1) limit 1`,
    [shop_id, await anyId(database)],
  )
  const [{ product_id, position, id }] = rows
  return `${product_id}.${position}.${id}`
}

async function anyId({ pool }: BenchShop['database']): Promise<number> {
  const { rows } = await pool.query('select min(id) as first, max(id) as last from products')
  return Math.round(rows[0].first + Math.random() * (rows[0].last - rows[0].first))
}

async function wrongPlans(shop: BenchShop, name: string, request: Record<string, string>): Promise<string[]> {
  const query = PriceQuery.create(request)
  const reading = { db: shop.database.db, shop_id: shop.shop_id }
  const page = await pageOf({ ...reading, language: 175, query })
  const found = await reading.db.execute<{ id: number }>(page)
  const ids = found.rows.map((row) => row.id)
  const queries = {
    page,
    total: await totalOf(reading, query),
    prices: pricesIn(shop.shop_id, ids),
    options: optionsIn(shop.shop_id, ids),
    'dry run': storedPrices(shop.shop_id, ids),
  }
  const wrong: string[] = []
  for (const [part, one] of Object.entries(queries)) {
    const nodes = await planOf(shop, one)
    if (process.env.PLANS) console.log(`    ${part}: ${nodes.join(' < ')}`)
    wrong.push(...wholeIn(nodes).map((node) => `prices, ${name}: the ${part} is found by ${node}.`))
  }
  return wrong
}

/** What a thousand changed prices come to, without storing any. */
async function dryRuns(shop: BenchShop): Promise<number[]> {
  const first = await rowsOf(shop, {})
  const rows = [...first.rows, ...(await rowsOf(shop, { after: first.next ?? '' })).rows]
  const changes = rows
    .flatMap(({ id, prices }) =>
      prices.map(({ country_id, price }) => ({
        variant_id: id,
        country_id,
        of: 'price',
        before: price,
        price: '54.90',
      })),
    )
    .slice(0, cells)
  const targets = [...new Set(changes.map((one) => one.country_id))]
  const times: number[] = []
  for (let round = 0; round < 25; round += 1) {
    const began = performance.now()
    await request(shop, `${path}/check`, { method: 'POST', body: JSON.stringify({ targets, changes }) })
    if (round >= 5) times.push(performance.now() - began)
  }
  return times
}

interface Page {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly total: number
}

function rowsOf(shop: BenchShop, query: Record<string, string>): Promise<Page> {
  return request(shop, `${path}?${new URLSearchParams(query)}`)
}

async function request<T>({ app, token, shop_id }: BenchShop, at: string, how: RequestInit = {}): Promise<T> {
  const answer = await app.request(at, {
    ...how,
    headers: { authorization: `Bearer ${token}`, 'x-sid': String(shop_id), 'content-type': 'application/json' },
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${at} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text).data
}
