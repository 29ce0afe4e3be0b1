import { boolean, type Infer, object } from 'superstruct'

/** What a shop has of what it needs before its first order, its first parcel and its first invoice. */
export const Readiness = object({
  /** An active product with a price in the shop's country. */
  product: boolean(),
  /** An active way to send a parcel. */
  shipping_method: boolean(),
  /** The sender's address, as labels have it. */
  address: boolean(),
  /** The sender's phone, as labels have it. */
  phone: boolean(),
  /** All that the tax authority asks of whoever issues an invoice. */
  seller_known: boolean(),
  /** Invoices go to the tax authority, and not to its place for trying out. */
  production: boolean(),
})
export type Readiness = Infer<typeof Readiness>
