import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  size,
  string,
} from 'superstruct'
import { InvoiceNumber, TypedDay } from '#api/contract/money/purchases.ts'
import { Id, IdText, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import type { LedgerAccount } from '#api/contract/platform/ledger.ts'
import { InvoiceAnswer, InvoiceProfile, InvoiceType } from '#api/contract/sales/order-invoice.ts'

/** Where an incoming invoice may stand: the states of its chart. */
export const incomingStatuses = ['received', 'matched', 'booked', 'rejected', 'cancelled'] as const
export const IncomingStatus = enums(incomingStatuses)
export type IncomingStatus = Infer<typeof IncomingStatus>

/** The accounts that a line which is no goods may be booked to. */
export const expenseAccounts = ['770', '760', '780', '653', '255'] as const satisfies readonly LedgerAccount[]
export const ExpenseAccount = enums(expenseAccounts)
export type ExpenseAccount = Infer<typeof ExpenseAccount>

/** By what a line found its variant or account. */
export const matchedBy = ['barcode', 'stock_code', 'supplier_code', 'memory', 'person'] as const
export const MatchedBy = enums(matchedBy)
export type MatchedBy = Infer<typeof MatchedBy>

/** Whoever issues an invoice, or is issued one, as the document says it. */
export const IncomingParty = object({
  name: string(),
  tax_number: string(),
  tax_office: string(),
  address: string(),
  city: string(),
  district: string(),
  phone: string(),
  email: string(),
})
export type IncomingParty = Infer<typeof IncomingParty>

/** What the purchase says of a line's variant: how many were ordered and came, and at which price. */
const ThreeWay = object({ ordered: integer(), received: integer(), unit_price: string() })

/** A line of an incoming invoice. Amounts are without tax, in the currency of the invoice. */
export const IncomingLine = object({
  line: integer(),
  name: string(),
  seller_code: string(),
  buyer_code: string(),
  barcode: string(),
  unit: string(),
  quantity: string(),
  unit_price: string(),
  net: string(),
  tax_rate: integer(),
  tax: string(),
  /** The variant that it is, and how many pieces of it; or the account of an expense. */
  variant_id: nullable(Id),
  variant: string(),
  pieces: nullable(integer()),
  account: nullable(ExpenseAccount),
  matched_by: nullable(MatchedBy),
  purchased: nullable(ThreeWay),
})
export type IncomingLine = Infer<typeof IncomingLine>

export const IncomingInvoice = object({
  id: Id,
  version: integer(),
  number: string(),
  uuid: string(),
  /** Read from a file, or written by hand. */
  source: enums(['xml', 'hand'] as const),
  status: IncomingStatus,
  profile: InvoiceProfile,
  type: InvoiceType,
  answer: InvoiceAnswer,
  answer_note: string(),
  /** The last day on which a commercial one is answered, and the day that it is. */
  answer_until: nullable(string()),
  today: string(),
  day: string(),
  currency: string(),
  home_currency: string(),
  /** What one unit of its money was worth in the shop's own. */
  rate: nullable(string()),
  supplier_id: nullable(Id),
  supplier: string(),
  sender: IncomingParty,
  recipient: IncomingParty,
  net: string(),
  tax: string(),
  /** The part of the tax that the buyer pays to the tax office. */
  withheld: string(),
  payable: string(),
  purchase_id: nullable(Id),
  purchase: nullable(object({ number: string(), status: string() })),
  /** Of the same supplier and currency, waiting for their invoice. */
  purchases: array(object({ id: Id, number: string(), day: string(), total: string() })),
  lines: array(IncomingLine),
  user: string(),
  created_at: string(),
})
export type IncomingInvoice = Infer<typeof IncomingInvoice>

export const IncomingRow = object({
  id: Id,
  version: integer(),
  number: string(),
  day: string(),
  supplier_id: nullable(Id),
  supplier: string(),
  profile: InvoiceProfile,
  size: integer(),
  payable: string(),
  currency: string(),
  answer: InvoiceAnswer,
  status: IncomingStatus,
})
export type IncomingRow = Infer<typeof IncomingRow>

export const incomingFilters = {
  status: optional(IncomingStatus),
  answer: optional(InvoiceAnswer),
  supplier_id: optional(IdText),
}

const Place = max(min(integer(), 1), 100_000)

/** What is written of an invoice that came on paper. Numbers are as they were typed; the rules judge them. */
export const IncomingDraft = object({
  number: InvoiceNumber,
  day: TypedDay,
  /** What the paper says is to be paid; empty where it is what the lines come to. */
  payable: Typed,
  lines: size(
    array(object({ line: Place, name: size(Text, 0, 255), quantity: Typed, unit_price: Typed, tax_rate: Typed })),
    0,
    500,
  ),
})
export type IncomingDraft = Infer<typeof IncomingDraft>

/** What is added to it: a product by its code or id, or an expense by its account. */
export const IncomingAdding = nullable(
  object({ code: optional(size(Text, 1, 100)), id: optional(Id), account: optional(ExpenseAccount) }),
)
export type IncomingAdding = Infer<typeof IncomingAdding>

/** How a line is matched: with so many pieces of a variant, or with the account of an expense; with neither it is open again. */
export const matching = {
  line: Place,
  variant_id: nullable(Id),
  pieces: Typed,
  account: nullable(ExpenseAccount),
}

/** Of whom the invoice is, which purchase it is of, and its rate of exchange. A supplier may be added from what the invoice says. */
export const assigning = {
  supplier_id: nullable(Id),
  new_supplier: Switch,
  purchase_id: nullable(Id),
  rate: Typed,
}

/** Why an invoice is rejected, as its supplier reads it. */
export const RejectReason = size(Text, 0, 255)

export const NewIncoming = object({
  supplier_id: nullable(Id),
  number: InvoiceNumber,
  day: TypedDay,
  currency: size(Text, 0, 3),
})
export type NewIncoming = Infer<typeof NewIncoming>

export const IncomingFile = object({ name: size(Text, 1, 255), content: string() })
export type IncomingFile = Infer<typeof IncomingFile>

/** The invoice of a file; whether it was here already. */
export const StoredIncoming = object({ id: Id, known: boolean() })
export type StoredIncoming = Infer<typeof StoredIncoming>
