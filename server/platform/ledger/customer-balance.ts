import { type SQL, sql } from 'drizzle-orm'

/** What a customer owes in each currency, as the books have it: `currency, amount`. With a minus the shop owes them. Whoever tells a balance asks here. */
export function customerBalance(shop_id: SQL | number, customer_id: SQL | number): SQL {
  return sql`select l.currency, sum(l.debit - l.credit)::bigint as amount from journal_lines l
    where l.shop_id = ${shop_id} and l.customer_id = ${customer_id} and l.account = '120'
    group by l.currency`
}
