import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import type { ReceivedPayment } from '#api/contract/sales/payments.ts'
import type { ShortLine } from '#api/contract/sales/short-picks.ts'
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
  /** The lines of which fewer pieces were packed than are to go. */
  readonly short: readonly ShortLine[]
}

/** Its money has come; how, where that was said. */
export interface PaidStep {
  type: 'MARK_PAID'
  payment?: ReceivedPayment
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
  | PaidStep
  | { type: 'MARK_NOT_PAID' }
  /** So many kuruş of it came: a collection brings them; nobody asks for it by itself. */
  | { type: 'RECEIVE_PAYMENT'; amount: Minor }
  /** So many of them did not come after all: their collection is taken back. */
  | { type: 'REVERSE_PAYMENT'; amount: Minor }
  /** Its refund pays so many kuruş back; nobody asks for it by itself. */
  | { type: 'REFUND'; amount: Minor }

/** A step, and whoever takes it. */
export type OrderEvent = OrderStep & { readonly by: Holder }
