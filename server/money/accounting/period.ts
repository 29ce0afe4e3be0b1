import { sql } from 'drizzle-orm'
import { type EntryKind, entryKinds } from '#api/contract/platform/ledger.ts'
import type { CurrencyDay, PeriodSides } from '#api/rules/money/accounting.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import type { accounting_exports } from '#server/db/schema/accounting.ts'
import { type EntrySide, entrySheet } from '#server/integrations/accounting/entry-sheet.ts'
import type { Sheet } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { rateOnDay } from '#server/sales/invoices/rate.ts'
import { nameOf } from './account-names.ts'

/** An export that is made or read. */
export type Period = Pick<
  typeof accounting_exports.$inferSelect,
  'id' | 'shop_id' | 'title' | 'from' | 'to' | 'scope' | 'names'
>

/** Whether an earlier export gave this entry. */
const given = sql`exists (select from accounting_export_entries x where x.shop_id = e.shop_id and x.entry_id = e.id)`

/** How many entries of its days were given before, and how many were not. */
export async function countEntries(db: Database, { shop_id, from, to }: Period) {
  const { rows } = await db.execute<{ fresh: number; given: number }>(sql`
    select count(*) filter (where not ${given})::int as fresh, count(*) filter (where ${given})::int as given
      from journal_entries e where e.shop_id = ${shop_id} and e.day between ${from} and ${to}`)
  return rows[0] ?? { fresh: 0, given: 0 }
}

/** What the sides of its days come to, currency by currency. */
export async function sumsOf(db: Database, { shop_id, from, to }: Period): Promise<PeriodSides[]> {
  const { rows } = await db.execute<{ currency: string; debit: string; credit: string }>(sql`
    select currency, sum(debit)::text as debit, sum(credit)::text as credit
      from journal_lines where shop_id = ${shop_id} and day between ${from} and ${to} group by currency order by currency`)
  return rows.map(({ currency, debit, credit }) => ({ currency, debit: BigInt(debit), credit: BigInt(credit) }))
}

/** Marks the entries that it gives, each with the rate of its currency: that of its invoice, else of its day. Answers how many they are. */
export async function markEntries(db: Database, { id, shop_id, from, to, scope }: Period): Promise<number> {
  const chosen = scope === 'all' ? sql`true` : sql`not ${given}`
  const ofDay = rateOnDay({ shop_id: sql`e.shop_id`, code: sql`e.currency`, day: sql`e.day` })
  const { rowCount } = await db.execute(sql`
    with chosen as (
      select e.id,
             case when e.currency = 'TRY' then 1 else coalesce((i.document -> 'exchange' ->> 'rate')::numeric, found.rate::numeric) end as rate
        from journal_entries e
        left join lateral (${invoiceOf}) i on e.currency <> 'TRY' and e.kind in ('sale', 'refund')
        left join lateral (${ofDay}) found on true
       where e.shop_id = ${shop_id} and e.day between ${from} and ${to} and ${chosen})
    insert into accounting_export_entries (shop_id, export_id, entry_id, rate)
    select ${shop_id}::bigint, ${id}::bigint, id, rate from chosen`)
  return rowCount ?? 0
}

/** The currencies and days of those whose lira nobody knows. */
export async function withoutRate(db: Database, { id, shop_id }: Period): Promise<CurrencyDay[]> {
  const { rows } = await db.execute<CurrencyDay & Record<string, unknown>>(sql`
    select distinct e.currency, to_char(e.day, 'YYYY-MM-DD') as day
      from accounting_export_entries x
      join journal_entries e on e.shop_id = x.shop_id and e.id = x.entry_id
     where x.shop_id = ${shop_id} and x.export_id = ${id} and x.rate is null
     order by day, e.currency limit ${mostNamed}`)
  return rows
}

/** So many of them are named; the others are found once these are mended. */
const mostNamed = 5

/** The invoice of an entry `e` of a sale or of a refund. */
const invoiceOf = sql`
  select number, document from invoices i
   where i.shop_id = e.shop_id and i.order_id = e.order_id and i.status = 'succeed' and i.cancelled_at is null
     and i.refund_id is not distinct from case when e.source = 'order_refunds' then e.source_id end
   order by i.id desc limit 1`

/** The sides of the entries that it gives, as its accountant calls the accounts. */
export function sidesOf(db: Database, period: Period): Sheet {
  return entrySheet(period.title, readSides(db, period))
}

interface Stored extends Record<string, unknown> {
  readonly id: number
  readonly day: string
  readonly entry_id: number
  readonly kind: EntryKind
  readonly account: string
  readonly tax_rate: number | null
  readonly debit: number
  readonly credit: number
  readonly currency: string
  readonly text: string
  readonly party: string
  readonly document: string
  /** `null` in what was given before lira was told. */
  readonly rate: string | null
  readonly debit_lira: number | null
  readonly credit_lira: number | null
}

/**
 * What a line `l` comes to in lira. It is the step from one rounded sum of its entry to the next: so both sides of the entry come to the same,
 * to the kuruş.
 */
const liraOf = sql`
  select * from (
    select w.id,
           round(sum(w.debit) over sofar * x.rate) - round((sum(w.debit) over sofar - w.debit) * x.rate) as debit,
           round(sum(w.credit) over sofar * x.rate) - round((sum(w.credit) over sofar - w.credit) * x.rate) as credit
      from journal_lines w where w.shop_id = e.shop_id and w.entry_id = e.id
    window sofar as (order by w.id)) steps
   where steps.id = l.id`

/** Rows that are read at once. */
const batch = 1_000

async function* readSides(db: Database, { id, shop_id, names }: Period): AsyncGenerator<EntrySide> {
  for (let [day, after] = ['2000-01-01', 0]; ; ) {
    const { rows } = await db.execute<Stored>(sql`
      select l.id::float8 as id, to_char(l.day, 'YYYY-MM-DD') as day, l.entry_id::float8 as entry_id, e.kind, l.account, l.tax_rate,
             l.debit::float8 as debit, l.credit::float8 as credit, l.currency, e.text,
             coalesce(s.name, nullif(btrim(u.name || ' ' || u.surname), ''), o.customer_name, '') as party,
             coalesce(i.number, e.text) as document, trim_scale(x.rate)::text as rate,
             lira.debit::float8 as debit_lira, lira.credit::float8 as credit_lira
        from accounting_export_entries x
        join journal_entries e on e.shop_id = x.shop_id and e.id = x.entry_id
        join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id
        left join orders o on o.shop_id = e.shop_id and o.id = e.order_id
        left join users u on u.shop_id = l.shop_id and u.id = l.customer_id
        left join suppliers s on s.shop_id = l.shop_id and s.id = l.supplier_id
        left join lateral (${invoiceOf}) i on e.kind in ('sale', 'refund')
        left join lateral (${liraOf}) lira on true
       where x.shop_id = ${shop_id} and x.export_id = ${id} and (l.day, l.id) > (${day}::date, ${after}::bigint)
       order by l.day, l.id limit ${batch}`)
    for (const row of rows) yield sideOf(row, names)
    const last = rows.at(-1)
    if (!last) return
    ;[day, after] = [last.day, last.id]
  }
}

function sideOf(row: Stored, names: Period['names']): EntrySide {
  const { day, entry_id, account, tax_rate, debit, credit, currency, party, document } = row
  const { code, title } = nameOf(names, account, tax_rate)
  const kind = formatMessage('tr', entryKinds[row.kind])
  return {
    ...{ day, voucher: entry_id, code, name: title, currency, document },
    text: [kind, row.text, party].filter((words) => words !== '').join(', '),
    debit: amountOf(debit),
    credit: amountOf(credit),
    rate: row.rate ?? '',
    debit_lira: amountOf(row.debit_lira),
    credit_lira: amountOf(row.credit_lira),
  }
}

/** A side that nothing stands on is empty. */
function amountOf(minor: number | null): string {
  return minor ? decimalOf(minor) : ''
}
