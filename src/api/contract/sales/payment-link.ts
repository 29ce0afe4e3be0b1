import { array, enums, type Infer, nullable, object, string } from 'superstruct'
import { Id, Switch } from '#api/contract/platform/common.ts'
import { OrderStatus } from './order-status.ts'
import { PaymentChoice } from './orders.ts'

/** What came of an answer of the bank: the order is paid with it, the bank refused, it speaks of other money, or the order could not take it. */
export const paymentOutcomes = ['paid', 'refused', 'mismatched', 'unbooked'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** What the bank said of a payment by the link. */
export const PaymentAnswer = object({
  id: Id,
  outcome: enums(paymentOutcomes),
  amount: string(),
  currency: string(),
  reference: string(),
  /** In the bank's words. */
  reason: string(),
  at: string(),
})
export type PaymentAnswer = Infer<typeof PaymentAnswer>

/** A page on which the customer pays an order. */
export const PaymentLink = object({
  url: string(),
  amount: string(),
  currency: string(),
  expires_at: string(),
  /** Whom it was last mailed to; `null` where nobody was written. */
  mailed_to: nullable(string()),
  /** Newest first. */
  answers: array(PaymentAnswer),
})

/** The newest payment link of an order, and what the rules of making one are asked with. */
export const OrderPaymentLink = object({
  link: nullable(PaymentLink),
  status: OrderStatus,
  /** What is still to be paid. */
  due: string(),
  /** The way of paying that the link would go by; `null` where the shop takes no payments online. */
  method: nullable(PaymentChoice),
  /** Where the customer reads mails; empty where nobody knows. */
  email: string(),
})
export type OrderPaymentLink = Infer<typeof OrderPaymentLink>

/** A payment link is made where none is open, and mailed where that is wanted. */
export const PaymentLinkRequest = object({ mail: Switch })
