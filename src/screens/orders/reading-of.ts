import type { Order } from '#api/contract/orders.ts'

const readings = new WeakMap<Order, number>()
let read = 0

/** Which reading of an order this is: a part of its page that is keyed with it begins anew whenever the order was read anew. */
export function readingOf(order: Order): number {
  if (!readings.has(order)) {
    read += 1
    readings.set(order, read)
  }
  return readings.get(order) ?? 0
}
