import { array, boolean, enums, type Infer, object, string } from 'superstruct'
import { Switch } from '#api/contract/platform/common.ts'
import { SellerField } from './order-invoice.ts'

/** What a shop has of what it needs before its first order, its first parcel and its first invoice. */
export const Readiness = object({
  /** It is called otherwise than every new shop. */
  named: boolean(),
  /** Somebody decided about money, language, country and taxes: by saving them, or by wanting them as they are. */
  regional: boolean(),
  /** An active product with a price in the shop's country. */
  product: boolean(),
  /** Its mails leave: through a connection of its own, or as the server's owner has set. */
  mail: boolean(),
  /** An active way to send a parcel. */
  shipping_method: boolean(),
  /** An active way to pay. */
  payment_method: boolean(),
  /** The sender's address, as labels have it. */
  address: boolean(),
  /** The sender's phone, as labels have it. */
  phone: boolean(),
  /** What the tax authority asks of whoever issues an invoice, and the shop has not said. */
  seller_lacks: array(SellerField),
  /** An active connection to whoever takes its invoices. */
  invoice_method: boolean(),
  /** Invoices go to the tax authority, and not to its place for trying out. */
  production: boolean(),
  /** Somebody else works here. */
  colleague: boolean(),
})
export type Readiness = Infer<typeof Readiness>

/** The steps of setting a shop up, in their order. */
export const setUpSteps = [
  'identity',
  'seller',
  'regional',
  'shipping',
  'payment',
  'mail',
  'people',
  'product',
] as const
export type SetUpStep = (typeof setUpSteps)[number]
const Step = enums(setUpSteps)

/** The names of what there is already. */
const Names = array(string())

/** How far a shop is set up. */
export const SetUp = object({
  shop: Readiness,
  /** What was left for later, by whoever. */
  skipped: array(Step),
  has: object({
    languages: Names,
    countries: Names,
    shipping: Names,
    payment: Names,
    mail: Names,
    people: Names,
    product: Names,
  }),
})
export type SetUp = Infer<typeof SetUp>

/** A step that is left for later, or taken up again. */
export const SkippedStep = object({ step: Step, skipped: Switch })
export type SkippedStep = Infer<typeof SkippedStep>
