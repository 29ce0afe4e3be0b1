import { type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import type { Database } from '#server/db/open.ts'
import type { MoneyAccount } from '#server/platform/ledger/money-account.ts'

interface Taking {
  readonly shop_id: number
  readonly order_id: number
  readonly method: PaymentMethod
  /** Into which account it came, where that was said. */
  readonly chosen: number | null
  /** Nobody where it came by itself; then nothing is learned of where such money comes. */
  readonly user_id: number | null
}

/** The account that takes money of an order which came by this method. A shop that has none in its currency gets one. */
export async function accountFor(db: Database, taking: Taking): Promise<MoneyAccount | null> {
  const { shop_id, order_id, method, chosen, user_id } = taking
  await openAccount(db, taking)
  if (chosen !== null && user_id !== null) await makeUsual(db, taking, chosen)
  const { rows } = await db.execute<{ id: number; kind: string }>(sql`
    select a.id, a.kind from orders o join shops s on s.id = o.shop_id
     cross join lateral (${usualAccount('o', chosen, sql`${method}::text`)}) taking
      join accounts a on a.shop_id = o.shop_id and a.id = taking.id
     where o.shop_id = ${shop_id} and o.id = ${order_id}`)
  return rows[0] ?? null
}

/** Books these payments `p` of orders `o`, each into the account that usually takes them. */
export async function bookPayments(db: Database, which: SQL): Promise<void> {
  await db.execute(sql`
    insert into account_transactions (shop_id, account_id, kind, amount, payment_id, user_id, at)
    select marked.shop_id, account_id, 'payment', amount, id, user_id, at
      from (select p.shop_id, taking.id as account_id, p.amount, p.id, p.user_id, p.at
              from order_payments p
              join orders o on o.shop_id = p.shop_id and o.id = p.order_id
              join shops s on s.id = p.shop_id
             cross join lateral (${usualAccount('o')}) taking
             where ${which}) as marked`)
}

/**
 * The account that usually takes the money of an order (`o`, of the shop `s`): the one that its way of paying names, else the one into which
 * such money came last, as somebody chose it (`payment_accounts` of the shop's settings), else its oldest of the currency, at its desk what is paid in
 * cash and at its bank everything else, as long as it has such a one. One that somebody chose comes before all.
 */
export function usualAccount(
  o: 'o' | 'orders',
  chosen: number | null = null,
  method: SQL = sql.raw(`${o}.payment_method`),
): SQL {
  const order = sql.raw(o)
  const named = sql`s.settings -> 'payment_accounts'`
  return sql`
    select a.id from accounts a
     where a.shop_id = ${order}.shop_id and a.status = 1 and a.currency = ${order}.currency
     order by a.id is not distinct from ${chosen}::bigint desc,
              a.id is not distinct from (
                select m.account_id from shop_payment_methods m
                 where m.shop_id = ${order}.shop_id and m.method = ${method}
                 order by m.status desc, m.position, m.id limit 1) desc,
              a.id::text is not distinct from
                coalesce(${named} ->> (${method} || ' ' || ${order}.currency), ${named} ->> ${method}) desc,
              (a.kind = ${keptAt(method)}) desc, a.id
     limit 1`
}

/** From now on the money of such orders is proposed to come there, and comes there where nobody says otherwise. */
async function makeUsual(db: Database, { shop_id, order_id, method }: Taking, account_id: number): Promise<void> {
  await db.execute(sql`
    update shops
       set settings = settings || jsonb_build_object('payment_accounts',
             coalesce(settings -> 'payment_accounts', '{}') || jsonb_build_object(usual.name, ${account_id}::bigint))
      from (select ${method}::text || ' ' || currency as name from orders where shop_id = ${shop_id} and id = ${order_id}) usual
     where id = ${shop_id} and settings -> 'payment_accounts' ->> usual.name is distinct from ${account_id}::text`)
}

function keptAt(method: SQL): SQL {
  return sql`case when ${method} in ('cash', 'cash_on_delivery') then 'cash' else 'bank' end`
}

/** A shop that has no account in the currency of an order gets one with the first money that comes in it. */
async function openAccount(db: Database, { shop_id, order_id, method }: Taking): Promise<void> {
  await db.execute(sql`
    insert into accounts (shop_id, kind, name, search, currency)
    select lacking.shop_id, kept_at, currency, lower(currency), currency
      from (select o.shop_id, ${keptAt(sql`${method}::text`)} as kept_at, o.currency
              from orders o
             where o.shop_id = ${shop_id} and o.id = ${order_id} and not exists (
               select from accounts a where a.shop_id = o.shop_id and a.status = 1 and a.currency = o.currency)) as lacking`)
}
