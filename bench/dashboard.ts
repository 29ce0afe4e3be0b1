import { sql } from 'drizzle-orm'
import { spanOf } from '#server/platform/lists/days.ts'
import { soldSql } from '#server/sales/dashboard/sold.ts'
import { planOf } from './plans.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const rounds = 60
const most = 25
const path = '/v1/panel/dashboard'

/** Measures the blocks of home, over the orders that `orders` has filled in, and looks at the plan of what was sold. Answers what must not be. */
export async function benchDashboard(shop: BenchShop): Promise<string[]> {
  const wrong: string[] = []
  const { rows } = await shop.database.db.execute<{ count: number }>(sql`select count(*)::int as count from orders`)
  console.log(`\n${`GET ${path}, ${rows[0]?.count} orders`.padEnd(34)}  fastest   p50 ms   p99 ms`)
  for (const block of ['1', '2', '3', '4', '5', 'needs']) {
    const times: number[] = []
    for (let round = 0; round < rounds + 5; round += 1) {
      const began = performance.now()
      await ask(shop, block)
      // The first calls warm up.
      if (round >= 5) times.push(performance.now() - began)
    }
    console.log(`${block.padEnd(34)} ${columnsOf(times)}`)
    const middle = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
    if (middle > most) wrong.push(`dashboard/${block}: ${Math.round(middle)} ms, and ${most} at most.`)
  }
  const today = await spanOf({ db: shop.database.db, shop_id: shop.shop_id }, { period: 'today' })
  const nodes = await planOf(shop, soldSql(shop.shop_id, today))
  if (process.env.PLANS) console.log(`    sold: ${nodes.join(' < ')}`)
  if (nodes.some((node) => /Seq Scan orders/.test(node))) wrong.push('dashboard: what was sold reads all orders.')
  return wrong
}

async function ask({ app, token, shop_id }: BenchShop, block: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop_id) }
  const answer = await app.request(`${path}/${block}`, { headers })
  if (answer.status !== 200) throw new Error(`${path}/${block} answered ${answer.status}`)
  await answer.json()
}
