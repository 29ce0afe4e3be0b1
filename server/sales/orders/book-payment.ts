import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { OrderRow } from './load-order.ts'

interface Marked {
  readonly payment_id: number
  readonly user_id: number
  /** Signed: with a minus the money did not come after all. */
  readonly amount: number
}

/** Books what was marked as come of an order, or takes back out of the accounts what its markings brought them. */
export async function bookPayment(
  db: Database,
  order: OrderRow,
  { payment_id, user_id, amount }: Marked,
): Promise<void> {
  const { shop_id, id } = order
  if (amount > 0) {
    await openAccount(db, order)
    await bookPayments(db, sql`p.shop_id = ${shop_id} and p.id = ${payment_id}`)
    return
  }
  await db.execute(sql`
    insert into account_transactions (shop_id, account_id, kind, amount, payment_id, user_id)
    select booked.shop_id, account_id, 'reversal', -amount, ${payment_id}::bigint, ${user_id}::bigint
      from (select t.shop_id, t.account_id, sum(t.amount) as amount
              from account_transactions t
              join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
             where p.shop_id = ${shop_id} and p.order_id = ${id}
             group by t.shop_id, t.account_id having sum(t.amount) <> 0) as booked`)
}

/**
 * Books these payments `p` of orders `o`: each into the account that the shop names for its method (`payment_accounts` of its settings), else
 * into its oldest of the currency, at its desk what is paid in cash and at its bank everything else, as long as it has such a one.
 */
export async function bookPayments(db: Database, which: SQL): Promise<void> {
  await db.execute(sql`
    insert into account_transactions (shop_id, account_id, kind, amount, payment_id, user_id, at)
    select marked.shop_id, account_id, 'payment', amount, id, user_id, at
      from (select p.shop_id, taking.id as account_id, p.amount, p.id, p.user_id, p.at
              from order_payments p
              join orders o on o.shop_id = p.shop_id and o.id = p.order_id
              join shops s on s.id = p.shop_id
             cross join lateral (
               select a.id from accounts a
                where a.shop_id = p.shop_id and a.status = 1 and a.currency = o.currency
                order by coalesce(a.id::text = s.settings -> 'payment_accounts' ->> o.payment_method, false) desc,
                         (a.kind = ${keptAt}) desc, a.id
                limit 1) taking
             where ${which}) as marked`)
}

const keptAt = sql`case when o.payment_method in ('cash', 'cash_on_delivery') then 'cash' else 'bank' end`

/** A shop that has no account in the currency of an order gets one with the first money that comes in it. */
async function openAccount(db: Database, { shop_id, id }: OrderRow): Promise<void> {
  await db.execute(sql`
    insert into accounts (shop_id, kind, name, currency)
    select lacking.shop_id, kept_at, currency, currency
      from (select o.shop_id, ${keptAt} as kept_at, o.currency
              from orders o
             where o.shop_id = ${shop_id} and o.id = ${id} and not exists (
               select from accounts a where a.shop_id = o.shop_id and a.status = 1 and a.currency = o.currency)) as lacking`)
}
