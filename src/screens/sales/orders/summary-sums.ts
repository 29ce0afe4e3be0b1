import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { minorOf } from '#api/rules/platform/money.ts'

type Cell = OrderSummary['cells'][number]

/** The orders of one day, or of one status. */
export interface Sums {
  readonly key: string
  readonly count: number
  /** How many of each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** In kuruş, by currency. */
  readonly worth: readonly { readonly currency: string; readonly total: number }[]
}

/** The cells of a summary put together by something, in the order in which it comes. */
export function sumsOf(summary: OrderSummary | null, by: (cell: Cell) => string): readonly Sums[] {
  const groups = Map.groupBy(summary?.cells ?? [], by)
  return [...groups].map(([key, cells]) => ({
    key,
    count: cells.reduce((sum, { count }) => sum + count, 0),
    statuses: added(cells.map(({ status, count }) => [status, count])),
    worth: Object.entries(added(cells.map(({ currency, total }) => [currency, minorOf(total) ?? 0]))).map(
      ([currency, total]) => ({ currency, total }),
    ),
  }))
}

function added(parts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [key, part] of parts) sums[key] = (sums[key] ?? 0) + part
  return sums
}

const lists = {
  shop: '/shop-orders',
  physical: '/physical-shop-orders',
  online: '/online-shop-orders',
  marketplace: '/marketplace-orders',
}

/** The list of the orders that a number counts. */
export function listOf({
  type,
  ...filters
}: {
  type: OrderSummaryQuery['type']
  from: string
  to: string
  status?: string
  [filter: string]: string | undefined
}) {
  const params = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return `${type ? lists[type] : '/orders'}?${params}`
}
