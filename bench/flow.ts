import { sql } from 'drizzle-orm'
import { countingFast } from '#server/platform/flow/counting-fast.ts'
import { mapSql } from '#server/platform/flow/read-map.ts'
import { spanOf } from '#server/platform/lists/days.ts'
import { ask } from './ask.ts'
import { planOf } from './plans.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const count = 1_000_000
const rounds = 20
const most = 500

const asked = {
  'half a year': '?kind=orders&$days',
  'one channel': '?kind=orders&$days&channel=online',
  'one person': '?kind=orders&$days&user=1',
  'the last weeks': '/weeks?kind=orders',
}

/** Measures the process map over a million transitions of half a year, and looks at its plan. Answers what must not be. */
export async function benchFlow(shop: BenchShop): Promise<string[]> {
  await fill(shop)
  const { first, last } = await halfYear(shop)
  const wrong: string[] = []
  console.log(`\n${`GET /v1/panel/flow, ${count} transitions`.padEnd(34)}  fastest   p50 ms   p99 ms`)
  for (const [name, path] of Object.entries(asked)) {
    const times: number[] = []
    for (let round = 0; round < rounds + 3; round += 1) {
      const began = performance.now()
      await ask(shop, `/v1/panel/flow${path.replace('$days', `from=${first}&to=${last}`)}`)
      // The first calls warm up.
      if (round >= 3) times.push(performance.now() - began)
    }
    console.log(`${name.padEnd(34)} ${columnsOf(times)}`)
    const middle = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
    if (middle > most) wrong.push(`flow, ${name}: ${Math.round(middle)} ms, and ${most} at most.`)
  }
  const span = await spanOf({ db: shop.database.db, shop_id: shop.shop_id }, { from: first, to: last })
  const nodes = await shop.database.db.transaction(async (tx) => {
    await tx.execute(countingFast)
    return planOf({ database: { db: tx } }, mapSql(shop.shop_id, { kind: 'orders' }, span))
  })
  if (process.env.PLANS) console.log(`    map: ${nodes.join(' < ')}`)
  if (nodes.some((node) => /Seq Scan transitions/.test(node))) wrong.push('flow: the map reads the whole log.')
  return wrong
}

/** Ten steps of each of 100,000 orders along the usual way, the waits long-tailed: most are short, a few take days. */
async function fill({ database: { db }, shop_id }: BenchShop): Promise<void> {
  await db.execute(sql`
    insert into transitions (shop_id, subject, record_id, event, from_state, to_state, user_id, at, minutes, channel, carrier_id)
    select ${shop_id}, 'orders', n / 10, 'STEP_' || n % 10, 'state_' || n % 10, 'state_' || (n % 10 + 1), 1 + n % 7,
           now() - interval '180 days' * random(), floor(exp(random() * 9))::int,
           (array['online', 'in_store', 'phone', 'marketplace'])[1 + (n / 10) % 4], 1 + (n / 10) % 3
      from generate_series(1, ${count}::int) n`)
  await db.execute(sql`vacuum analyze transitions`)
}

async function halfYear({ database: { db } }: BenchShop): Promise<{ first: string; last: string }> {
  const { rows } = await db.execute<{ first: string; last: string }>(sql`
    select to_char(now() - interval '180 days', 'YYYY-MM-DD') as first, to_char(now(), 'YYYY-MM-DD') as last`)
  return rows[0] ?? { first: '', last: '' }
}
