import { catalogIssueNames } from '#api/contract/catalog/catalog.ts'
import { careCounts } from '#server/catalog/catalogue/catalog-health.ts'
import { planOf, wholeIn } from './plans.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const rounds = 60

/** Measures the counts of the catalogue's own page, and looks at the plan of their query. Answers what must not be. */
export async function benchCare(shop: BenchShop): Promise<string[]> {
  const times: number[] = []
  for (let round = 0; round < rounds + 5; round += 1) {
    const began = performance.now()
    await count(shop)
    // The first calls warm up.
    if (round >= 5) times.push(performance.now() - began)
  }
  console.log(`\n${'GET v1/panel/catalog'.padEnd(30)} ${columnsOf(times)}`)
  const reading = { db: shop.database.db, shop_id: shop.shop_id }
  const nodes = await planOf(shop, await careCounts(reading, catalogIssueNames, true))
  if (process.env.PLANS) console.log(`    counts: ${nodes.join(' < ')}`)
  return wholeIn(nodes).map((node) => `what needs care is counted by ${node}.`)
}

async function count({ app, token, shop_id }: BenchShop): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop_id) }
  const answer = await app.request('/v1/panel/catalog', { headers })
  if (answer.status !== 200) throw new Error(`The counts answered ${answer.status}`)
  await answer.json()
}
