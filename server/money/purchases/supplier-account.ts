import { sql } from 'drizzle-orm'
import type { SupplierAccount } from '#api/contract/money/supplier-account.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'

/** As many movements as a person follows; the journal has all of them. */
const most = 50

type Row = Omit<SupplierAccount['rows'][number], 'amount'> & { readonly sum: number } & Record<string, unknown>

/** What a supplier is owed in the books, each currency by itself, and the last of what made it so. */
export async function supplierAccount({ db, actor: { shop_id } }: ReadingOne, id: number): Promise<SupplierAccount> {
  const known = await db.execute(sql`select from suppliers where shop_id = ${shop_id} and id = ${id}`)
  if (known.rows.length === 0) throw refuse(404, notFound)
  const of = sql`l.shop_id = ${shop_id} and l.supplier_id = ${id} and l.account = '320'`
  const balances = await db.execute<{ currency: string; amount: number; count: number }>(sql`
    select l.currency, sum(l.credit - l.debit)::float8 as amount, count(*)::int as count
      from journal_lines l where ${of} group by l.currency order by l.currency`)
  const { rows } = await db.execute<Row>(sql`
    select e.id as entry_id, to_char(e.day, 'YYYY-MM-DD') as day, e.kind, e.text, (l.credit - l.debit)::float8 as sum, l.currency,
           i.purchase_id
      from journal_lines l
      join journal_entries e on e.shop_id = l.shop_id and e.id = l.entry_id
      left join purchase_invoices i on i.shop_id = e.shop_id and e.source = 'purchase_invoices' and i.id = e.source_id
     where ${of}
     order by l.day desc, l.id desc limit ${most}`)
  return {
    balances: balances.rows
      .filter(({ amount }) => amount !== 0)
      .map(({ currency, amount }) => ({ currency, amount: decimalOf(amount) })),
    total: balances.rows.reduce((all, { count }) => all + count, 0),
    rows: rows.map(({ sum, ...row }) => ({ ...row, amount: decimalOf(sum) })),
  }
}
