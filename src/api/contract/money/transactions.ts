import { enums, type Infer, nullable, object, optional, string } from 'superstruct'
import { Day, Id, IdText } from '#api/contract/platform/common.ts'
import { periods, several } from '#api/contract/platform/lists.ts'

/** Why money of an account moved. */
export const transactionKinds = ['opening', 'payment', 'reversal', 'refund', 'in', 'out', 'transfer', 'cheque'] as const

const TransactionKind = enums(transactionKinds)

/** A movement of an account, with what the account had after it. What it came from is named, and leads there. */
export const TransactionRow = object({
  id: Id,
  account_id: Id,
  account: string(),
  day: string(),
  kind: TransactionKind,
  text: string(),
  incoming: string(),
  outgoing: string(),
  balance: string(),
  currency: string(),
  order_id: nullable(Id),
  refund_id: nullable(Id),
  entry_id: nullable(Id),
  cheque_id: nullable(Id),
  given_cheque_id: nullable(Id),
})
export type TransactionRow = Infer<typeof TransactionRow>

/** By what the movements are narrowed. Days are whole days of the shop. */
export const transactionFilters = {
  account_id: optional(IdText),
  kind: optional(several(transactionKinds)),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
}
