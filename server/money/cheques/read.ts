import { sql } from 'drizzle-orm'
import type { Cheque, stepDays } from '#api/contract/money/cheques.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { closedUntil } from '#server/platform/ledger/periods.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'
import { today } from '../collections/outstanding.ts'

type Account = Cheque['accounts'][number]

/** The accounts that take money of its currency, with the one that has it. */
export async function accountsFor(
  db: Database,
  shop_id: number,
  { currency, account_id }: { readonly currency: string; readonly account_id: number | null },
): Promise<Account[]> {
  const { rows } = await db.execute<Account & Record<string, unknown>>(sql`
    select id, kind, name, currency from accounts
     where shop_id = ${shop_id} and currency = ${currency} and (status = 1 or id = ${account_id}::bigint)
     order by kind, name, id`)
  return rows
}

/** One cheque of the shop with its orders and what happened to it, or 404. */
export async function readCheque({ db, actor: { shop_id } }: ReadingOne, id: number): Promise<Cheque> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, c.version, c.status, c.number, c.bank, c.branch, c.drawer, c.iban, c.currency, c.amount::float8 as amount,
           c.due_on::text as due_on, c.received_on::text as received_on, c.note, c.collection_id, c.account_id,
           json_build_object('id', u.id, 'name', u.label) as customer,
           case when s.id is not null then json_build_object('id', s.id, 'name', s.label) end as supplier,
           coalesce(nullif(staff.label, ''), '–') as "user",
           coalesce((select json_agg(json_build_object('id', p.order_id, 'number', o.number, 'amount', p.amount) order by p.place)
                       from collection_parts p join orders o on o.shop_id = p.shop_id and o.id = p.order_id
                      where p.shop_id = c.shop_id and p.collection_id = c.collection_id), '[]') as orders,
           coalesce((select json_agg(json_build_object('id', h.id, 'step', h.step, 'status', h.status, 'at', h.at, 'day', h.day, 'changes', h.changes,
                                       'to', coalesce(a.name, w.label, ''), 'user', coalesce(nullif(who.label, ''), '–')) order by h.id desc)
                       from cheque_steps h
                       left join accounts a on a.shop_id = h.shop_id and a.id = h.account_id
                       left join suppliers w on w.shop_id = h.shop_id and w.id = h.supplier_id
                       left join users who on who.shop_id = h.shop_id and who.id = h.user_id
                      where h.shop_id = c.shop_id and h.cheque_id = c.id), '[]') as history
      from cheques c
      join users u on u.shop_id = c.shop_id and u.id = c.customer_id
      left join suppliers s on s.shop_id = c.shop_id and s.id = c.supplier_id
      left join users staff on staff.shop_id = c.shop_id and staff.id = c.user_id
     where c.shop_id = ${shop_id} and c.id = ${id}`)
  const [found] = rows
  if (!found) throw refuse(404, notFound)
  const { account_id, amount, orders, history, ...cheque } = found
  const accounts = await accountsFor(db, shop_id, { currency: cheque.currency, account_id })
  return {
    ...cheque,
    ...{
      accounts,
      ...(await daysOf(
        db,
        shop_id,
        history.filter(({ step }) => step !== 'EDIT'),
      )),
      amount: decimalOf(amount),
    },
    account: accounts.find((one) => one.id === account_id) ?? null,
    orders: orders.map((order) => ({ ...order, amount: decimalOf(order.amount) })),
    history: history.map((past) => ({ ...past, at: new Date(past.at).toISOString() })),
  }
}

interface Stored
  extends Record<string, unknown>,
    Omit<Cheque, 'amount' | 'orders' | 'account' | 'accounts' | keyof typeof stepDays> {
  readonly account_id: number | null
  readonly amount: number
  readonly orders: readonly { readonly id: number; readonly number: string; readonly amount: number }[]
}

/** The days that the next step is judged with; of the history, newest first, the day of the last step. */
export async function daysOf(db: Database, shop_id: number, [last]: readonly { readonly day: string }[]) {
  const day = await today(db, shop_id)
  return { today: day, last_on: last?.day ?? day, closed_until: await closedUntil(db, shop_id) }
}
