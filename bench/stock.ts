import { sql } from 'drizzle-orm'
import { ask } from './ask.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf, timesOf } from './times.ts'

const wanted = 200_000
const perVariant = 100
const rounds = 60
const path = '/v1/panel/stock-movements'

/** Measures the ledger of 200,000 movements through the API, and how a figure became so: at most 25 ms each on a quiet machine. */
export async function benchStock(shop: BenchShop): Promise<string[]> {
  const { variant_id, product_id } = await fill(shop)
  const calls = {
    'first page': path,
    'deep page': `${path}?page=${wanted / perVariant / 2}`,
    'one product': `${path}?product_id=${product_id}`,
    losses: `${path}?type=loss`,
    today: `${path}?period=today`,
    'how a stock became so': `${path}/history?variant_id=${variant_id}`,
  }
  console.log(`\n${`GET v1/panel/stock-movements, 100 of ${wanted}`.padEnd(44)}  fastest   p50 ms   p99 ms`)
  for (const [name, address] of Object.entries(calls))
    console.log(`${name.padEnd(44)} ${columnsOf(await timesOf(rounds, () => ask(shop, address)))}`)
  return []
}

async function fill({ database, shop_id }: BenchShop): Promise<{ variant_id: number; product_id: number }> {
  await database.db.execute(sql`
    insert into stock_movements (shop_id, variant_id, type, quantity, previous_stock, current_stock, unit_price, at)
    select ${shop_id}, v.id, case when n % 10 = 9 then 'adjustment' else 'inbound' end, 1, n, n + 1, 1000, now() - (n || ' days')::interval
      from (select id from variants where shop_id = ${shop_id} order by id limit ${wanted / perVariant}) v,
           generate_series(0, ${perVariant - 1}::int) n`)
  await database.db.execute(sql`vacuum analyze stock_movements`)
  const { rows } = await database.db.execute<{ variant_id: number; product_id: number }>(
    sql`select id as variant_id, product_id from variants where shop_id = ${shop_id} order by id limit 1`,
  )
  return rows[0] ?? { variant_id: 0, product_id: 0 }
}
