import { sql } from 'drizzle-orm'
import type { JournalRow } from '#api/contract/money/ledger.ts'
import { journal } from '#api/listings/money/journal.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, listFrom, oneOf } from '#server/platform/lists/list.ts'

/** The sides of the entries in the books. */
export const journalList = listFrom(journal, {
  from: ['journal_lines', 'l'],
  filters: {
    account: oneOf(sql`l.account`),
    kind: (kinds) =>
      sql`l.entry_id in (select e.id from journal_entries e where e.shop_id = l.shop_id and ${oneOf(sql`e.kind`)(kinds)})`,
  },
  sortings: {},
  // The noon of a day is in that day wherever the shop is.
  days: sql`(l.day + time '12:00') at time zone 'UTC'`,
  found: (word) => sql`l.entry_id in (
    select e.id from journal_entries e where e.shop_id = l.shop_id and e.text ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`,
  rows: journalRows,
})

interface Stored extends Record<string, unknown>, Omit<JournalRow, 'debit' | 'credit' | 'document'> {
  readonly list: NonNullable<JournalRow['document']>['list'] | null
  readonly document_id: number | null
  readonly debit: string
  readonly credit: string
}

async function journalRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<JournalRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select l.id, l.entry_id, to_char(l.day, 'YYYY-MM-DD') as day, e.kind, l.account, l.account as account_code, l.debit, l.credit, l.currency,
           e.text, l.tax_rate, coalesce(s.name, nullif(btrim(u.name || ' ' || u.surname), ''), o.customer_name, '') as party,
           coalesce(o.invoice_address ->> 'tax_number', o.invoice_address ->> 'tc_number', '') as tax_number, e.order_id,
           case when e.source = 'order_refunds' then e.source_id end as refund_id,
           case when e.source = 'order_refunds' then 'order-refunds' when q.id is not null then 'cheques' when g.id is not null then 'given-cheques'
                when i.id is not null then 'purchases' when b.id is not null then 'incoming-invoices'
                when e.source = 'account_entries' then 'account-entries' when e.order_id is not null then 'orders' end as list,
           coalesce(case when e.source in ('order_refunds', 'account_entries') then e.source_id end,
                    q.cheque_id, g.cheque_id, i.purchase_id, b.invoice_id, e.order_id) as document_id
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, at)
      join journal_lines l on l.shop_id = ${shop_id} and l.id = page.id
      join journal_entries e on e.shop_id = l.shop_id and e.id = l.entry_id
      left join orders o on o.shop_id = e.shop_id and o.id = e.order_id
      left join users u on u.shop_id = l.shop_id and u.id = l.customer_id
      left join suppliers s on s.shop_id = l.shop_id and s.id = l.supplier_id
      left join cheque_steps q on q.shop_id = e.shop_id and e.source = 'cheque_steps' and q.id = e.source_id
      left join given_cheque_steps g on g.shop_id = e.shop_id and e.source = 'given_cheque_steps' and g.id = e.source_id
      left join purchase_invoices i on i.shop_id = e.shop_id and e.source = 'purchase_invoices' and i.id = e.source_id
      left join incoming_bookings b on b.shop_id = e.shop_id and e.source = 'incoming_bookings' and b.id = e.source_id
     order by page.at`)
  return rows.map(({ list, document_id, ...row }) => ({
    ...row,
    debit: side(row.debit),
    credit: side(row.credit),
    document: list === null || document_id === null ? null : { list, id: Number(document_id) },
  }))
}

function side(minor: string): string {
  return Number(minor) === 0 ? '' : decimalOf(Number(minor))
}
