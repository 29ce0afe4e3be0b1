import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { broken, type Refusal, type Rule, rule } from '#api/rules/platform/rule.ts'
import { notCancelled, notRejected, quantityWasBought, type ReturnableLine, type ReturnedQuantity } from './orders.ts'

/** What taking pieces back into the stock is judged with. */
export interface RestockFacts {
  readonly status: OrderStatus
  readonly lines: readonly ReturnableLine[]
  readonly pieces: readonly ReturnedQuantity[]
}

const arrived: readonly OrderStatus[] = [
  'delivered',
  'invoiced',
  'undelivered_and_returned',
  // These say so by rules of their own.
  'cancelled',
  'rejected',
]

/** What has not left the house is cancelled, and what is on its way comes back by a step of its own. Facts: where the order stands. */
export const goodsArrived: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ {
    id: 'order.restock_too_early',
    message: 'Stoğa geri alma, teslim edilen ya da geri dönen siparişte yapılır.',
  },
  [],
  ({ status }) => arrived.includes(status),
)

/** Facts: the pieces that are to be taken back. */
export const somethingBack: Rule<{ pieces: readonly ReturnedQuantity[] }> = rule(
  /*i18n*/ { id: 'order.restock_nothing', message: 'Stoğa geri alınacak adet yok.' },
  [],
  ({ pieces }) => pieces.some(({ quantity }) => quantity !== 0),
)

export const restockRules = [notCancelled, notRejected, goodsArrived, somethingBack, quantityWasBought] as const

/** What keeps these pieces from going back into the stock. */
export function restockRefusals(facts: RestockFacts): Refusal[] {
  return broken<RestockFacts>(restockRules, facts)
}
