import { array, enums, type Infer, integer, nullable, object, optional, size, string } from 'superstruct'
import { Day, Id, IdText, Text, Typed } from '#api/contract/platform/common.ts'
import { several } from '#api/contract/platform/lists.ts'
import { Account } from '#api/contract/sales/payments.ts'
import { dueRanges, stepDays } from './cheques.ts'

/** Where a cheque of the shop's own may stand: the states of its chart. */
export const givenChequeStatuses = ['given', 'cleared', 'bounced', 'returned'] as const
export const GivenChequeStatus = enums(givenChequeStatuses)
export type GivenChequeStatus = Infer<typeof GivenChequeStatus>

const Written = size(Text, 0, 300)

/** A cheque that the shop gives to a supplier. Its currency is that of the account it is drawn on. */
export const NewGivenCheque = object({
  number: Written,
  supplier_id: nullable(Id),
  account_id: nullable(Id),
  amount: Typed,
  /** The day from which the bank pays it. */
  due_on: Written,
  /** Today where nobody says otherwise. */
  given_on: optional(Day),
  note: Written,
})
export type NewGivenCheque = Infer<typeof NewGivenCheque>

/** One cheque of the shop's own. Its amount is in its currency, as decimal text. */
export const GivenCheque = object({
  id: Id,
  version: integer(),
  status: GivenChequeStatus,
  number: string(),
  supplier: object({ id: Id, name: string() }),
  /** The bank account that it is drawn on. */
  account: Account,
  currency: string(),
  amount: string(),
  due_on: string(),
  given_on: string(),
  note: string(),
  ...stepDays,
  user: string(),
  /** Newest first. */
  history: array(
    object({ id: Id, step: string(), status: GivenChequeStatus, day: string(), user: string(), at: string() }),
  ),
})
export type GivenCheque = Infer<typeof GivenCheque>

export const GivenChequeRow = object({
  id: Id,
  version: integer(),
  due_on: string(),
  number: string(),
  supplier: string(),
  account: string(),
  amount: string(),
  currency: string(),
  given_on: string(),
  status: GivenChequeStatus,
})
export type GivenChequeRow = Infer<typeof GivenChequeRow>

/** By what the list is narrowed; `from` and `to` are days on which they are due. */
export const givenChequeFilters = {
  status: optional(several(givenChequeStatuses)),
  due: optional(enums(dueRanges)),
  supplier_id: optional(IdText),
  account_id: optional(IdText),
  from: optional(Day),
  to: optional(Day),
}

export const StoredGivenCheque = object({ id: Id })
