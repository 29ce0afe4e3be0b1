import { array, boolean, type Infer, integer, nullable, object, size, string } from 'superstruct'
import { Campaign } from '#api/contract/content/campaigns.ts'
import { Id, RefusalAnswer, Text, Typed } from '#api/contract/platform/common.ts'
import { PaymentChoice, PaymentMethod } from './orders.ts'

/** What campaigns are tried on: who would buy what, on which day of the shop, paid how and with which code. Nothing of it is stored. */
export const Simulation = object({
  /** A customer of the shop, or nobody. */
  customer_id: nullable(Id),
  lines: size(array(object({ variant_id: Id, quantity: Typed })), 0, 100),
  /** Campaigns run by whole days: the moment of an order is its day by the clock of the shop. */
  day: size(Text, 0, 20),
  payment_method: PaymentMethod,
  /** The code of a coupon; empty for none. */
  code: size(Text, 0, 50),
})
export type Simulation = Infer<typeof Simulation>

/** What a trial is written with. */
export const SimulationOptions = object({
  currency: string(),
  /** Today, by the clock of the shop. */
  day: string(),
  payment_methods: array(PaymentChoice),
})
export type SimulationOptions = Infer<typeof SimulationOptions>

/** What campaigns would make of the order: each that gives something off it, and each that does not with every rule in its way. */
export const SimulationResult = object({
  currency: string(),
  lines: array(
    object({ variant_id: Id, name: string(), quantity: integer(), price: string(), off: string(), total: string() }),
  ),
  applied: array(object({ campaign: Campaign, amount: string(), lines: integer() })),
  refused: array(object({ campaign: Campaign, rules: array(RefusalAnswer) })),
  /** Why the code gives nothing. */
  code: array(RefusalAnswer),
  free_shipping: boolean(),
  products: string(),
  discount: string(),
  /** Of what is left, where the prices do not hold it. */
  tax: string(),
  tax_in_price: boolean(),
  total: string(),
})
export type SimulationResult = Infer<typeof SimulationResult>
