import type { LedgerAccount } from '#api/contract/platform/ledger.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { moneyAccount } from '#server/platform/ledger/money-account.ts'
import { refuseClosed } from '#server/platform/ledger/periods.ts'
import { type EntryLine, postEntry, reverseEntry } from '#server/platform/ledger/post-entry.ts'

/** Where the other side of an entry is written, by what the money was for. */
const counterAccounts: Readonly<Record<string, LedgerAccount>> = {
  income: '602',
  expense: '770',
  rent: '770',
  salary: '770',
  tax: '360',
  bank_charge: '653',
  supplier: '320',
  capital: '500',
  loan: '300',
}

/** The account of the money, and how it is called. */
export interface Purse {
  readonly id: number
  readonly kind: string
  readonly currency: string
}

interface Posting {
  readonly shop_id: number
  readonly user_id: number
}

/** What an account begins with is the shop's own; with a minus it is taken back. */
export function postOpening(
  db: Database,
  of: Posting,
  { id, amount, purse }: { id: number; amount: Minor; purse: Purse },
) {
  return postEntry(db, {
    ...of,
    ...{ kind: 'opening', source: 'account_transactions', source_id: id, currency: purse.currency },
    lines: sides(moneyLine(purse), { account: '500' }, amount),
  })
}

export interface WrittenEntry {
  readonly id: number
  readonly day: string
  readonly text: string
  readonly counter: string
  readonly supplier_id: number | null
  /** What goes into each account, with a minus what comes out, and the movement that says so. */
  readonly legs: readonly { readonly transaction_id: number; readonly amount: Minor; readonly purse: Purse }[]
}

/** What was written by hand. Between two currencies each side balances by itself, and the money is on its way in between. */
export async function postWritten(db: Database, of: Posting, entry: WrittenEntry): Promise<void> {
  const { id, day, text, counter, supplier_id, legs } = entry
  const [first, second] = legs
  if (!first) return
  const shared = { ...of, day, text, source: 'account_entries', source_id: id }
  const account = counterAccounts[counter] ?? '108'
  const other: EntryLine = account === '320' ? { account, supplier_id } : { account }
  const together = second?.purse.currency === first.purse.currency
  await postEntry(db, {
    ...shared,
    ...{ kind: second ? 'transfer' : 'transaction', currency: first.purse.currency },
    lines: sides(moneyLine(first.purse), second && together ? moneyLine(second.purse) : other, first.amount),
  })
  if (!second || together) return
  await postEntry(db, {
    ...shared,
    ...{ kind: 'transaction', currency: second.purse.currency },
    lines: sides(moneyLine(second.purse), { account: '108' }, second.amount),
  })
}

/** An entry that was written by hand is taken back. */
export async function postReversal(db: Database, of: Posting, reversed: number, entry: WrittenEntry): Promise<void> {
  await refuseClosed(db, of.shop_id, [entry.day])
  const [, second] = entry.legs
  const source = { source: 'account_entries', source_id: reversed }
  const by = { source: 'account_entries', source_id: entry.id }
  await reverseEntry(db, { ...of, of: { ...source, kind: second ? 'transfer' : 'transaction' }, by })
  if (!second) return
  // Only between two currencies there is another one.
  const beside = { source: 'account_transactions', source_id: second.transaction_id }
  await reverseEntry(db, { ...of, of: { ...source, kind: 'transaction' }, by: beside })
}

function moneyLine({ id, kind }: Purse): EntryLine {
  return { account: moneyAccount(kind), account_id: id }
}

/** So much is taken from one to the other; with a minus the other way. */
function sides(to: EntryLine, from: EntryLine, amount: Minor): EntryLine[] {
  const [debit, credit] = amount > 0 ? [to, from] : [from, to]
  return [
    { ...debit, debit: Math.abs(amount) },
    { ...credit, credit: Math.abs(amount) },
  ]
}
