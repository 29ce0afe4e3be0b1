import { array, coerce, enums, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { Day, Id, IdText, Switch, Text } from '#api/contract/platform/common.ts'
import { periods } from '#api/contract/platform/lists.ts'
import { LinePicture } from './line-picture.ts'
import { Invoice, OrderInvoice } from './order-invoice.ts'
import { Currency, OrderChannel, orderTypes } from './order-list.ts'
import { RefundDecision, RefundStatus } from './order-refunds.ts'
import { OrderStatus } from './order-status.ts'
import { StepPast } from './orders.ts'
import { Account } from './payments.ts'

const Count = min(integer(), 0)

/** A line of a refund with what it is worth. Money is in the order's currency, as decimal text. */
export const RefundLine = object({
  id: Id,
  order_line_id: Id,
  variant_id: Id,
  product_id: Id,
  name: string(),
  image_url: LinePicture,
  quantity: Count,
  bought: Count,
  reason: string(),
  /** What comes back for this reason goes into the stock again, unless somebody says otherwise. */
  restock: Switch,
  description: string(),
  decision: RefundDecision,
  price: string(),
  tax_rate: integer(),
  /** Price times pieces. */
  gross: string(),
  /** Its share of the order's discounts. */
  discount: string(),
  tax: string(),
  /** What goes back for it when it is accepted. */
  total: string(),
})
export type RefundLine = Infer<typeof RefundLine>

/** Pieces of the refund that went into the stock. */
export const RefundMovement = object({
  id: Id,
  variant_id: Id,
  product_id: Id,
  name: string(),
  quantity: integer(),
  previous_stock: integer(),
  current_stock: integer(),
  at: string(),
})

export const Refund = object({
  id: Id,
  version: integer(),
  status: RefundStatus,
  /** The goods came back. */
  received: Switch,
  received_at: nullable(string()),
  /** What came back goes into the stock again. */
  restock: Switch,
  order: object({
    id: Id,
    number: string(),
    status: OrderStatus,
    customer_name: string(),
    currency: string(),
    total: string(),
    paid_total: string(),
    refunded_total: string(),
  }),
  lines: array(RefundLine),
  /** The order's shipping goes back with its last pieces. */
  shipping: string(),
  /** What goes back for all lines that are accepted. */
  amount: string(),
  /** The prices hold their tax; else it is put on top of them. */
  tax_included: Switch,
  /** The tax in the amount by rate, the lowest first; that of the shipping is in it. */
  taxes: array(object({ rate: integer(), base: string(), tax: string() })),
  account: nullable(Account),
  paid_at: nullable(string()),
  /** The accounts that money of this currency may come from. */
  accounts: array(Account),
  movements: array(RefundMovement),
  /** The invoice of the sale, while it stands. */
  sale: nullable(Invoice),
  /** The return invoice, where the money went back and there is a sale's to take back. */
  invoice: nullable(OrderInvoice),
  /** Newest first. */
  history: array(StepPast),
  created_at: string(),
})
export type Refund = Infer<typeof Refund>

/** As many lines as one refund has at most. */
const mostLines = 500

export const RefundDraft = object({
  lines: size(
    array(object({ line_id: Id, quantity: integer(), reason_id: Id, description: optional(Text) })),
    0,
    mostLines,
  ),
})
export type RefundDraft = Infer<typeof RefundDraft>

export const LineDecision = object({ decision: RefundDecision })
/** Where a step of its chart leads; money goes back by a call of its own. */
export const RefundMove = object({
  status: enums(['pending', 'accepted', 'rejected'] as const),
  version: integer(),
})
export type RefundMove = Infer<typeof RefundMove>
/** Without `restock` the reasons of the lines say whether the goods go into the stock. */
export const RefundReceipt = object({ restock: optional(Switch), version: integer() })
/** Without an account it is refused by the rule that says so. */
export const PayBack = object({ account_id: nullable(Id) })

/** A row of the list. */
export const RefundRow = object({
  id: Id,
  version: integer(),
  order_id: Id,
  number: string(),
  customer_name: string(),
  status: RefundStatus,
  received: Switch,
  pieces: Count,
  currency: string(),
  /** What it is worth, once it is approved, and the tax in it. */
  amount: nullable(string()),
  tax: nullable(string()),
  created_at: string(),
})
export type RefundRow = Infer<typeof RefundRow>

/** By what the list is narrowed. */
export const refundFilters = {
  status: optional(RefundStatus),
  received: optional(coerce(Switch, string(), Number)),
  reason_id: optional(IdText),
  /** Of the day on which they were opened. */
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
  /** Of its order: the list that it stands in, its channel and its currency. */
  type: optional(enums(orderTypes)),
  channel: optional(OrderChannel),
  currency: optional(Currency),
  product_id: optional(IdText),
  category_id: optional(IdText),
}
