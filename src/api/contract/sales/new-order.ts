import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  size,
  string,
} from 'superstruct'
import { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { Id, IdText, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import { panelLanguages } from '#api/contract/platform/languages.ts'
import { LinePicture } from './line-picture.ts'
import { contactTypes } from './order-invoice.ts'
import { PaymentChoice, PaymentMethod } from './orders.ts'
import { PricedMethod } from './shipments.ts'

/** How the staff sell: in the shop, or on the phone (rule R26). */
export const staffChannels = ['in_store', 'phone'] as const
/** How the goods come to the customer: a parcel, or handed over in the shop. */
export const deliveries = ['cargo', 'pickup'] as const
export const discountKinds = ['fixed', 'percentage'] as const

const most = 500
const Words = size(Text, 0, 1_000)

/** The parts of an address, in the order in which they are asked for. */
export const addressParts = [
  'name',
  'phone',
  'country',
  'state',
  'city',
  'district',
  'neighborhood',
  'address',
  'zip',
  'title',
] as const
export type AddressPart = (typeof addressParts)[number]

/** An address as the staff write it. */
export const Address = object({
  name: Words,
  phone: Words,
  country: Words,
  state: Words,
  city: Words,
  district: Words,
  neighborhood: Words,
  address: Words,
  zip: Words,
  title: Words,
})
export type NewAddress = Infer<typeof Address>

/** Somebody who buys without being a customer. */
const Guest = object({ name: Words, surname: Words, phone: Words, email: Words })

/** What an invoice asks of whoever buys beside a name and an address: of a firm, or of a person. */
const InvoiceData = object({
  contact_type: enums(contactTypes),
  company_name: Words,
  tax_office: Words,
  tax_number: Words,
  tc_number: Words,
})

/** The parts of it that each kind of buyer has. */
export const invoiceParts = {
  individual: ['tc_number'],
  corporate: ['company_name', 'tax_office', 'tax_number'],
} as const

/** An order as the staff write it. Amounts are as they were typed; the rules judge them. */
export const NewOrder = object({
  channel: enums(staffChannels),
  /** A customer of the shop, or nobody: then `guest` is who buys. */
  customer_id: nullable(Id),
  guest: Guest,
  /** In which language the customer is written to. */
  language: enums(panelLanguages),
  lines: size(array(object({ variant_id: Id, quantity: Typed, price: Typed })), 0, most),
  discount: object({ kind: enums(discountKinds), value: Typed }),
  /** The code of a coupon; empty or left out for none. */
  coupon_code: optional(size(Text, 0, 50)),
  delivery: enums(deliveries),
  /** By which of the shop's methods a parcel goes; what is handed over needs none. */
  shipping_method_id: nullable(Id),
  shipping_price: Typed,
  shipping_address: Address,
  /** The invoice goes to the same address. */
  same_address: Switch,
  invoice_address: Address,
  invoice: InvoiceData,
  payment_method: PaymentMethod,
  note: Words,
  /** What it came to on the screen; left out by who was shown nothing. */
  total: optional(Typed),
})
export type NewOrder = Infer<typeof NewOrder>

export const StoredOrder = object({ id: Id, number: string() })
export type StoredOrder = Infer<typeof StoredOrder>

/** A variant as it may be sold. The price is that of the shop's country, `null` where there is none. */
export const OrderVariant = object({
  variant_id: Id,
  product_id: Id,
  name: string(),
  options: string(),
  stock_code: string(),
  image_url: LinePicture,
  barcode: string(),
  service: boolean(),
  product_on: boolean(),
  variant_on: boolean(),
  stock: integer(),
  /** How many of the product are bought at once: so many at least and at most, and a multiple of the step. */
  min_quantity: integer(),
  max_quantity: integer(),
  step_quantity: integer(),
  /** What a piece weighs (kg) and measures (desi), where the catalog knows it. */
  weight: nullable(number()),
  desi: nullable(number()),
  price: nullable(string()),
  tax_rate: integer(),
  /** What campaigns know it by: its categories with all above them, and its tags. */
  category_ids: optional(array(Id)),
  tag_ids: optional(array(Id)),
})
export type OrderVariant = Infer<typeof OrderVariant>

/** By which code a coupon is looked up, and for whom. */
export const CouponQuery = object({ code: size(Text, 1, 50), customer_id: optional(IdText) })

/** What is priced anew: the variants of an order, its coupon and who buys. */
export const NewOrderPricing = object({
  variant_ids: size(array(Id), 0, most),
  customer_id: nullable(Id),
  coupon_code: size(Text, 0, 50),
})
export type NewOrderPricing = Infer<typeof NewOrderPricing>

/** What an order is priced with now. */
export const NewOrderPrices = object({
  tax_in_price: Switch,
  campaigns: OrderCampaigns,
  variants: array(OrderVariant),
})
export type NewOrderPrices = Infer<typeof NewOrderPrices>

/** By what a variant is found to be added: its id, or exactly its stock code or barcode. */
export const OrderVariantQuery = object({ id: optional(IdText), code: optional(size(Text, 1, 100)) })

const Found = object({ rows: array(object({ id: Id, name: string() })) })
/** The variants that a text found, each with its price where the shop sells, so that equal names can be told apart. */
export const OrderVariants = object({
  rows: array(object({ id: Id, name: string(), price: nullable(string()), currency: string() })),
})
export const Buyers = Found
export const BuyerQuery = object({ search: optional(size(Text, 0, 255)) })

/** A customer, and where their last order went, and in which language they were written to of it. */
export const Buyer = object({
  id: Id,
  name: string(),
  phone: string(),
  email: string(),
  address: nullable(Address),
  language: nullable(enums(panelLanguages)),
  /** Whom campaigns may be for. */
  group_id: optional(nullable(Id)),
})
export type Buyer = Infer<typeof Buyer>

/** What an order is written in: the shop's money, country and language, whether its prices hold their tax, how it sends parcels and is paid. */
export const NewOrderOptions = object({
  currency: string(),
  country: string(),
  language: enums(panelLanguages),
  tax_in_price: Switch,
  /** There is something to sell: an active product. */
  sells: boolean(),
  shipping_methods: array(PricedMethod),
  /** In the shop's order; of several ways of one kind the first. */
  payment_methods: array(PaymentChoice),
  /** The sales of today. */
  campaigns: optional(OrderCampaigns),
})
export type NewOrderOptions = Infer<typeof NewOrderOptions>
