import { enums, type Infer } from 'superstruct'

/** Where an order may stand: the states of its chart. */
export const orderStatuses = [
  'pending',
  'awaiting_payment',
  'accepted',
  'preparing',
  'being_packed',
  'unpacked',
  'reported_to_cargo',
  'picked_up',
  'in_cargo',
  'delayed',
  'delivery_exception',
  'on_delivery',
  'at_collection_point',
  'undelivered',
  'delivered',
  'invoiced',
  'undelivered_and_returned',
  'cancelled',
  'rejected',
  'refunded',
] as const
export const OrderStatus = enums(orderStatuses)
export type OrderStatus = Infer<typeof OrderStatus>
