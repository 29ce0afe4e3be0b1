import type { OrderStatus, PaymentMethod } from '#api/contract/orders.ts'
import type { ReturnableLine, ReturnedPieces } from '#api/rules/orders.ts'
import type { Holder } from '#api/rules/session.ts'

/** What the rules of an order are judged with. The panel takes it from the order that it shows, the server from its own rows. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly payment_method: PaymentMethod
  readonly paid: boolean
  /** The shop lets orders by unpaid transfer be cancelled. */
  readonly cancels_unpaid: boolean
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
  | { type: 'HOLD_UP' }
  | { type: 'TAKE_OUT' }
  | { type: 'LEAVE_AT_POINT' }
  | { type: 'MISS' }
  | { type: 'DELIVER' }
  | { type: 'INVOICE' }
  /** It was not delivered, or not kept: these pieces came back. */
  | { type: 'RETURN'; lines: readonly ReturnedPieces[] }
  | { type: 'MARK_PAID' }
  | { type: 'MARK_NOT_PAID' }

/** A step, and whoever takes it. */
export type OrderEvent = OrderStep & { readonly by: Holder }
