import type { Order, PaymentMethod } from '#api/contract/sales/orders.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'

/** What whoever brings the parcel takes at the door, and how. */
export interface Collection {
  readonly amount: Minor
  readonly by: 'cash' | 'card'
}

type Collected = Pick<Order, 'payment_method' | 'payment_status' | 'total' | 'paid_total'>

const atTheDoor: Readonly<Partial<Record<PaymentMethod, Collection['by']>>> = {
  cash_on_delivery: 'cash',
  card_on_delivery: 'card',
}

/** What is collected on delivery of an order: all that was not paid before; `null` where the money comes another way, or came. */
export function collectionOf({ payment_method, payment_status, total, paid_total }: Collected): Collection | null {
  const by = atTheDoor[payment_method]
  const amount = (minorOf(total) ?? 0) - (minorOf(paid_total) ?? 0)
  return by && payment_status !== 'paid' && amount > 0 ? { amount, by } : null
}
