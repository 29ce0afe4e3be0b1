import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  refine,
  size,
  string,
} from 'superstruct'
import { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { Id, IdText, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import { printers } from '#api/contract/platform/shop-settings.ts'
import { ApprovalReference } from './approvals.ts'
import { Address, discountKinds, staffChannels } from './new-order.ts'
import { PaymentChoice, PaymentMethod } from './orders.ts'
import { Account } from './payments.ts'
import { PricedMethod } from './shipments.ts'

const mostLines = 500
const mostPayments = 20
const Words = size(Text, 0, 1_000)

/** A moment as JSON tells it, such as `2026-11-22T14:32:05.120Z`. */
const Moment = refine(
  string(),
  'request.malformed',
  (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
)

/** A part of the money of a sale: how it was paid, how much, and into which account; without one into the usual one. */
export const SalePayment = object({ method: PaymentMethod, amount: Typed, account_id: nullable(Id) })
export type SalePayment = Infer<typeof SalePayment>

/** A sale that is finished at the till. Amounts are as they were typed; the rules judge them. */
export const FastSale = object({
  order_type: nullable(enums(staffChannels)),
  customer_id: nullable(Id),
  /** Whose address it is: the customer's own; of the walk-in customer that is the shop's. */
  address_id: nullable(Id),
  /** An address that was written at the till, instead of one that is known. */
  address: optional(nullable(Address)),
  shipping_method_id: nullable(Id),
  shipping_price: Typed,
  lines: size(array(object({ variant_id: Id, quantity: Typed, price: Typed })), 0, mostLines),
  discount: object({ type: enums(discountKinds), value: Typed }),
  payments: size(array(SalePayment), 0, mostPayments),
  /** The code of a coupon; left out for none. */
  coupon_code: optional(size(Text, 0, 50)),
  /** What campaigns gave off it, as the customer was told; left out where they gave nothing, or nobody could be asked. */
  discounts: optional(size(array(object({ id: Id, amount: Typed })), 0, mostLines)),
  note: Words,
  /** When it was sold, where that was before it reached the server. */
  sold_at: optional(Moment),
  /** The least, the most and the step of its products are passed over. */
  override: optional(Switch),
  /** Who may not do so by themselves names what a second person approved. */
  approval: optional(ApprovalReference),
})
export type FastSale = Infer<typeof FastSale>

/** What became of a sale: the order that it is, as its receipt tells it. */
export const SoldOrder = object({
  id: Id,
  number: string(),
  total: string(),
  currency: string(),
  ordered_at: string(),
})
export type SoldOrder = Infer<typeof SoldOrder>

/** By what a variant is looked up: exactly its stock code or barcode, or its id where it was chosen from a list. */
export const ScanQuery = object({ code: optional(size(Text, 1, 100)), id: optional(IdText) })

/** Which campaigns are asked for: those of a code beside the sales of the day, and how often this customer used it. */
export const SaleCampaignsQuery = object({ code: optional(size(Text, 0, 50)), customer_id: optional(IdText) })

/** Whom something is sold to, and where they live. */
export const SaleCustomer = object({
  id: Id,
  name: string(),
  phone: string(),
  /** It is the shop's walk-in customer. */
  walk_in: boolean(),
  address: nullable(Address),
  /** Whom campaigns may be for. */
  group_id: optional(nullable(Id)),
})
export type SaleCustomer = Infer<typeof SaleCustomer>

/** A way of sending that the till offers. */
export const SaleMethod = object({ ...PricedMethod.schema, handover: boolean() })
export type SaleMethod = Infer<typeof SaleMethod>

/** What the till sells with. */
export const FastSaleOptions = object({
  currency: string(),
  tax_in_price: Switch,
  shop: object({ name: string(), address: string(), phone: string(), tax_office: string(), tax_number: string() }),
  printer_type: enums(printers),
  /** Who buys without a name; nothing while the shop has no such contact. */
  walk_in: nullable(SaleCustomer),
  shipping_methods: array(SaleMethod),
  payment_methods: array(PaymentChoice),
  /** Where money may come in the shop's currency, and which way of paying comes where. */
  accounts: array(Account),
  usual_accounts: array(object({ method: PaymentMethod, account_id: nullable(integer()) })),
  /** The sales of today. */
  campaigns: optional(OrderCampaigns),
})
export type FastSaleOptions = Infer<typeof FastSaleOptions>
