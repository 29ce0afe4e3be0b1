import { type SQL, sql } from 'drizzle-orm'
import type { Account } from '#api/contract/sales/payments.ts'
import type { TillSession } from '#api/contract/sales/till-session.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'

/** How many of the past sessions are told. */
const most = sql.raw('50')

interface Row extends Record<string, unknown> {
  readonly id: number
  readonly account_id: number
  readonly account: string
  readonly currency: string
  readonly status: TillSession['status']
  readonly opened_at: string
  readonly opened_by: string
  readonly opening: string
  readonly expected: string
  readonly closed_at: string | null
  readonly closed_by: string
  readonly counted: string | null
  readonly unsent: number
}

/** The sessions of a shop, the newest first. */
export function sessionsOf(db: Database, shop_id: number): Promise<TillSession[]> {
  return read(db, sql`s.shop_id = ${shop_id}`)
}

/** One of them. */
export async function sessionOf(db: Database, shop_id: number, id: number): Promise<TillSession | null> {
  return (await read(db, sql`s.shop_id = ${shop_id} and s.id = ${id}`))[0] ?? null
}

async function read(db: Database, which: SQL): Promise<TillSession[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.account_id, a.name as account, a.currency, s.status, s.opened_at, s.opening, s.closed_at, s.counted, s.unsent,
           coalesce(s.expected, s.opening + coalesce((
             select sum(t.amount) from account_transactions t
              where t.shop_id = s.shop_id and t.account_id = s.account_id and t.at >= s.opened_at), 0)) as expected,
           coalesce(o.label, '') as opened_by, coalesce(c.label, '') as closed_by
      from till_sessions s
      join accounts a on a.shop_id = s.shop_id and a.id = s.account_id
      left join users o on o.shop_id = s.shop_id and o.id = s.opened_by
      left join users c on c.shop_id = s.shop_id and c.id = s.closed_by
     where ${which} order by s.id desc limit ${most}`)
  return rows.map(({ opened_at, closed_at, opening, expected, counted, ...row }) => ({
    ...row,
    opened_at: new Date(opened_at).toISOString(),
    closed_at: closed_at === null ? null : new Date(closed_at).toISOString(),
    opening: decimalOf(Number(opening)),
    expected: decimalOf(Number(expected)),
    counted: counted === null ? null : decimalOf(Number(counted)),
    difference: counted === null ? null : decimalOf(Number(counted) - Number(expected)),
  }))
}

/** The cash desks in use. */
export async function desksOf(db: Database, shop_id: number): Promise<Account[]> {
  const { rows } = await db.execute<Account & Record<string, unknown>>(sql`
    select id, kind, name, currency from accounts
     where shop_id = ${shop_id} and status = 1 and kind = 'cash' order by name, id`)
  return rows
}
