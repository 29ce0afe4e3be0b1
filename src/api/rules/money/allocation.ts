import type { Minor } from '#api/rules/platform/money.ts'

/** An order that is not paid yet, as money is spread over it. */
export interface OwingOrder {
  readonly id: number
  /** A moment of UTC, as the API tells it. */
  readonly ordered_at: string
  readonly currency: string
  /** Kuruş. */
  readonly outstanding: Minor
}

/** What an order gets of the money, and what is outstanding of it then. */
export interface AllocatedPart {
  readonly order_id: number
  readonly amount: Minor
  readonly rest: Minor
}

export interface Allocation {
  /** Of every order in the currency, in the order in which they fill; one that the money did not reach gets 0. */
  readonly parts: readonly AllocatedPart[]
  /** What no order took. */
  readonly left: Minor
}

/** Older comes first; of one date the smaller id. */
export function byAge(one: OwingOrder, other: OwingOrder): number {
  if (one.ordered_at !== other.ordered_at) return one.ordered_at < other.ordered_at ? -1 : 1
  return one.id - other.id
}

/**
 * Spreads an amount over orders, in whole kuruş (rule R77): those that are pinned fill first, then the others, each group oldest first, each order
 * whole before the next one gets anything. The first order says the currency; orders in another one take nothing.
 */
export function allocate<Order extends OwingOrder>(
  orders: readonly Order[],
  amount: Minor,
  pinned: readonly number[] = [],
): Allocation {
  const first = new Set(pinned)
  const { taken } = sameCurrency(orders)
  const inOrder = [...taken].sort((one, other) => place(first, one) - place(first, other) || byAge(one, other))
  let left = Math.max(0, amount)
  const parts = inOrder.map(({ id, outstanding }) => {
    const part = Math.min(left, outstanding)
    left -= part
    return { order_id: id, amount: part, rest: outstanding - part }
  })
  return { parts, left }
}

/** The orders in the currency of the first of them, and those in others (rule R156). */
export function sameCurrency<Order extends Pick<OwingOrder, 'currency'>>(orders: readonly Order[]) {
  const currency = orders[0]?.currency
  return {
    taken: orders.filter((order) => order.currency === currency),
    skipped: orders.filter((order) => order.currency !== currency),
  }
}

/** What is owed of orders of one currency together. */
export function debtOf(orders: readonly Pick<OwingOrder, 'outstanding'>[]): Minor {
  return orders.reduce((sum, { outstanding }) => sum + outstanding, 0)
}

function place(pinned: ReadonlySet<number>, { id }: OwingOrder): number {
  return pinned.has(id) ? 0 : 1
}
