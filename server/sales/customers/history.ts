import { sql } from 'drizzle-orm'
import { type CustomerHistory, happeningsAtOnce } from '#api/contract/sales/customers.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { customerBalance } from '#server/platform/ledger/customer-balance.ts'

interface Row extends Record<string, unknown>, Omit<CustomerHistory['rows'][number], 'amount'> {
  readonly amount: string | null
  readonly total: number
}

/** What a customer ordered, paid and owes, and what happened; whoever may not see orders sees the notes alone. */
export async function readHistory(db: Database, actor: Actor, id: number, page = 0): Promise<CustomerHistory> {
  const { shop_id } = actor
  const seen = permits(actor, orders.codes.list)
  const totals = seen ? await totalsOf(db, shop_id, id) : []
  const mine = sql`o.shop_id = ${shop_id} and o.customer_id = ${id} and ${seen}::boolean`
  const ofOrder = (table: string) =>
    sql`${sql.identifier(table)} x join orders o on o.shop_id = x.shop_id and o.id = x.order_id`
  const { rows } = await db.execute<Row>(sql`
    select h.*, count(*) over ()::int as total from (
      select 'order' as kind, o.id, o.ordered_at as at, o.number as text, o.id as order_id, o.total as amount, o.currency, null::bigint as user_id
        from orders o where ${mine}
      union all
      select 'payment', x.id, x.at, o.number, o.id, x.amount, o.currency, x.user_id from ${ofOrder('order_payments')}
       where ${mine} and x.refund_id is null
      union all
      select 'refund', x.id, coalesce(x.paid_at, x.created_at), o.number, o.id, x.amount, o.currency, null from ${ofOrder('order_refunds')} where ${mine}
      union all
      select 'mail', x.id, x.created_at, x.subject, o.id, null, null, null from ${ofOrder('mails')} where ${mine}
      union all
      select 'phone_message', x.id, x.created_at, x.body, o.id, null, null, null from ${ofOrder('phone_messages')} where ${mine}
      union all
      select 'note', n.id, n.at, n.note, null, null, null, n.user_id from customer_notes n
       where n.shop_id = ${shop_id} and n.customer_id = ${id}
    ) h order by h.at desc, h.kind, h.id desc limit ${happeningsAtOnce} offset ${page * happeningsAtOnce}`)
  const names = await namesOf(db, shop_id, rows)
  return {
    totals,
    guest_orders: seen ? await guestOrdersOf(db, shop_id, id) : 0,
    rows: rows.map(({ kind, id: of, at, text, order_id, amount, currency, user_id }) => ({
      ...{ kind, id: Number(of), at: new Date(at).toISOString(), text, currency },
      order_id: order_id === null ? null : Number(order_id),
      amount: amount === null ? null : decimalOf(Number(amount)),
      user: names.get(Number(user_id)) ?? '',
    })),
    total: rows[0]?.total ?? 0,
  }
}

async function totalsOf(db: Database, shop_id: number, id: number): Promise<CustomerHistory['totals']> {
  const { rows } = await db.execute<Record<'currency' | 'orders' | 'net_sales' | 'average' | 'owed', string>>(sql`
    select coalesce(sold.currency, owed.currency) as currency, coalesce(sold.orders, 0) as orders,
           coalesce(sold.net_sales, 0) as net_sales, coalesce(round(sold.net_sales / sold.orders), 0) as average,
           coalesce(owed.amount, 0) as owed
      from (select currency, count(*) as orders, sum(total - refunded_total) as net_sales
              from orders where shop_id = ${shop_id} and customer_id = ${id} and status not in ('cancelled', 'rejected')
             group by currency) sold
      full join (${customerBalance(shop_id, id)}) owed on owed.currency = sold.currency
     where sold.orders > 0 or owed.amount <> 0
     order by 1`)
  return rows.map(({ currency, ...sums }) => ({
    ...{ currency, orders: Number(sums.orders), net_sales: decimalOf(Number(sums.net_sales)) },
    ...{ average: decimalOf(Number(sums.average)), owed: decimalOf(Number(sums.owed)) },
  }))
}

async function guestOrdersOf(db: Database, shop_id: number, id: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders o join users u on u.shop_id = o.shop_id and u.id = ${id} and u.email <> ''
     where o.shop_id = ${shop_id} and o.customer_id is null and lower(o.invoice_address ->> 'email') = u.email`)
  return rows[0]?.count ?? 0
}

async function namesOf(db: Database, shop_id: number, rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ user_id }) => (user_id ? [Number(user_id)] : [])))]
  if (ids.length === 0) return new Map()
  const found = await db.execute<{ id: string; label: string }>(sql`
    select id, label from users where shop_id = ${shop_id} and id = any(${`{${ids.join(',')}}`}::bigint[])`)
  return new Map(found.rows.map(({ id, label }) => [Number(id), label]))
}
