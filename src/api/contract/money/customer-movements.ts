import { array, enums, type Infer, nullable, object, optional, string } from 'superstruct'
import { Day, Id, IdText } from '#api/contract/platform/common.ts'
import { type EntryKind, entryKinds } from '#api/contract/platform/ledger.ts'
import { periods, several } from '#api/contract/platform/lists.ts'

const kinds = Object.keys(entryKinds) as EntryKind[]

/** Whose account it is, and what they owe in each currency; with a minus the shop owes them. Currencies are never added (D10). */
export const CustomerBalanceRow = object({
  id: Id,
  name: string(),
  email: string(),
  phone: string(),
  /** The same as in a file. */
  balance: string(),
  balances: array(object({ currency: string(), amount: string() })),
})
export type CustomerBalanceRow = Infer<typeof CustomerBalanceRow>

/** Who owes: the customers, or the shop. */
export const standings = ['owing', 'owed'] as const

export const customerBalanceFilters = { standing: optional(enums(standings)) }

/** A movement of a customer's account, with what they owed after it in that currency. */
export const CustomerMovementRow = object({
  id: Id,
  customer_id: Id,
  customer: string(),
  day: string(),
  kind: enums(kinds),
  text: string(),
  debit: string(),
  credit: string(),
  balance: string(),
  currency: string(),
  order_id: nullable(Id),
  refund_id: nullable(Id),
})
export type CustomerMovementRow = Infer<typeof CustomerMovementRow>

/** By what the movements are narrowed. Days are whole days of the shop. */
export const customerMovementFilters = {
  customer_id: optional(IdText),
  kind: optional(several(kinds)),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
}
