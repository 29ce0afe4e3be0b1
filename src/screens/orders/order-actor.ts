import type { Actor } from 'xstate'
import type { Order } from '#api/contract/orders.ts'
import type { orderPageMachine } from '#machines/order-page/order-page.machine.ts'

export type OrderActor = Actor<typeof orderPageMachine>

/** What every part of the page is given. */
export interface PartProps {
  readonly actor: OrderActor
  readonly order: Order
}
