import { array, enums, type Infer, integer, nullable, number, object, optional, string } from 'superstruct'
import { StepName } from '#api/contract/platform/common.ts'
import { Invoice, InvoiceProfile, InvoiceRateSource, InvoiceType } from './order-invoice.ts'

/** What may be said of invoices beside what an order tells of its own. */

/** As what an order is invoiced; `version` is that of the order that its preview was made of. */
export const InvoiceRequest = object({
  profile: InvoiceProfile,
  type: optional(InvoiceType),
  version: optional(integer()),
})

/** A step of an invoice by its name in the chart. */
export const InvoiceMove = object({ step: StepName })

const Party = object({
  scheme: enums(['VKN', 'TCKN'] as const),
  number: string(),
  /** A firm's name, or a person's whole name. */
  name: string(),
  /** Of a person. */
  given: string(),
  family: string(),
  tax_office: string(),
  address: string(),
  city: string(),
  district: string(),
  country: string(),
  zip: string(),
  phone: string(),
  email: string(),
  website: string(),
})
export type InvoiceParty = Infer<typeof Party>

/** A line without its tax, which is told beside it. Money is decimal text; `base` is before the discount, `gross` with the tax. */
const Line = object({
  name: string(),
  quantity: integer(),
  unit_price: string(),
  base: string(),
  discount: string(),
  net: string(),
  tax_rate: number(),
  tax: string(),
  gross: string(),
})
export type InvoiceLine = Infer<typeof Line>

/** An invoice as it was issued: what its XML says and what is printed of it. */
export const InvoiceDocument = object({
  number: string(),
  uuid: string(),
  profile: InvoiceProfile,
  type: InvoiceType,
  /** In the shop's time zone: `2026-11-21`, `14:32:05`. */
  date: string(),
  time: string(),
  currency: string(),
  order: object({ number: string(), date: string() }),
  seller: Party,
  buyer: Party,
  lines: array(Line),
  /** By rate, the lowest first. */
  taxes: array(object({ rate: number(), base: string(), tax: string() })),
  totals: object({ base: string(), discount: string(), net: string(), tax: string(), gross: string() }),
  /** Of money of another country: the rate that it was issued at, for good, and its sums in lira at that rate. */
  exchange: optional(
    object({
      rate: string(),
      date: string(),
      source: InvoiceRateSource,
      net: string(),
      tax: string(),
      gross: string(),
    }),
  ),
  /** What an e-archive invoice of an internet sale has to say besides. */
  internet: nullable(
    object({
      website: string(),
      payment: enums(['KREDIKARTI/BANKAKARTI', 'EFT/HAVALE', 'KAPIDAODEME', 'DIGER'] as const),
      payment_date: string(),
      carrier_name: string(),
      carrier_tax_number: string(),
      delivery_date: string(),
    }),
  ),
  /** Of a refund: the invoice of the sale. */
  original: nullable(object({ number: string(), date: string() })),
})
export type InvoiceDocument = Infer<typeof InvoiceDocument>

/** An invoice, and what it says. */
export const InvoiceDetail = object({ invoice: Invoice, document: InvoiceDocument })
export type InvoiceDetail = Infer<typeof InvoiceDetail>
