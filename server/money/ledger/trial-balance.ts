import { sql } from 'drizzle-orm'
import type { TrialBalance } from '#api/contract/money/ledger.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'

interface Sums extends Record<string, unknown> {
  readonly account: TrialBalance['accounts'][number]['account']
  readonly currency: string
  readonly debit: string
  readonly credit: string
}

interface Day extends Record<string, unknown> {
  readonly day: string
  readonly currency: string
  readonly came: string
  readonly went: string
  readonly owed: string
  readonly owing: string
}

/** What each account holds, currency by currency, and how it came so day by day. No sum is over two currencies. */
export async function trialBalance(db: Database, shop_id: number): Promise<TrialBalance> {
  const accounts = await db.execute<Sums>(sql`
    select account, currency, sum(debit) as debit, sum(credit) as credit
      from journal_lines where shop_id = ${shop_id} group by currency, account order by currency, account`)
  const days = await db.execute<Day>(sql`
    with daily as (
      select day, currency, sum(debit) filter (where account in ('100', '101', '102', '108')) as came,
             sum(credit) filter (where account in ('100', '101', '102', '108')) as went,
             sum(debit - credit) filter (where account = '120') as owed, sum(credit - debit) filter (where account = '320') as owing
        from journal_lines where shop_id = ${shop_id} group by day, currency),
    running as (
      select to_char(day, 'YYYY-MM-DD') as day, currency, coalesce(came, 0) as came, coalesce(went, 0) as went,
             coalesce(sum(owed) over so_far, 0) as owed, coalesce(sum(owing) over so_far, 0) as owing
        from daily window so_far as (partition by currency order by day))
    select * from running order by day desc, currency limit 30`)
  return {
    accounts: accounts.rows.map(({ account, currency, debit, credit }) => ({
      ...{ account, currency, debit: said(debit), credit: said(credit) },
      balance: said(BigInt(debit) - BigInt(credit)),
    })),
    days: days.rows.map(({ day, currency, came, went, owed, owing }) => ({
      ...{ day, currency, came: said(came), went: said(went), owed: said(owed), owing: said(owing) },
    })),
  }
}

function said(minor: string | bigint): string {
  return decimalOf(Number(minor))
}
