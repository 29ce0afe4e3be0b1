import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceRate } from '#api/contract/sales/order-invoice.ts'
import type { Database } from '#server/db/open.ts'
import { partOf } from '#server/sales/orders/parts.ts'

/** No holiday is longer: an older rate is none of the last working day. */
const oldest = 10

/**
 * The rate of a currency on a day of a shop: that of the newest day until then, by hand before the central bank's, for one unit at what the
 * bank buys it for.
 */
export function rateOnDay({ shop_id, code, day }: Record<'shop_id' | 'code' | 'day', SQL>): SQL {
  return sql`
  select trim_scale(round(r.forex_buying / r.unit, 6))::text as rate, to_char(r.date, 'YYYY-MM-DD') as date, r.source
    from currency_exchange_rates r
    join currencies c on c.id = r.currency_id
   where r.shop_id = ${shop_id} and c.code = ${code} and ${code} <> 'TRY'
     and r.date between ${day} - ${sql.raw(String(oldest))} and ${day}
   order by r.date desc, array_position(array['manual', 'central_bank', 'sandbox'], r.source), r.id desc limit 1`
}

/** The rate at which an order `orders` would be invoiced today. */
const newest = rateOnDay({
  shop_id: sql`orders.shop_id`,
  code: sql`orders.currency`,
  day: sql`(select (now() at time zone s.time_zone)::date from shops s where s.id = orders.shop_id)`,
})

/** The same as a part of an order that is read. */
export const ratePart = partOf<InvoiceRate>(newest)

/** The same of one order. */
export async function rateFor(
  db: Database,
  { shop_id, id }: { shop_id: number; id: number },
): Promise<InvoiceRate | null> {
  const { rows } = await db.execute<InvoiceRate & Record<string, unknown>>(sql`
    select found.* from orders cross join lateral (${newest}) found where orders.shop_id = ${shop_id} and orders.id = ${id}`)
  const [found] = rows
  return found ? { rate: found.rate, date: found.date, source: found.source } : null
}
