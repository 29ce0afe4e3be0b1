import { array, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct'
import { Day, Id } from '#api/contract/platform/common.ts'
import { type EntryKind, entryKinds, type LedgerAccount, ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { periods, several } from '#api/contract/platform/lists.ts'

const codes = Object.keys(ledgerAccounts) as [LedgerAccount, ...LedgerAccount[]]
const kinds = Object.keys(entryKinds) as [EntryKind, ...EntryKind[]]

/** The lists of the documents that entries are written for. */
const documentLists = [
  ...(['orders', 'order-refunds', 'cheques', 'given-cheques'] as const),
  ...(['purchases', 'incoming-invoices', 'account-entries'] as const),
] as const

/** One side of an entry in the books, with what it was written for. */
export const JournalRow = object({
  id: Id,
  entry_id: Id,
  day: string(),
  kind: enums(kinds),
  account: enums(codes),
  account_code: string(),
  debit: string(),
  credit: string(),
  currency: string(),
  text: string(),
  tax_rate: nullable(integer()),
  party: string(),
  tax_number: string(),
  order_id: nullable(Id),
  refund_id: nullable(Id),
  /** What it was written for, by the list that it stands in; nothing where that has no page, such as what an account began with. */
  document: nullable(object({ list: enums(documentLists), id: Id })),
})
export type JournalRow = Infer<typeof JournalRow>

/** By what the entries are narrowed. Days are whole days of the shop. */
export const journalFilters = {
  account: optional(several(codes)),
  kind: optional(several(kinds)),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
}

/** What each account of the books holds in each currency; both sides of a currency come to the same. */
export const TrialBalance = object({
  accounts: array(
    object({ account: enums(codes), currency: string(), debit: string(), credit: string(), balance: string() }),
  ),
  /** What came in and went out day by day, and what customers owed and what was owed to suppliers at its end; the newest thirty. */
  days: array(
    object({ day: string(), currency: string(), came: string(), went: string(), owed: string(), owing: string() }),
  ),
})
export type TrialBalance = Infer<typeof TrialBalance>
