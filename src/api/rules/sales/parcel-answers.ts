import type { OrderStatus } from '#api/contract/sales/order-status.ts'

/** Where a company says that a parcel is, in the words of the order that takes them from it. */
export const parcelStatuses: readonly OrderStatus[] = [
  'picked_up',
  'in_cargo',
  'delayed',
  'delivery_exception',
  'on_delivery',
  'at_collection_point',
  'undelivered',
  'delivered',
]
