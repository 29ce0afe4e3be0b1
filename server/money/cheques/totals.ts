import { sql } from 'drizzle-orm'
import { type ChequeCalendar, type ChequeTotals, chequeStatuses } from '#api/contract/money/cheques.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { today } from '../collections/outstanding.ts'
import { openCheques } from './list.ts'

/** The cheques of each state and currency: how many, and their sum. Currencies are never added (D10). */
export async function chequeTotals(db: Database, shop_id: number): Promise<ChequeTotals> {
  const { rows } = await db.execute<Summed<ChequeTotals['totals'][number]>>(sql`
    select c.status, c.currency, count(*)::int as count, sum(c.amount)::float8 as amount
      from cheques c where c.shop_id = ${shop_id}
     group by c.status, c.currency
     order by array_position(${sql.param(chequeStatuses)}::text[], c.status), c.currency`)
  return { totals: rows.map((row) => ({ ...row, amount: decimalOf(row.amount) })) }
}

/** What is due on each day of a month, `2026-11`; of what is no month, this one. */
export async function chequeCalendar(db: Database, shop_id: number, month: string): Promise<ChequeCalendar> {
  const day = await today(db, shop_id)
  const asked = /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : day.slice(0, 7)
  const { rows } = await db.execute<Summed<ChequeCalendar['days'][number]>>(sql`
    select c.due_on::text as day, c.currency, count(*)::int as count, sum(c.amount)::float8 as amount,
           (count(*) filter (where ${openCheques}))::int as open
      from cheques c
     where c.shop_id = ${shop_id} and c.due_on >= ${`${asked}-01`}::date and c.due_on < ${`${asked}-01`}::date + interval '1 month'
       and c.status <> 'returned'
     group by c.due_on, c.currency
     order by c.due_on, c.currency`)
  return { month: asked, today: day, days: rows.map((row) => ({ ...row, amount: decimalOf(row.amount) })) }
}

type Summed<Row extends { amount: string }> = Omit<Row, 'amount'> & { readonly amount: number } & Record<
    string,
    unknown
  >
