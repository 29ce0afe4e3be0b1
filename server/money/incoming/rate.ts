import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** How old a rate may be that is proposed for a day. */
const mostDays = 10

/** What one unit of a currency was worth in the shop's own on a day, as it was told last; `null` where it is the shop's own or was not told. */
export async function rateOn(
  db: Database,
  { shop_id, currency, day }: { readonly shop_id: number; readonly currency: string; readonly day: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ rate: string }>(sql`
    select round(r.forex_selling / r.unit, 6)::text as rate
      from currency_exchange_rates r
      join currencies c on c.id = r.currency_id
      join shops s on s.id = r.shop_id
     where r.shop_id = ${shop_id} and s.default_currency = 'TRY' and c.code = ${currency} and c.code <> s.default_currency
       and r.date between ${day}::date - ${sql.raw(String(mostDays))} and ${day}::date
     order by r.date desc, array_position(array['manual', 'central_bank', 'sandbox'], r.source), r.id desc limit 1`)
  return rows[0]?.rate ?? null
}
