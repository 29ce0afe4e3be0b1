import { sql } from 'drizzle-orm'
import type { EntryKind, LedgerAccount } from '#api/contract/platform/ledger.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { refuseClosed } from './periods.ts'

/** The record that an entry is written for, by the name of its table. */
export interface EntrySource {
  readonly source: string
  readonly source_id: number
}

/** One side of an entry: so much is taken to the account (`debit`) or given by it (`credit`), in whole minor units. */
export interface EntryLine {
  readonly account: LedgerAccount
  readonly debit?: Minor
  readonly credit?: Minor
  /** The cash desk or bank account, the customer, or the supplier that it is about. */
  readonly account_id?: number | null
  readonly customer_id?: number | null
  readonly supplier_id?: number | null
  readonly tax_rate?: number | null
}

export interface Entry extends EntrySource {
  readonly shop_id: number
  readonly kind: EntryKind
  readonly currency: string
  /** The day of the shop on which it happened; today where it is not said. */
  readonly day?: string | null
  /** What the record is called, such as the number of an order. */
  readonly text?: string
  /** The order whose money it is about, where it is about one. */
  readonly order_id?: number | null
  readonly user_id?: number | null
  readonly lines: readonly EntryLine[]
}

/**
 * Writes one entry of the books in the caller's transaction, and answers its id; `null` where it moves no money. Written again for the same
 * record and kind, it is the one that stands. Refused in a closed period (`ledger.period_closed`); one whose sides differ is a fault of the
 * program and is thrown.
 */
export async function postEntry(db: Database, entry: Entry): Promise<number | null> {
  const [id = null] = await postEntries(db, entry.shop_id, [entry])
  return id
}

/** Writes many entries of one shop at once, each as `postEntry` does. */
export async function postEntries(
  db: Database,
  shop_id: number,
  entries: readonly Omit<Entry, 'shop_id'>[],
): Promise<(number | null)[]> {
  const written = entries.map((entry) => ({ ...entry, lines: linesOf(entry) }))
  const moving = written.filter(({ lines }) => lines.length > 0)
  if (moving.length === 0) return entries.map(() => null)
  await refuseClosed(
    db,
    shop_id,
    moving.flatMap(({ day }) => (day ? [day] : [])),
  )
  const { rows } = await db.execute<{ source: string; source_id: number; kind: string; id: number }>(sql`
    with wanted as materialized (
      select e.source, e.source_id, e.kind, e.currency, e.text, e.order_id, e.user_id, e.lines,
             coalesce(e.day, (now() at time zone s.time_zone)::date) as day
        from jsonb_to_recordset(${JSON.stringify(moving)}::jsonb) as e
             (source text, source_id bigint, kind text, currency text, text text, order_id bigint, user_id bigint, day date, lines jsonb)
        join shops s on s.id = ${shop_id}),
    fresh as (
      insert into journal_entries (shop_id, day, currency, kind, source, source_id, order_id, text, user_id)
      select ${shop_id}, day, currency, kind, source, source_id, order_id, coalesce(text, ''), user_id from wanted
      on conflict (shop_id, source, source_id, kind) do nothing
      returning id, day, currency, kind, source, source_id),
    sides as (
      insert into journal_lines (shop_id, entry_id, day, currency, account, account_id, customer_id, supplier_id, tax_rate, debit, credit)
      select ${shop_id}, f.id, f.day, f.currency, l.account, l.account_id, l.customer_id, l.supplier_id, l.tax_rate,
             coalesce(l.debit, 0), coalesce(l.credit, 0)
        from fresh f
        join wanted w on (w.source, w.source_id, w.kind) = (f.source, f.source_id, f.kind)
       cross join lateral jsonb_to_recordset(w.lines) as l
             (account text, account_id bigint, customer_id bigint, supplier_id bigint, tax_rate int, debit bigint, credit bigint))
    select source, source_id, kind, id from fresh
    union all
    select e.source, e.source_id, e.kind, e.id
      from journal_entries e
      join wanted w on (w.source, w.source_id, w.kind) = (e.source, e.source_id, e.kind)
     where e.shop_id = ${shop_id}`)
  const ids = new Map(rows.map(({ id, ...of }) => [keyOf(of), id]))
  return written.map((entry) => ids.get(keyOf(entry)) ?? null)
}

/** Takes an entry back by one with its sides exchanged, today; once, however often it is asked for. `null` where there is none to take back. */
export async function reverseEntry(
  db: Database,
  {
    shop_id,
    of,
    by,
    user_id = null,
  }: {
    readonly shop_id: number
    readonly of: EntrySource & { readonly kind: EntryKind }
    /** The record that takes it back, where that is another than the one that wrote it. */
    readonly by?: EntrySource
    readonly user_id?: number | null
  },
): Promise<number | null> {
  const { source, source_id } = by ?? of
  const { rows } = await db.execute<{ id: number }>(sql`
    with stood as (
      select e.* from journal_entries e
       where e.shop_id = ${shop_id} and e.source = ${of.source} and e.source_id = ${of.source_id} and e.kind = ${of.kind}),
    fresh as (
      insert into journal_entries (shop_id, day, currency, kind, source, source_id, order_id, text, reverses_id, user_id)
      select stood.shop_id, (now() at time zone s.time_zone)::date, currency, 'reversal', ${source}, ${source_id}::bigint, order_id, text, stood.id,
             ${user_id}::bigint
        from stood join shops s on s.id = stood.shop_id
      on conflict do nothing
      returning shop_id, id, day, currency, reverses_id),
    sides as (
      insert into journal_lines (shop_id, entry_id, day, currency, account, account_id, customer_id, supplier_id, tax_rate, debit, credit)
      select f.shop_id, f.id, f.day, f.currency, l.account, l.account_id, l.customer_id, l.supplier_id, l.tax_rate, l.credit, l.debit
        from fresh f join journal_lines l on l.shop_id = f.shop_id and l.entry_id = f.reverses_id)
    select id from fresh`)
  return rows[0]?.id ?? null
}

/** The sides that move something. They are equal, or the program is wrong. */
function linesOf({ kind, source, source_id, lines }: Omit<Entry, 'shop_id'>): EntryLine[] {
  const moving = lines.filter(({ debit = 0, credit = 0 }) => debit !== 0 || credit !== 0)
  const left = moving.reduce((sum, { debit = 0, credit = 0 }) => sum + BigInt(debit) - BigInt(credit), 0n)
  if (left !== 0n)
    throw new Error(`The entry ${kind} of ${source} ${source_id} does not balance: ${left} are left over`)
  return moving
}

function keyOf({ source, source_id, kind }: EntrySource & { readonly kind: string }): string {
  return `${source} ${source_id} ${kind}`
}
