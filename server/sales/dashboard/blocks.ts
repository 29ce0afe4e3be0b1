import { sql } from 'drizzle-orm'
import { dashboardDays, type ProductsBlock, type UsersBlock } from '#api/contract/sales/dashboard.ts'
import { productList } from '#server/catalog/products/list.ts'
import { totalOf } from '#server/platform/lists/choose.ts'
import { spanOf } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'

/** The products, counted by the lists that show them. */
export async function productsBlock(reading: Choosing): Promise<ProductsBlock> {
  const { rows } = await reading.db.execute<ProductsBlock & Record<string, unknown>>(sql`
    select (${await totalOf(productList, reading, {})}) as total,
           (${await totalOf(productList, reading, { status: '1' })}) as active,
           (${await totalOf(productList, reading, { stock: 'none' })}) as no_stock,
           (${await totalOf(productList, reading, { lacks: 'price' })}) as no_price`)
  return rows[0] ?? { total: 0, active: 0, no_stock: 0, no_price: 0 }
}

/** The customers and the staff. */
export async function usersBlock(reading: Choosing): Promise<UsersBlock> {
  const { first: today, zone } = await spanOf(reading, { period: 'today' })
  const since = (days: number) => sql`(${today}::date - ${days}::int)::timestamp at time zone ${zone}`
  const joined = sql`from users where shop_id = ${reading.shop_id} and type = 'customer' and created_at`
  const { rows } = await reading.db.execute<{ customers: number; staff: number; now: number; before: number }>(sql`
    select (select count(*)::int from users where shop_id = ${reading.shop_id} and type = 'customer') as customers,
           (select count(*)::int from users where shop_id = ${reading.shop_id} and type in ('admin', 'employee')) as staff,
           (select count(*)::int ${joined} >= ${since(dashboardDays - 1)}) as now,
           (select count(*)::int ${joined} >= ${since(2 * dashboardDays - 1)} and created_at < ${since(dashboardDays - 1)}) as before`)
  const { customers = 0, staff = 0, now = 0, before = 0 } = rows[0] ?? {}
  return { customers, staff, joined: { now, before } }
}
