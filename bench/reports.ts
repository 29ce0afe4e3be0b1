import { sql } from 'drizzle-orm'
import {
  couponsReport,
  ordersReport,
  productsReport,
  refundsReport,
  staffReport,
  usersReport,
} from '#api/listings/sales/reports.ts'
import { ask } from './ask.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const rounds = 12
const most = 150
const all = [ordersReport, refundsReport, productsReport, usersReport, staffReport, couponsReport]

/** Measures every report by everything that it is told apart by, over the orders that `orders` has filled in. Answers what must not be. */
export async function benchReports(shop: BenchShop): Promise<string[]> {
  await discount(shop)
  const wrong: string[] = []
  console.log(`\n${'GET /v1/panel/reports, 30 days'.padEnd(34)}  fastest   p50 ms   p99 ms`)
  for (const { name, by } of all)
    for (const one of Object.keys(by)) {
      const times: number[] = []
      for (let round = 0; round < rounds + 2; round += 1) {
        const began = performance.now()
        await ask(shop, `/v1/panel/reports/${name}?by=${one}&period=last_30_days&compare=before`)
        // The first calls warm up.
        if (round >= 2) times.push(performance.now() - began)
      }
      console.log(`${`${name} by ${one}`.padEnd(34)} ${columnsOf(times)}`)
      const middle = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
      if (middle > most) wrong.push(`reports/${name} by ${one}: ${Math.round(middle)} ms, and ${most} at most.`)
    }
  return wrong
}

/** Every fifth order used one of the shop's coupons. */
async function discount({ database: { db }, shop_id }: BenchShop): Promise<void> {
  await db.execute(sql`
    insert into order_discounts (shop_id, order_id, coupon_id, kind, name, code, currency, amount, created_at)
    select o.shop_id, o.id, c.id, 'coupon', c.label, c.code, o.currency, 1000, o.created_at
      from orders o
      join (select *, row_number() over (order by id) - 1 as nth, count(*) over () as whole
              from coupons where shop_id = ${shop_id} and kind = 'coupon') c on c.nth = (o.id / 5) % c.whole
     where o.shop_id = ${shop_id} and o.id % 5 = 0
        on conflict do nothing`)
  await db.execute(sql`vacuum analyze order_discounts`)
}
