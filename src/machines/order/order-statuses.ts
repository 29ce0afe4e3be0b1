import type { OrderStatus } from '#api/contract/orders.ts'
import type { OrderStep } from './order.types.ts'

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
  delivery_exception: 'HOLD_UP',
  on_delivery: 'TAKE_OUT',
  at_collection_point: 'LEAVE_AT_POINT',
  undelivered: 'MISS',
  delivered: 'DELIVER',
  invoiced: 'INVOICE',
  undelivered_and_returned: 'RETURN',
}

const statusBy = Object.fromEntries(Object.entries(leadingTo).map(([status, type]) => [type, status]))

/** The status that a step leads to; none when it changes the payment alone. */
export function leadsTo({ type }: Pick<OrderStep, 'type'>): OrderStatus | null {
  return (statusBy[type] as OrderStatus | undefined) ?? null
}

/** The states around a status. */
export const around: Record<OrderStatus, readonly string[]> = {
  pending: ['waiting'],
  awaiting_payment: ['waiting'],
  accepted: ['confirmed'],
  preparing: ['confirmed', 'preparation'],
  being_packed: ['confirmed', 'preparation'],
  unpacked: ['confirmed', 'preparation'],
  reported_to_cargo: ['shipping'],
  picked_up: ['shipping'],
  in_cargo: ['shipping'],
  delayed: ['shipping'],
  delivery_exception: ['shipping'],
  on_delivery: ['shipping'],
  at_collection_point: ['shipping'],
  undelivered: ['shipping'],
  delivered: [],
  invoiced: [],
  undelivered_and_returned: [],
  cancelled: [],
  rejected: [],
}
