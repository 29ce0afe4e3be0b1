import { array, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct'
import { Id, RefusalAnswer, Switch } from '#api/contract/platform/common.ts'
import { OrderStatus } from './order-status.ts'
import { ShortLines } from './short-picks.ts'

/** The invoice of an order, as the order tells it (rule R27). */

export const invoiceProfiles = ['basic', 'commercial', 'earchive'] as const
export const InvoiceProfile = enums(invoiceProfiles)
export type InvoiceProfile = Infer<typeof InvoiceProfile>

export const invoiceTypes = ['sale', 'refund'] as const
export const InvoiceType = enums(invoiceTypes)
export type InvoiceType = Infer<typeof InvoiceType>

/** Where an invoice stands at the tax authority; an order without one has `none`. */
export const invoiceStatuses = ['none', 'waiting', 'succeed', 'unknown', 'error'] as const
export const InvoiceStatus = enums(invoiceStatuses)
export type InvoiceStatus = Infer<typeof InvoiceStatus>

/** What the recipient says of it. Only a commercial invoice is answered; the others are accepted by themselves. */
export const invoiceAnswers = ['waiting', 'approved', 'rejected', 'unknown', 'automatic'] as const
export const InvoiceAnswer = enums(invoiceAnswers)
export type InvoiceAnswer = Infer<typeof InvoiceAnswer>

export const contactTypes = ['individual', 'corporate'] as const

/** Whom an order is invoiced to, as the order has it. */
export const InvoiceAddress = object({
  contact_type: enums(contactTypes),
  company_name: string(),
  name: string(),
  surname: string(),
  tax_office: string(),
  tax_number: string(),
  tc_number: string(),
  country: string(),
  /** The province (il), and its district (ilçe). */
  city: string(),
  district: string(),
  address: string(),
  zip: string(),
  phone: string(),
  email: string(),
})
export type InvoiceAddress = Infer<typeof InvoiceAddress>

/** One invoice of an order. */
export const Invoice = object({
  id: Id,
  order_id: Id,
  /** Of a return invoice: the refund that it is of. */
  refund_id: nullable(Id),
  number: string(),
  uuid: string(),
  profile: InvoiceProfile,
  type: InvoiceType,
  status: InvoiceStatus,
  answer: InvoiceAnswer,
  total: string(),
  currency: string(),
  issued_at: string(),
  cancelled_at: nullable(string()),
  /** Why it was not taken, as a rule of the catalogue; nothing while it was. */
  reason: nullable(RefusalAnswer),
})
export type Invoice = Infer<typeof Invoice>

/** What the tax authority asks of whoever issues an invoice; the last three of internet sales. */
export const sellerFields = [
  'title',
  'tax_office',
  'tax_number',
  'city',
  'district',
  'address',
  'website',
  'carrier_name',
  'carrier_tax_number',
] as const
export const SellerField = enums(sellerFields)
export type SellerField = Infer<typeof SellerField>

/** Who told a rate of exchange. */
export const InvoiceRateSource = enums(['manual', 'central_bank', 'sandbox'] as const)

/** What one unit of an order's money was worth in lira, on the newest day for which that was told. */
export const InvoiceRate = object({ rate: string(), date: string(), source: InvoiceRateSource })
export type InvoiceRate = Infer<typeof InvoiceRate>

/** What the rules of an order's invoice are judged with. */
export const InvoiceState = object({
  status: InvoiceStatus,
  answer: InvoiceAnswer,
  profile: nullable(InvoiceProfile),
  order_status: OrderStatus,
  paid: Switch,
  production: Switch,
  /** What the tax authority asks of the shop and it has not said. */
  seller_lacks: array(SellerField),
  currency: string(),
  /** Of money of another country. */
  rate: optional(nullable(InvoiceRate)),
  recipient: InvoiceAddress,
  short: ShortLines,
  /** The lines of the order, as far as their pieces are still to go. */
  lines: array(object({ id: Id, quantity: integer(), returned: integer() })),
})

export type InvoiceState = Infer<typeof InvoiceState>

/** The invoice of an order, or the return invoice of one of its refunds: where it stands, the one that counts, and those before it, newest first. */
export const OrderInvoice = object({
  order_id: Id,
  refund_id: nullable(Id),
  order_version: integer(),
  standing: InvoiceState,
  invoice: nullable(Invoice),
  past: array(Invoice),
  /** Of an order: the return invoices of its refunds. */
  returns: array(Invoice),
})
export type OrderInvoice = Infer<typeof OrderInvoice>
