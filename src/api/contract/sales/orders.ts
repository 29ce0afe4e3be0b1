import { array, enums, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { OrderContractHead } from '#api/contract/content/contracts.ts'
import { Id, RefusalAnswer, Switch, Text } from '#api/contract/platform/common.ts'
import { panelLanguages } from '#api/contract/platform/languages.ts'
import { LinePicture } from './line-picture.ts'
import { AddressKind, OrderAddress } from './order-address.ts'
import { OrderInvoice } from './order-invoice.ts'
import { OrderNotes } from './order-notes.ts'
import { OrderRefunds } from './order-refunds.ts'
import { OrderStatus } from './order-status.ts'
import { PaymentDefaults, ReceivedPayment } from './payments.ts'
import { ShortReason } from './picking.ts'
import { Shipping } from './shipments.ts'
import { ShortLines } from './short-picks.ts'

export const paymentStatuses = ['paid', 'not_paid'] as const
export const PaymentStatus = enums(paymentStatuses)
export type PaymentStatus = Infer<typeof PaymentStatus>

/** How an order is paid (rule R241). */
export const paymentMethods = [
  'money_transfer',
  'cash_on_delivery',
  'card_on_delivery',
  'cash',
  'credit_card',
  'bank_transfer',
] as const
export const PaymentMethod = enums(paymentMethods)
export type PaymentMethod = Infer<typeof PaymentMethod>

/** How money of a customer comes: as an order is paid, or by a cheque, which is money only once it is cleared. */
export const collectionMethods = [...paymentMethods, 'cheque'] as const
export const CollectionMethod = enums(collectionMethods)
export type CollectionMethod = Infer<typeof CollectionMethod>

/** A way of paying that the shop offers, with the totals that it is for; an empty limit is none. */
export const PaymentChoice = object({ method: PaymentMethod, name: string(), minimum: string(), maximum: string() })
export type PaymentChoice = Infer<typeof PaymentChoice>

const Count = min(integer(), 0)

/** What the customer bought, as it was at the time. Money is in the order's currency, as decimal text. */
export const OrderLine = object({
  id: Id,
  variant_id: Id,
  product_id: Id,
  /** The product and which of its variants, as they were called. */
  name: string(),
  /** By which it is found today. */
  stock_code: string(),
  barcode: optional(string()),
  /** Where it lies, where that is known. */
  shelf: optional(string()),
  image_url: LinePicture,
  quantity: Count,
  /** Pieces that lie in the parcel: all, where nobody said otherwise; and why it is fewer. */
  packed: Count,
  short_reason: ShortReason,
  /** Pieces that stayed out of the parcel for good; they are among those that came back. */
  written_off: Count,
  /** Pieces of these that nobody had paid: they are not owed, and the line costs nothing for them. */
  left_out: Count,
  /** Pieces that came back into the stock. */
  returned: Count,
  price: string(),
  tax_rate: integer(),
  discount: string(),
  total: string(),
})
export type OrderLine = Infer<typeof OrderLine>

/** How money of an order came: marked by hand, at the till, in a collection, or by the customer online; a refund paid it back, or it did not come after all. */
export const orderPaymentKinds = ['marked', 'sale', 'collection', 'online', 'refund', 'reversal'] as const
export type OrderPaymentKind = (typeof orderPaymentKinds)[number]

/** Money that came in, or with a minus went back or was taken as not come after all. */
export const OrderPayment = object({
  id: Id,
  kind: enums(orderPaymentKinds),
  amount: string(),
  /** When it was written, by whom. */
  at: string(),
  user: string(),
  /** The day on which it came and how it is called, where that was said; and the account that it went into. */
  paid_on: nullable(string()),
  reference: string(),
  account: nullable(string()),
})

/** Pieces of a line that went back into the stock, or with a minus out of it, and the movement that tells so. */
export const MovedQuantity = object({ line_id: Id, quantity: integer(), movement_id: Id })
export type MovedQuantity = Infer<typeof MovedQuantity>

/** A step of a stored life: who, when, from where and to where. */
export const StepPast = object({ at: string(), user: string(), event: string(), from: string(), to: string() })

/** Something that happened: who, when, from where and to where, and what it did. */
export const OrderPast = object({
  id: Id,
  at: string(),
  user: string(),
  event: string(),
  from: string(),
  to: string(),
  payment_from: nullable(PaymentStatus),
  payment_to: nullable(PaymentStatus),
  moves: array(MovedQuantity),
  /** Money that was marked as come, or with a minus as not come after all. */
  money: nullable(string()),
  /** Into which account it came, on which day, and how it is called, where that was said. */
  payment: nullable(object({ account: string(), day: string(), reference: string() })),
  /** Whom a mail was queued to that tells of it. */
  mail: nullable(string()),
  /** To which phone a message was queued that tells of it. */
  phone_message: optional(string()),
  note: nullable(string()),
  /** What its picking found short. */
  short: array(object({ line_id: Id, picked: Count, short_reason: ShortReason })),
  /** Which address was changed, and what it was before. */
  address: nullable(object({ of: AddressKind, before: OrderAddress })),
})
export type OrderPast = Infer<typeof OrderPast>

/** A step that the order's state has, and the rules that stand in its way; none when it may be taken. */
export const OrderHistoryStep = object({
  event: string(),
  status: nullable(OrderStatus),
  payment_status: nullable(PaymentStatus),
  rules: array(RefusalAnswer),
})

export const Order = object({
  id: Id,
  version: integer(),
  number: string(),
  channel: enums(['online', 'in_store', 'phone', 'marketplace'] as const),
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: PaymentMethod,
  customer_id: nullable(Id),
  customer_name: string(),
  /** How the customer of the shop who ordered it is reached; `null` for a guest. */
  customer: nullable(object({ email: string(), phone: string() })),
  /** In which language they are written to; `null` for the shop's. */
  language: nullable(enums(panelLanguages)),
  currency: string(),
  product_total: string(),
  discount_total: string(),
  shipping_total: string(),
  tax_total: string(),
  total: string(),
  paid_total: string(),
  /** What went back to the customer. */
  refunded_total: string(),
  shipping_address: OrderAddress,
  invoice_address: OrderAddress,
  ordered_at: string(),
  /** The shop lets orders by unpaid transfer be cancelled. */
  cancels_unpaid: Switch,
  lines: array(OrderLine),
  /** The campaigns that gave something off it, and how much; a coupon with its code. */
  campaigns: optional(array(object({ coupon_id: Id, name: string(), code: string(), amount: string() }))),
  short: ShortLines,
  payments: array(OrderPayment),
  payment_defaults: PaymentDefaults,
  refunds: OrderRefunds,
  invoice: OrderInvoice,
  /** Newest first. */
  notes: OrderNotes,
  /** Newest first. */
  history: array(OrderPast),
  /** What its customer was to be told, and no mail server took. */
  failed_mails: array(object({ recipient: string(), subject: string() })),
  /** The same of messages to phones, where there are any. */
  failed_phone_messages: optional(array(object({ phone: string() }))),
  /** What it was agreed on, where it was sold at a distance. */
  contracts: optional(array(OrderContractHead)),
  allowed: array(OrderHistoryStep),
  shipping: Shipping,
})
export type Order = Infer<typeof Order>

/** As many lines as one order has at most. */
const mostLines = 500

/**
 * The status that an order is to take, from the version that was looked at; `lines` are the pieces that came back with it, `tracking_code`
 * what the staff report it to cargo with themselves.
 */
export const OrderMove = object({
  status: OrderStatus,
  version: integer(),
  lines: optional(size(array(object({ line_id: Id, quantity: Count })), 0, mostLines)),
  tracking_code: optional(Text),
})
export type OrderMove = Infer<typeof OrderMove>

/** Pieces that go back into the stock without a step of the order. */
export const Restock = object({ lines: size(array(object({ line_id: Id, quantity: Count })), 0, mostLines) })

/** Whether the order is paid, from the version that was looked at; `payment` is how the money came, where it did. */
export const OrderPaymentMove = object({
  payment_status: PaymentStatus,
  version: integer(),
  payment: optional(ReceivedPayment),
})
