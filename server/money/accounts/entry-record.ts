import { and, eq, sql } from 'drizzle-orm'
import type { Draft } from '#api/resources/platform/resource.ts'
import {
  entryAccountPassive,
  entryBothAmounts,
  entryInFuture,
  entryReversalStays,
  entryReversedOnce,
  entrySameAmount,
} from '#api/rules/money/entries.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { account_entries, account_transactions } from '#server/db/schema/accounts.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { accountsOf } from './account-record.ts'
import { postReversal, postWritten } from './post.ts'

type Entry = typeof account_entries.$inferSelect

/** What is written by hand is in the books of its accounts in the same transaction. */
export const entryRecord: RecordHooks = {
  judge: async (db, kept) => [
    ...(await aheadOfToday(db, kept)),
    ...(kept.draft.kind === 'reversal' ? await notReversible(db, kept) : await notMovable(db, kept)),
  ],
  columns: async (db, kept) => {
    const { draft } = kept
    if (draft.kind === 'reversal') {
      const { account_id, amount, to_account_id, to_amount, counter, supplier_id } = await reversedBy(db, kept)
      return { account_id, amount, to_account_id, to_amount, counter, supplier_id }
    }
    if (draft.kind !== 'transfer' || draft.to_amount !== '') return {}
    // Between accounts of one currency the same comes in as goes out.
    return { to_amount: minorOf(String(draft.amount)) }
  },
  write: bookEntry,
}

/** Its movements: one of each account, with the other sign where it takes another entry back. */
export async function bookEntry(
  db: Database,
  entry_id: number,
  kept: Pick<Kept, 'shop_id' | 'draft' | 'holder'>,
): Promise<void> {
  const { shop_id, draft, holder } = kept
  const entry = draft as unknown as Entry
  const { kind } = entry
  const meant = kind === 'reversal' ? (await reversedBy(db, kept)).kind : kind
  const sign = kind === 'reversal' ? -1 : 1
  const shared = { shop_id, kind, entry_id, user_id: holder.user_id, at: momentOf(shop_id, entry.day) }
  const first = sign * entry.amount * (meant === 'in' ? 1 : -1)
  const { account_id, to_account_id, to_amount } = entry
  const second =
    to_account_id !== null && to_amount !== null
      ? [{ ...shared, account_id: to_account_id, amount: sign * to_amount }]
      : []
  const rows = await db
    .insert(account_transactions)
    .values([{ ...shared, account_id, amount: first }, ...second])
    .returning({
      id: account_transactions.id,
      account_id: account_transactions.account_id,
      amount: account_transactions.amount,
    })
  const purses = await accountsOf(
    db,
    shop_id,
    rows.map((row) => row.account_id),
  )
  const legs = rows.flatMap(({ id, amount, account_id: of }) =>
    purses.filter((one) => one.id === of).map((purse) => ({ transaction_id: id, amount, purse })),
  )
  const written = {
    id: entry_id,
    day: entry.day,
    text: entry.text,
    counter: entry.counter,
    supplier_id: entry.supplier_id ?? null,
    legs,
  }
  const posting = { shop_id, user_id: holder.user_id }
  if (kind !== 'reversal') return postWritten(db, posting, written)
  return postReversal(db, posting, entry.reverses_id ?? 0, written)
}

/** This moment of today, and the noon of another day. */
export function momentOf(shop_id: number, day: string) {
  return sql`(select case when ${day}::date = (now() at time zone s.time_zone)::date then now()
                     else (${day}::date + interval '12 hours') at time zone s.time_zone end
                from shops s where s.id = ${shop_id})`
}

async function aheadOfToday(db: Database, { shop_id, draft: { day } }: Kept): Promise<Refusal[]> {
  if (!isDay(String(day))) return []
  const { rows } = await db.execute<{ ahead: boolean }>(sql`
    select ${String(day)}::date > (now() at time zone time_zone)::date as ahead from shops where id = ${shop_id}`)
  return rows[0]?.ahead ? [{ id: entryInFuture.id, at: ['day'] }] : []
}

/** Accounts that take no movement, and amounts that cannot be of one transfer. */
async function notMovable(db: Database, { shop_id, draft }: Kept): Promise<Refusal[]> {
  const named = ['account_id', ...(draft.kind === 'transfer' ? ['to_account_id'] : [])].filter(
    (key) => draft[key] !== null,
  )
  const found = await accountsOf(
    db,
    shop_id,
    named.map((key) => Number(draft[key])),
  )
  const of = (key: string) => found.find(({ id }) => id === draft[key])
  const passive = named.filter((key) => of(key)?.status === 0)
  return [...passive.map((key) => ({ id: entryAccountPassive.id, at: [key] })), ...amountsWrong(draft, of)]
}

function amountsWrong(draft: Draft, of: (key: string) => { currency: string } | undefined): Refusal[] {
  const [from, to] = [of('account_id'), of('to_account_id')]
  if (draft.kind !== 'transfer' || !from || !to) return []
  const given = draft.to_amount !== ''
  if (from.currency !== to.currency) return given ? [] : [{ id: entryBothAmounts.id, at: ['to_amount'] }]
  return given && Number(draft.to_amount) !== Number(draft.amount)
    ? [{ id: entrySameAmount.id, at: ['to_amount'] }]
    : []
}

async function notReversible(db: Database, kept: Kept): Promise<Refusal[]> {
  if (kept.draft.reverses_id === null) return []
  const reversed = await reversedBy(db, kept)
  if (!reversed) return []
  if (reversed.kind === 'reversal') return [{ id: entryReversalStays.id, at: ['reverses_id'] }]
  const again = and(eq(account_entries.shop_id, kept.shop_id), eq(account_entries.reverses_id, reversed.id))
  return (await db.$count(account_entries, again)) > 0 ? [{ id: entryReversedOnce.id, at: ['reverses_id'] }] : []
}

/** The entry that is taken back, locked: of two reversals at the same moment one comes too late. */
async function reversedBy(db: Database, { shop_id, draft }: Pick<Kept, 'shop_id' | 'draft'>): Promise<Entry> {
  const [reversed] = await db
    .select()
    .from(account_entries)
    .where(and(eq(account_entries.shop_id, shop_id), eq(account_entries.id, Number(draft.reverses_id))))
    .for('no key update')
  return reversed as Entry
}
