import { sql } from 'drizzle-orm'
import type { IncomingRow } from '#api/contract/money/incoming-invoices.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { daysToAnswer } from '#api/rules/money/incoming-invoices.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** What an invoice `i` was answered: one that waited too long counts as accepted. */
export const answerOf = sql`case when i.answer = 'waiting'
  and i.day + ${sql.raw(String(daysToAnswer))} < (select (now() at time zone s.time_zone)::date from shops s where s.id = i.shop_id)
  then 'automatic' else i.answer end`

/** The invoices that suppliers sent. */
export const incomingList = listFrom(incomingInvoices, {
  from: ['incoming_invoices', 'i'],
  filters: {
    status: equals(sql`i.status`),
    answer: equals(answerOf),
    supplier_id: equals(sql`i.supplier_id`),
  },
  sortings: {},
  found: (word) => sql`(${anywhere(sql`i.search`)(word)} or i.supplier_id in (
    select s.id from suppliers s where s.shop_id = i.shop_id and ${anywhere(sql`s.search`)(word)}))`,
  rows: incomingRows,
})

type Stored = Omit<IncomingRow, 'payable'> & { readonly sum: number } & Record<string, unknown>

async function incomingRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<IncomingRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select i.id, i.version, i.number, to_char(i.day, 'YYYY-MM-DD') as day, i.supplier_id,
           coalesce(s.label, i.sender ->> 'name') as supplier, i.profile, i.size, i.payable::float8 as sum, i.currency,
           ${answerOf} as answer, i.status
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join incoming_invoices i on i.shop_id = ${shop_id} and i.id = page.id
      left join suppliers s on s.shop_id = i.shop_id and s.id = i.supplier_id
     order by page.place`)
  return rows.map(({ sum, ...row }) => ({ ...row, payable: decimalOf(sum) }))
}
