import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { OrderRow } from './load-order.ts'

interface Marked {
  readonly payment_id: number
  /** Nobody where it came by itself; then nothing is learned of where such money comes. */
  readonly user_id: number | null
  /** Signed: with a minus the money did not come after all. */
  readonly amount: number
  /** Into which account it came, where that was said. */
  readonly account_id: number | null
}

/** Books what was marked as come of an order, or takes back out of the accounts what its markings brought them. */
export async function bookPayment(
  db: Database,
  order: OrderRow,
  { payment_id, user_id, amount, account_id }: Marked,
): Promise<void> {
  const { shop_id, id } = order
  if (amount > 0) {
    await openAccount(db, order)
    if (account_id !== null && user_id !== null) await makeUsual(db, order, account_id)
    await bookPayments(db, sql`p.shop_id = ${shop_id} and p.id = ${payment_id}`, account_id)
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

/** Books these payments `p` of orders `o`, each into this account, or where none is said into the one that usually takes them. */
export async function bookPayments(db: Database, which: SQL, account_id: number | null = null): Promise<void> {
  await db.execute(sql`
    insert into account_transactions (shop_id, account_id, kind, amount, payment_id, user_id, at)
    select marked.shop_id, account_id, 'payment', amount, id, user_id, at
      from (select p.shop_id, taking.id as account_id, p.amount, p.id, p.user_id, p.at
              from order_payments p
              join orders o on o.shop_id = p.shop_id and o.id = p.order_id
              join shops s on s.id = p.shop_id
             cross join lateral (${usualAccount('o', account_id)}) taking
             where ${which}) as marked`)
}

/**
 * The account that usually takes the money of an order (`o`, of the shop `s`): the one that its way of paying names, else the one into which
 * such money came last, as somebody chose it (`payment_accounts` of the shop's settings), else its oldest of the currency, at its desk what is paid in
 * cash and at its bank everything else, as long as it has such a one. One that somebody chose comes before all.
 */
export function usualAccount(o: 'o' | 'orders', chosen: number | null = null): SQL {
  const order = sql.raw(o)
  const named = sql`s.settings -> 'payment_accounts'`
  return sql`
    select a.id from accounts a
     where a.shop_id = ${order}.shop_id and a.status = 1 and a.currency = ${order}.currency
     order by a.id is not distinct from ${chosen}::bigint desc,
              a.id is not distinct from (
                select m.account_id from shop_payment_methods m
                 where m.shop_id = ${order}.shop_id and m.method = ${order}.payment_method
                 order by m.status desc, m.position, m.id limit 1) desc,
              a.id::text is not distinct from
                coalesce(${named} ->> (${order}.payment_method || ' ' || ${order}.currency), ${named} ->> ${order}.payment_method) desc,
              (a.kind = ${keptAt(o)}) desc, a.id
     limit 1`
}

/** From now on the money of such orders is proposed to come there, and comes there where nobody says otherwise. */
async function makeUsual(
  db: Database,
  { shop_id, payment_method, currency }: OrderRow,
  account_id: number,
): Promise<void> {
  const which = `${payment_method} ${currency}`
  await db.execute(sql`
    update shops
       set settings = settings || jsonb_build_object('payment_accounts',
             coalesce(settings -> 'payment_accounts', '{}') || jsonb_build_object(${which}::text, ${account_id}::bigint))
     where id = ${shop_id} and settings -> 'payment_accounts' ->> ${which}::text is distinct from ${account_id}::text`)
}

function keptAt(o: 'o' | 'orders'): SQL {
  return sql`case when ${sql.raw(o)}.payment_method in ('cash', 'cash_on_delivery') then 'cash' else 'bank' end`
}

/** A shop that has no account in the currency of an order gets one with the first money that comes in it. */
async function openAccount(db: Database, { shop_id, id }: OrderRow): Promise<void> {
  await db.execute(sql`
    insert into accounts (shop_id, kind, name, currency)
    select lacking.shop_id, kept_at, currency, currency
      from (select o.shop_id, ${keptAt('o')} as kept_at, o.currency
              from orders o
             where o.shop_id = ${shop_id} and o.id = ${id} and not exists (
               select from accounts a where a.shop_id = o.shop_id and a.status = 1 and a.currency = o.currency)) as lacking`)
}
