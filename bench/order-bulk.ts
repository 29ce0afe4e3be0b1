import { sql } from 'drizzle-orm'
import type { Job } from '#api/contract/platform/jobs.ts'
import { takeTurn } from '#server/platform/jobs/turn.ts'
import { ask } from './ask.ts'
import type { BenchShop } from './shop.ts'
import { shareOf } from './times.ts'

const wanted = 1_000
const path = '/v1/panel/orders/bulk/status'

/** Measures what it takes to take a thousand orders to another status: a page of the verdict, and the job to its end. Answers what must not be. */
export async function benchOrderBulk(shop: BenchShop): Promise<string[]> {
  const choice = { ids: await thousand(shop), filter: null, except: [] }
  const times: number[] = []
  for (let page = 0; page < 20; page += 1) {
    const began = performance.now()
    await ask(shop, `${path}/trial`, { choice, status: 'preparing', page })
    times.push(performance.now() - began)
  }
  const began = performance.now()
  const { id } = await ask<Job>(shop, path, { choice, status: 'preparing' })
  const begun = performance.now() - began
  const turns: number[] = []
  for (let worked = true; worked; ) {
    const at = performance.now()
    worked = await takeTurn(shop.services)
    if (worked) turns.push(performance.now() - at)
  }
  const took = performance.now() - began
  const ms = (times: readonly number[], share: number) => `${shareOf(times, share).toFixed(1)} ms`
  console.log(`\n${wanted} orders to another status`)
  console.log(`a verdict on 50: half in ${ms(times, 0.5)}, 99 of 100 in ${ms(times, 0.99)}`)
  console.log(`the job: begun in ${begun.toFixed(0)} ms, over in ${(took / 1000).toFixed(1)} s, ${turns.length} turns`)
  console.log(`a turn, for which a cancel waits: half in ${ms(turns, 0.5)}, 99 of 100 in ${ms(turns, 0.99)}`)
  const done = await shop.database.db.execute<{ done: number }>(sql`select done from jobs where id = ${id}`)
  return done.rows[0]?.done === wanted ? [] : [`bulk: ${done.rows[0]?.done} of ${wanted} orders were done.`]
}

/** A thousand accepted orders of one line each, past the API. */
async function thousand({ database: { db }, shop_id }: BenchShop): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into orders (shop_id, number, channel, status, payment_status, payment_method, customer_name, currency, product_total, total)
    select ${shop_id}, 'TOPLU-' || n, 'online', 'accepted', 'not_paid', 'credit_card', 'Zeynep Yılmaz', 'TRY', 10000, 10000
      from generate_series(1, ${wanted}) as n returning id`)
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`
    insert into order_lines (shop_id, order_id, variant_id, name, quantity, price, tax_rate, total)
    select ${shop_id}, id, (select min(v.id) from variants v where v.shop_id = ${shop_id}), 'Keten elbise', 2, 5000, 20, 10000
      from unnest(${`{${ids.join(',')}}`}::int[]) as made(id)`)
  return ids
}
