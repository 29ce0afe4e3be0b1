import { sql } from 'drizzle-orm'
import type { Minor } from '#api/rules/platform/money.ts'
import type { Checking } from '#server/platform/imports/import-kind.ts'

/** Money of an account that is written here already and that no statement has named yet. */
export interface KnownMoney {
  /** The movement that gets the bank's reference: of a collection over several orders its first. */
  readonly id: number
  readonly account_id: number
  readonly amount: Minor
  readonly day: string
  readonly text: string
}

interface Line {
  readonly account_id: number
  readonly amount: Minor
  readonly day: string
}

/** A bank writes money on another day than people do. */
const nearDays = 5
const dayLength = 86_400_000

/** What is written already of the amounts of these lines: collections whole, and every other movement that was not taken back. */
export async function knownMoney(
  { db, context: { shop_id } }: Checking,
  lines: readonly Line[],
): Promise<readonly KnownMoney[]> {
  const days = lines.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const own = {
    accounts: sql.param([...new Set(lines.map(({ account_id }) => account_id))]),
    amounts: sql.param([...new Set(lines.map(({ amount }) => amount))]),
    from: sql`${first}::date - ${nearDays}::int`,
    to: sql`${last}::date + ${nearDays}::int`,
  }
  const { rows } = await db.execute<Record<'id' | 'account_id' | 'amount' | 'day' | 'text', string>>(sql`
    with collected as (
      select min(t.id) as id, c.account_id, c.amount, c.paid_on as day, u.label as text
        from collections c
        join order_payments p on p.shop_id = c.shop_id and p.collection_id = c.id and p.kind <> 'reversal'
        join account_transactions t on t.shop_id = p.shop_id and t.payment_id = p.id
        join users u on u.shop_id = c.shop_id and u.id = c.customer_id
       where c.shop_id = ${shop_id} and c.account_id = any(${own.accounts}::bigint[]) and c.amount = any(${own.amounts}::bigint[])
         and c.paid_on between ${own.from} and ${own.to} and c.undone_at is null
       group by c.id, c.account_id, c.amount, c.paid_on, u.label
      having bool_and(t.bank_reference is null)),
    written as (
      select t.id, t.account_id, t.amount, coalesce(p.paid_on, e.day, (t.at at time zone s.time_zone)::date) as day,
             coalesce(e.text, o.number, q.number, g.number, '') as text
        from account_transactions t
        join shops s on s.id = t.shop_id
        left join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
        left join account_entries e on e.shop_id = t.shop_id and e.id = t.entry_id
        left join cheques q on q.shop_id = t.shop_id and q.id = t.cheque_id
        left join given_cheques g on g.shop_id = t.shop_id and g.id = t.given_cheque_id
        left join order_refunds f on f.shop_id = t.shop_id and f.id = t.refund_id
        left join orders o on o.shop_id = t.shop_id and o.id = coalesce(p.order_id, f.order_id)
       where t.shop_id = ${shop_id} and t.account_id = any(${own.accounts}::bigint[]) and t.amount = any(${own.amounts}::bigint[])
         and t.bank_reference is null and t.kind not in ('opening', 'reversal') and p.collection_id is null
         and e.reverses_id is null
         and not exists (select from order_payments r where r.shop_id = t.shop_id and r.reverses_id = p.id)
         and not exists (select from account_entries r where r.shop_id = t.shop_id and r.reverses_id = e.id)
         and not exists (select from account_transactions b
                          where b.shop_id = t.shop_id and b.id > t.id and b.amount = -t.amount
                            and (b.cheque_id = t.cheque_id or b.given_cheque_id = t.given_cheque_id)))
    select id, account_id, amount, day::text, text from collected
     union all
    select id, account_id, amount, day::text, text from written where day between ${own.from} and ${own.to}
     order by id`)
  return rows.map(({ id, account_id, amount, ...told }) => ({
    ...{ id: Number(id), account_id: Number(account_id), amount: Number(amount) },
    ...told,
  }))
}

/** The money that a line is: the nearest by its day that is no other line's. */
export function moneyOf(
  line: Line,
  { known, taken }: { known: readonly KnownMoney[]; taken: ReadonlySet<number> },
): KnownMoney | null {
  const far = ({ day }: KnownMoney) => Math.abs(Date.parse(day) - Date.parse(line.day)) / dayLength
  const [nearest] = known
    .filter((one) => one.account_id === line.account_id && one.amount === line.amount)
    .filter((one) => !taken.has(one.id) && far(one) <= nearDays)
    .toSorted((one, other) => far(one) - far(other) || one.id - other.id)
  return nearest ?? null
}
