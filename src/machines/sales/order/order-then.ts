import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Order, OrderPast, PaymentStatus } from '#api/contract/sales/orders.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'

/** An order as it stood right after something happened to it. */
export interface OrderThen {
  readonly at: string
  readonly status: OrderStatus
  readonly payment_status: PaymentStatus
  readonly lines: Order['lines']
  readonly payments: Order['payments']
  readonly paid_total: string
  readonly shipping_address: Order['shipping_address']
  readonly invoice_address: Order['invoice_address']
  readonly notes: Order['notes']
}

/** The moment before anything happened: when it was ordered. */
export const whenOrdered = 0

/** The order as it stood after that entry of its history, or as it was ordered: what happened later is taken back, from the newest on. */
export function orderThen(order: Order, past: OrderPast['id']): OrderThen {
  const place = order.history.findIndex(({ id }) => id === past)
  const later = place === -1 ? order.history : order.history.slice(0, place)
  const entry = order.history[place]
  const at = entry?.at ?? order.ordered_at
  const first = later.at(-1)
  const cameBack = later.flatMap(({ moves }) => moves.filter(({ quantity }) => quantity > 0))
  const back = (id: number) => plus(cameBack.filter(({ line_id }) => line_id === id).map(({ quantity }) => quantity))
  const payments = order.payments.filter((payment) => payment.at <= at)
  return {
    at,
    // What began it came from nowhere.
    status: (entry?.to ?? (first?.from || first?.to) ?? order.status) as OrderStatus,
    payment_status: entry?.payment_to ?? first?.payment_from ?? order.payment_status,
    lines: order.lines.map((line) => ({ ...line, returned: line.returned - back(line.id) })),
    payments,
    paid_total: decimalOf(plus(payments.map(({ amount }) => minorOf(amount) ?? 0))),
    shipping_address: addressThen(order, later, 'shipping'),
    invoice_address: addressThen(order, later, 'invoice'),
    notes: order.notes.filter((note) => note.at <= at),
  }
}

/** What the first change after that moment had found, or what stands now when none came. */
function addressThen(order: Order, later: readonly OrderPast[], of: 'shipping' | 'invoice') {
  const first = later.findLast(({ address }) => address?.of === of)
  return first?.address?.before ?? order[`${of}_address`]
}

function plus(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
