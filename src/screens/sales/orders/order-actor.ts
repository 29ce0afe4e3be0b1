import type { Actor } from 'xstate'
import type { Order } from '#api/contract/sales/orders.ts'
import type { orderPageMachine } from '#machines/sales/order-page/order-page.machine.ts'

export type OrderActor = Actor<typeof orderPageMachine>

/** What every part of the page is given. */
export interface PartProps {
  readonly actor: OrderActor
  /** As it is now, or as it stood at the moment that is looked at. */
  readonly order: Order
  /** A moment of the past is looked at: nothing can be done there. */
  readonly past: boolean
}
