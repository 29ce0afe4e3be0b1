import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentMethod, PaymentStatus } from '#api/contract/sales/orders.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { ReturnableLine, ReturnedQuantity } from './orders.ts'

/** What the rules of an order are judged with. The panel takes it from the order that it shows, the server from its own rows. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly payment_method: PaymentMethod
  readonly paid: boolean
  /** Kuruş: what the order costs, what was paid of it, and what of that went back. */
  readonly total: Minor
  readonly paid_total: Minor
  readonly refunded_total: Minor
  /** The shop lets orders by unpaid transfer be cancelled. */
  readonly cancels_unpaid: boolean
  /** Its invoice was issued, and stands. */
  readonly invoiced: boolean
  readonly lines: readonly ReturnableLine[]
}

/** What may happen to an order. */
export type OrderStep =
  | { type: 'WAIT' }
  | { type: 'AWAIT_PAYMENT' }
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'CANCEL' }
  | { type: 'PREPARE' }
  | { type: 'PACK' }
  | { type: 'UNPACK' }
  | { type: 'REPORT_TO_CARGO' }
  | { type: 'PICK_UP' }
  | { type: 'SEND' }
  | { type: 'DELAY' }
  | { type: 'DELIVERY_EXCEPTION' }
  | { type: 'OUT_FOR_DELIVERY' }
  | { type: 'AT_PICKUP_POINT' }
  | { type: 'DELIVERY_FAILED' }
  | { type: 'DELIVER' }
  | { type: 'INVOICE' }
  /** It was not delivered, or not kept: these pieces came back. */
  | { type: 'RETURN'; lines: readonly ReturnedQuantity[] }
  | { type: 'MARK_PAID' }
  | { type: 'MARK_NOT_PAID' }
  /** Its refund pays so many kuruş back; nobody asks for it by itself. */
  | { type: 'REFUND'; amount: Minor }

/** A step, and whoever takes it. */
export type OrderEvent = OrderStep & { readonly by: Holder }

/** The event of the chart that leads to a status. */
export const leadingTo: Record<OrderStatus, OrderStep['type']> = {
  pending: 'WAIT',
  awaiting_payment: 'AWAIT_PAYMENT',
  accepted: 'ACCEPT',
  rejected: 'REJECT',
  cancelled: 'CANCEL',
  preparing: 'PREPARE',
  being_packed: 'PACK',
  unpacked: 'UNPACK',
  reported_to_cargo: 'REPORT_TO_CARGO',
  picked_up: 'PICK_UP',
  in_cargo: 'SEND',
  delayed: 'DELAY',
  delivery_exception: 'DELIVERY_EXCEPTION',
  on_delivery: 'OUT_FOR_DELIVERY',
  at_collection_point: 'AT_PICKUP_POINT',
  undelivered: 'DELIVERY_FAILED',
  delivered: 'DELIVER',
  invoiced: 'INVOICE',
  undelivered_and_returned: 'RETURN',
  refunded: 'REFUND',
}

const statusBy = Object.fromEntries(Object.entries(leadingTo).map(([status, type]) => [type, status]))

/** The status that a step leads to; none when it changes the payment alone. */
export function leadsTo({ type }: Pick<OrderStep, 'type'>): OrderStatus | null {
  return (statusBy[type] as OrderStatus | undefined) ?? null
}

const payingTo: Record<PaymentStatus, 'MARK_PAID' | 'MARK_NOT_PAID'> = { paid: 'MARK_PAID', not_paid: 'MARK_NOT_PAID' }

/** The step to a status, with the pieces that come back where it asks for them. A refund alone knows what it pays back. */
export function stepTo(status: OrderStatus, lines: readonly ReturnedQuantity[] = []): OrderStep {
  const type = leadingTo[status]
  if (type === 'RETURN') return { type, lines }
  return type === 'REFUND' ? { type, amount: 0 } : ({ type } as OrderStep)
}

/** The step to a payment status. */
export function payStep(status: PaymentStatus): OrderStep {
  return { type: payingTo[status] }
}
