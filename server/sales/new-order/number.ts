import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/**
 * The next number of an order in the shop's year, such as `2026-000124`, and longer after the millionth: each is given once, in the order in which orders are stored, and a
 * transaction that fails gives none away. The orders that stand are looked through for the first of a year alone.
 */
export async function nextNumber(db: Database, shop_id: number): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`
    with now as (
      select extract(year from now() at time zone time_zone)::int as year from shops where id = ${shop_id}
    ), raised as (
      update order_numbers set last = last + 1 from now where shop_id = ${shop_id} and order_numbers.year = now.year
      returning order_numbers.year, last
    ), begun as (
      insert into order_numbers (shop_id, year, last)
      select ${shop_id}, year,
             1 + coalesce((select max(substring(number from '^\\d{4}-(\\d{6,9})$')::int) from orders
                            where shop_id = ${shop_id} and number >= year || '-' and number < (year + 1)::text), 0)
        from now where not exists (select from raised)
      on conflict (shop_id, year) do update set last = order_numbers.last + 1
      returning year, last
    ), next as (
      select year, last from raised union all select year, last from begun
    )
    select year || '-' || lpad(last::text, greatest(6, length(last::text)), '0') as number from next`)
  return rows[0]?.number ?? ''
}
