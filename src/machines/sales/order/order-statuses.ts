import type { OrderStatus } from '#api/contract/sales/order-status.ts'

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
  refunded: [],
}
