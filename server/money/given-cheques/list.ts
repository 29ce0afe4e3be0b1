import { sql } from 'drizzle-orm'
import type { GivenChequeRow } from '#api/contract/money/given-cheques.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom, oneOf } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'
import { dueWithin } from '../cheques/list.ts'

/** The cheques that the shop gave. Only what is to be paid still is due. */
export const givenChequeList = listFrom(givenCheques, {
  from: ['given_cheques', 'c'],
  filters: {
    status: oneOf(sql`c.status`),
    due: (range) => sql`(c.status = 'given' and ${dueWithin[range]})`,
    supplier_id: equals(sql`c.supplier_id`),
    account_id: equals(sql`c.account_id`),
  },
  sortings: { due_on: { by: sql`c.due_on`, tieBreak: 'by id' } },
  days: sql`(c.due_on::timestamp at time zone (select s.time_zone from shops s where s.id = c.shop_id))`,
  found: (word) => sql`(${anywhere(sql`c.search`)(word)} or c.supplier_id in (
    select p.id from suppliers p where p.shop_id = c.shop_id and ${anywhere(sql`p.search`)(word)}))`,
  rows: givenRows,
})

type Stored = Omit<GivenChequeRow, 'amount'> & { readonly amount: number } & Record<string, unknown>

async function givenRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<GivenChequeRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, c.version, c.due_on::text as due_on, c.number, p.label as supplier, a.name as account, c.amount::float8 as amount,
           c.currency, c.given_on::text as given_on, c.status
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join given_cheques c on c.shop_id = ${shop_id} and c.id = page.id
      join suppliers p on p.shop_id = c.shop_id and p.id = c.supplier_id
      join accounts a on a.shop_id = c.shop_id and a.id = c.account_id
     order by page.place`)
  return rows.map((row) => ({ ...row, amount: decimalOf(row.amount) }))
}
