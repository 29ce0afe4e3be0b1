import { sql } from 'drizzle-orm'
import { ask } from './ask.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf, timesOf } from './times.ts'

const wanted = 200_000
const rounds = 60

/** Measures the books of 200,000 lines through the API: a page of each list at most 25 ms on a quiet machine. */
export async function benchLedger(shop: BenchShop): Promise<string[]> {
  const { most, one } = await fill(shop)
  const calls = {
    'customers with their balances': '/v1/panel/account-movements',
    'a deep page of them': '/v1/panel/account-movements?page=15',
    'who owes': '/v1/panel/account-movements?standing=owing',
    'all statements': '/v1/panel/customer-movements',
    'a statement': `/v1/panel/customer-movements?customer_id=${one}`,
    'the longest statement': `/v1/panel/customer-movements?customer_id=${most}`,
    'a deep page of it': `/v1/panel/customer-movements?customer_id=${most}&page=100`,
    'the journal': '/v1/panel/pre-accountancy',
    'a deep page of the journal': '/v1/panel/pre-accountancy?page=1000',
    'one account of the journal': '/v1/panel/pre-accountancy?account=100',
    'trial balance': '/v1/panel/pre-accountancy/balance',
  }
  console.log(`\n${`The books, ${wanted} lines`.padEnd(44)}  fastest   p50 ms   p99 ms`)
  for (const [name, path] of Object.entries(calls))
    console.log(`${name.padEnd(44)} ${columnsOf(await timesOf(rounds, () => ask(shop, path)))}`)
  return []
}

const customers = 2_000

/** Sales and payments of two thousand customers over two years; every tenth is of one customer, and the lines are written out of the order of their days. */
async function fill({ database: { db }, shop_id }: BenchShop): Promise<{ most: number; one: number }> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (shop_id, type, name, surname, email, search)
    select ${shop_id}, 'customer', 'Cari', n::text, 'cari-' || n || '@ornek.test', 'cari ' || n from generate_series(1, ${customers}) n
    returning id`)
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`
    with made as (
      insert into journal_entries (shop_id, day, currency, kind, source, source_id, text)
      select ${shop_id}, current_date - (n * 7919 % 730)::int, 'TRY', case when n % 2 = 0 then 'sale' else 'payment' end, 'bench', n, 'SP-' || n
        from generate_series(1, ${wanted / 2}::int) n
      returning id, shop_id, day, currency, kind, source_id),
    sided as (
      select made.*, (${`{${ids.join(',')}}`}::bigint[])[case when source_id % 10 = 0 then 1 else 1 + source_id % ${customers} end] as customer_id,
             1000 + source_id % 900 as amount from made)
    insert into journal_lines (shop_id, entry_id, day, currency, account, customer_id, debit, credit)
    select shop_id, id, day, currency, '120', customer_id, case kind when 'sale' then amount else 0 end, case kind when 'sale' then 0 else amount end
      from sided
    union all
    select shop_id, id, day, currency, case kind when 'sale' then '600' else '100' end, null, case kind when 'sale' then 0 else amount end,
           case kind when 'sale' then amount else 0 end from sided`)
  await db.execute(sql`vacuum analyze journal_entries`)
  await db.execute(sql`vacuum analyze journal_lines`)
  await db.execute(sql`vacuum analyze users`)
  return { most: ids[0] ?? 0, one: ids[7] ?? 0 }
}
