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
import { Id, IdText, Text, Typed } from '#api/contract/platform/common.ts'

/** Where a purchase may stand: the states of its chart. */
export const purchaseStatuses = ['draft', 'ordered', 'partly_received', 'received', 'invoiced', 'cancelled'] as const
export const PurchaseStatus = enums(purchaseStatuses)
export type PurchaseStatus = Infer<typeof PurchaseStatus>

const Place = max(min(integer(), 1), 100_000)

/** A product of a purchase, by its place there. Prices are without tax, in the currency of the purchase. */
export const PurchaseLine = object({
  line: Place,
  variant_id: Id,
  name: string(),
  options: string(),
  stock_code: string(),
  barcode: string(),
  quantity: integer(),
  unit_price: string(),
  /** In percent. */
  discount: string(),
  tax_rate: integer(),
  /** After the discount, without tax; the tax of it; and what a piece costs with its part of the extra costs. */
  net: string(),
  tax: string(),
  landed: string(),
  /** How many of them came, and how many were invoiced. */
  received: integer(),
  invoiced: integer(),
})
export type PurchaseLine = Infer<typeof PurchaseLine>

/** Goods that came of a purchase: a movement of the stock ledger. */
export const PurchaseReceipt = object({
  id: Id,
  at: string(),
  user: string(),
  variant_id: Id,
  name: string(),
  quantity: integer(),
  unit_price: string(),
})
export type PurchaseReceipt = Infer<typeof PurchaseReceipt>

export const Purchase = object({
  id: Id,
  version: integer(),
  number: string(),
  supplier_id: Id,
  supplier: string(),
  status: PurchaseStatus,
  currency: string(),
  day: string(),
  /** How the supplier calls it. */
  reference: string(),
  note: string(),
  /** Freight, customs and the like: shared by the lines in what a piece costs, and no part of the supplier's total. */
  extra_cost: string(),
  net: string(),
  tax: string(),
  total: string(),
  lines: array(PurchaseLine),
  receipts: array(PurchaseReceipt),
  /** The supplier's invoice of it, where that is booked. */
  invoice: nullable(object({ number: string(), day: string() })),
  user: string(),
  created_at: string(),
})
export type Purchase = Infer<typeof Purchase>

/** The supplier's invoice as it is written. */
export const InvoiceNumber = size(Text, 0, 50)
/** A day as it is typed; the rules judge whether it is one. */
export const TypedDay = size(Text, 0, 20)

export const PurchaseRow = object({
  id: Id,
  version: integer(),
  number: string(),
  day: string(),
  supplier_id: Id,
  supplier: string(),
  reference: string(),
  size: integer(),
  total: string(),
  currency: string(),
  status: PurchaseStatus,
})
export type PurchaseRow = Infer<typeof PurchaseRow>

export const purchaseFilters = { status: optional(PurchaseStatus), supplier_id: optional(IdText) }

/** What is written of a draft. Numbers are as they were typed; the rules judge them. A line that is left out is taken off. */
export const PurchaseDraft = object({
  day: TypedDay,
  reference: size(Text, 0, 100),
  note: size(Text, 0, 255),
  extra_cost: Typed,
  lines: size(
    array(object({ line: Place, quantity: Typed, unit_price: Typed, discount: Typed, tax_rate: Typed })),
    0,
    500,
  ),
})
export type PurchaseDraft = Infer<typeof PurchaseDraft>

/** What is added to a draft: one product by its code or id, or all that the supplier has and the shop has run out of. */
export const PurchaseAdding = nullable(
  object({ code: optional(size(Text, 1, 100)), id: optional(Id), out_of_stock: optional(boolean()) }),
)
export type PurchaseAdding = Infer<typeof PurchaseAdding>

/** What came of an ordered purchase. */
export const ReceivedPieces = size(array(object({ line: Place, quantity: Typed })), 0, 500)
export type ReceivedPieces = Infer<typeof ReceivedPieces>

export const NewPurchase = object({ supplier_id: nullable(Id), currency: size(Text, 0, 3) })
export type NewPurchase = Infer<typeof NewPurchase>
export const StoredPurchase = object({ id: Id })
