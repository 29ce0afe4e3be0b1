import {
  array,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  tuple,
} from 'superstruct'
import { Day, Id, IdText, Text, Typed } from '#api/contract/platform/common.ts'
import { several } from '#api/contract/platform/lists.ts'
import { Account } from '#api/contract/sales/payments.ts'

/** Where a cheque of a customer may stand: the states of its chart. */
export const chequeStatuses = ['portfolio', 'endorsed', 'deposited', 'cleared', 'bounced', 'returned'] as const
export const ChequeStatus = enums(chequeStatuses)
export type ChequeStatus = Infer<typeof ChequeStatus>

const Written = size(Text, 0, 300)

/** What stands on the paper, beside whose it is and for how much. */
const paper = {
  number: Written,
  bank: Written,
  branch: Written,
  /** Who signed it; not always the customer who gave it. */
  drawer: Written,
  iban: Written,
  /** The day from which the bank pays it. */
  due_on: Written,
}
export const ChequePaper = object(paper)
export type ChequePaper = Infer<typeof ChequePaper>

/** What of a cheque may be mended while it lies in the portfolio, of the version that was looked at. */
export const EditedCheque = object({ ...paper, note: Written, version: integer() })
export type EditedCheque = Infer<typeof EditedCheque>

/** So many days before a cheque is due the staff is told. */
export const daysAhead = 3

/** A cheque that a customer gave for no order in particular. */
export const NewCheque = object({
  ...paper,
  customer_id: nullable(Id),
  amount: Typed,
  currency_id: nullable(Id),
  /** Today where nobody says otherwise. */
  received_on: optional(Day),
})
export type NewCheque = Infer<typeof NewCheque>

const Someone = object({ id: Id, name: string() })

/** The days that the steps of a cheque are judged with: today by the shop's clock, that of the step before, and the last of the closed periods. */
export const stepDays = { today: string(), last_on: string(), closed_until: nullable(string()) }

/** What each step of a cheque may say: the day on which it happened, today where it is empty. */
export const stepCarries = { day: optional(Written) }

/** A step that was taken, with where the cheque went by it. */
const ChequePast = object({
  id: Id,
  step: string(),
  status: ChequeStatus,
  /** The account or the supplier that it went to. */
  to: string(),
  /** What was edited: each field with what stood there before and after. */
  changes: nullable(record(string(), tuple([string(), string()]))),
  /** The day on which it happened, and when it was noted. */
  day: string(),
  user: string(),
  at: string(),
})

/** One cheque. Its amount is in its currency, as decimal text. */
export const Cheque = object({
  id: Id,
  version: integer(),
  status: ChequeStatus,
  number: string(),
  bank: string(),
  branch: string(),
  drawer: string(),
  iban: string(),
  customer: Someone,
  currency: string(),
  amount: string(),
  due_on: string(),
  received_on: string(),
  note: string(),
  ...stepDays,
  /** The collection that it paid, and the orders of that. */
  collection_id: nullable(Id),
  orders: array(object({ id: Id, number: string(), amount: string() })),
  /** Where it lies at a bank or was paid into, and whom it was endorsed to. */
  account: nullable(Account),
  supplier: nullable(Someone),
  /** The accounts of its currency. */
  accounts: array(Account),
  user: string(),
  /** Newest first. */
  history: array(ChequePast),
})
export type Cheque = Infer<typeof Cheque>

export const ChequeRow = object({
  id: Id,
  version: integer(),
  due_on: string(),
  number: string(),
  bank: string(),
  drawer: string(),
  customer: string(),
  amount: string(),
  currency: string(),
  received_on: string(),
  status: ChequeStatus,
})
export type ChequeRow = Infer<typeof ChequeRow>

/** Which are due: those whose day has passed, and those whose day comes. Only what the shop holds still is due. */
export const dueRanges = ['overdue', 'today', 'week', 'month'] as const

/** By what the list is narrowed; `from` and `to` are days on which they are due. */
export const chequeFilters = {
  status: optional(several(chequeStatuses)),
  due: optional(enums(dueRanges)),
  customer_id: optional(IdText),
  supplier_id: optional(IdText),
  currency_id: optional(IdText),
  from: optional(Day),
  to: optional(Day),
}

const Count = min(integer(), 0)

/** How many cheques of a state and a currency there are, and their sum. */
export const ChequeTotals = object({
  totals: array(object({ status: ChequeStatus, currency: string(), count: Count, amount: string() })),
})
export type ChequeTotals = Infer<typeof ChequeTotals>

export const ChequeMonth = object({ month: Text })
/** What is due in a month, day by day in each currency: of what the shop holds still, and of all. */
export const ChequeCalendar = object({
  month: string(),
  today: string(),
  days: array(object({ day: string(), currency: string(), count: Count, amount: string(), open: Count })),
})
export type ChequeCalendar = Infer<typeof ChequeCalendar>

export const StoredCheque = object({ id: Id })
