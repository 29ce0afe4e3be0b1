import { sql } from 'drizzle-orm'
import type { TransactionRow } from '#api/contract/money/transactions.ts'
import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom, oneOf } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The books of the accounts. */
export const transactionList = listFrom(accountTransactions, {
  from: ['account_transactions', 't'],
  filters: { account_id: equals(sql`t.account_id`), kind: oneOf(sql`t.kind`) },
  sortings: {},
  days: sql`t.at`,
  found: (word) => sql`(t.entry_id in (
      select e.id from account_entries e where e.shop_id = t.shop_id and ${anywhere(sql`e.search`)(word)})
    or t.payment_id in (
      select p.id from order_payments p join orders o on o.shop_id = p.shop_id and o.id = p.order_id
       where p.shop_id = t.shop_id and ${anywhere(sql`o.search`)(word)}))`,
  rows: transactionRows,
})

interface Stored extends Record<string, unknown>, Omit<TransactionRow, 'incoming' | 'outgoing' | 'balance'> {
  readonly amount: string
  readonly after: string
}

/** What an account had before the first of these rows is summed once, and what it had after each counted on from there. */
async function transactionRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<TransactionRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    with page as (select id, at from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, at)),
         spans as (select t.account_id, min(t.id) as first, max(t.id) as last
                     from page join account_transactions t on t.shop_id = ${shop_id} and t.id = page.id group by t.account_id),
         running as (
           select t.id, before.had + sum(t.amount) over (partition by t.account_id order by t.id) as after
             from spans
            cross join lateral (select coalesce(sum(b.amount), 0) as had from account_transactions b
                                 where b.shop_id = ${shop_id} and b.account_id = spans.account_id and b.id < spans.first) before
             join account_transactions t on t.shop_id = ${shop_id} and t.account_id = spans.account_id
                                        and t.id between spans.first and spans.last)
    select t.id, t.account_id, a.name as account, to_char(t.at at time zone s.time_zone, 'YYYY-MM-DD') as day, t.kind,
           coalesce(e.text, o.number, q.number, g.number, a.name) as text, t.amount, r.after, a.currency, o.id as order_id, t.refund_id, t.entry_id, t.cheque_id, t.given_cheque_id
      from page
      join account_transactions t on t.shop_id = ${shop_id} and t.id = page.id
      join running r on r.id = t.id
      join accounts a on a.shop_id = t.shop_id and a.id = t.account_id
      join shops s on s.id = t.shop_id
      left join account_entries e on e.shop_id = t.shop_id and e.id = t.entry_id
      left join cheques q on q.shop_id = t.shop_id and q.id = t.cheque_id
      left join given_cheques g on g.shop_id = t.shop_id and g.id = t.given_cheque_id
      left join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
      left join order_refunds f on f.shop_id = t.shop_id and f.id = t.refund_id
      left join orders o on o.shop_id = t.shop_id and o.id = coalesce(p.order_id, f.order_id)
     order by page.at`)
  return rows.map(({ amount, after, ...row }) => ({
    ...row,
    incoming: Number(amount) > 0 ? decimalOf(Number(amount)) : '',
    outgoing: Number(amount) < 0 ? decimalOf(-Number(amount)) : '',
    balance: decimalOf(Number(after)),
  }))
}
