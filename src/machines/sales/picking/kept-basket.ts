import type { Picking } from '#api/contract/sales/picking.ts'
import type { Basket } from './basket.ts'

/** A basket that is not stored on the server yet, as the browser keeps it: over a network that is gone, a reload, a dead battery. */
export interface KeptBasket {
  readonly order_id: number
  /** As it was when the picks were sent, without whose order it is: what is sent again is the same to the letter. */
  readonly picking: Picking
  readonly pending: Basket
  readonly sending: Basket
  readonly finish: boolean
  readonly ending: boolean
  readonly key: string
}

/** How many pieces wait to be stored. A reason without a piece counts as one. */
export function unsentCount(...baskets: readonly Basket[]): number {
  return baskets.flatMap((basket) => Object.values(basket)).reduce((sum, { by }) => sum + Math.max(1, Math.abs(by)), 0)
}
