import { type SQL, sql } from 'drizzle-orm'
import type { ChequeRow } from '#api/contract/money/cheques.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom, oneOf } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** What the shop holds still: its money is to come. */
export const openCheques: SQL = sql`c.status in ('portfolio', 'deposited')`

const day = sql`(select (now() at time zone s.time_zone)::date from shops s where s.id = c.shop_id)`

/** Which are due, by the days of a list's rows `c`. */
export const dueWithin = {
  overdue: sql`c.due_on < ${day}`,
  today: sql`c.due_on = ${day}`,
  week: sql`c.due_on between ${day} and ${day} + 7`,
  month: sql`c.due_on between ${day} and ${day} + 30`,
}

/** The cheques of customers. */
export const chequeList = listFrom(cheques, {
  from: ['cheques', 'c'],
  filters: {
    status: oneOf(sql`c.status`),
    due: (range) => sql`(${openCheques} and ${dueWithin[range]})`,
    customer_id: equals(sql`c.customer_id`),
    supplier_id: equals(sql`c.supplier_id`),
    currency_id: (
      id,
    ) => sql`c.currency = (select m.code from shop_currencies s join currencies m on m.id = s.currency_id
                                            where s.shop_id = c.shop_id and s.id = ${id})`,
  },
  sortings: { due_on: { by: sql`c.due_on`, tieBreak: 'by id' } },
  days: sql`(c.due_on::timestamp at time zone (select s.time_zone from shops s where s.id = c.shop_id))`,
  found: (word) => sql`(${anywhere(sql`c.search`)(word)} or c.customer_id in (
    select u.id from users u where u.shop_id = c.shop_id and ${anywhere(sql`u.search`)(word)}))`,
  rows: chequeRows,
})

type Stored = Omit<ChequeRow, 'amount'> & { readonly amount: number } & Record<string, unknown>

async function chequeRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<ChequeRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, c.version, c.due_on::text as due_on, c.number, c.bank, c.drawer, u.label as customer, c.amount::float8 as amount, c.currency,
           c.received_on::text as received_on, c.status
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join cheques c on c.shop_id = ${shop_id} and c.id = page.id
      join users u on u.shop_id = c.shop_id and u.id = c.customer_id
     order by page.place`)
  return rows.map((row) => ({ ...row, amount: decimalOf(row.amount) }))
}
