import { sql } from 'drizzle-orm'
import type { TrialBalance } from '#api/contract/money/ledger.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'

interface Sums {
  readonly account: TrialBalance['accounts'][number]['account']
  readonly currency: string
  readonly debit: string
  readonly credit: string
}

interface Day {
  readonly day: string
  readonly currency: string
  readonly came: string
  readonly went: string
  readonly owed: string
  readonly owing: string
}

/** What each account holds, currency by currency, and how it came so day by day. No sum is over two currencies. */
export async function trialBalance(db: Database, shop_id: number): Promise<TrialBalance> {
  const { rows } = await db.execute<{ accounts: Sums[]; days: Day[] }>(sql`
    with sums as materialized (
      select day, account, currency, sum(debit) as debit, sum(credit) as credit
        from journal_lines where shop_id = ${shop_id} group by day, account, currency),
    each_account as (
      select account, currency, sum(debit)::text as debit, sum(credit)::text as credit from sums group by account, currency),
    daily as (
      select day, currency, sum(debit) filter (where account in ('100', '101', '102', '108')) as came,
             sum(credit) filter (where account in ('100', '101', '102', '108')) as went,
             sum(debit - credit) filter (where account = '120') as owed, sum(credit - debit) filter (where account = '320') as owing
        from sums group by day, currency),
    running as (
      select day, currency, coalesce(came, 0)::text as came, coalesce(went, 0)::text as went,
             coalesce(sum(owed) over so_far, 0)::text as owed, coalesce(sum(owing) over so_far, 0)::text as owing
        from daily window so_far as (partition by currency order by day)),
    latest as (select * from running order by day desc, currency limit 30)
    select (select coalesce(json_agg(a order by currency, account), '[]') from each_account a) as accounts,
           (select coalesce(json_agg(l order by day desc, currency), '[]') from latest l) as days`)
  const { accounts = [], days = [] } = rows[0] ?? {}
  return {
    accounts: accounts.map(({ account, currency, debit, credit }) => ({
      ...{ account, currency, debit: said(debit), credit: said(credit) },
      balance: said(BigInt(debit) - BigInt(credit)),
    })),
    days: days.map(({ day, currency, came, went, owed, owing }) => ({
      ...{ day, currency, came: said(came), went: said(went), owed: said(owed), owing: said(owing) },
    })),
  }
}

function said(minor: string | bigint): string {
  return decimalOf(Number(minor))
}
