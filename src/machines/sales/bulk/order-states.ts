import type { OrderChoice, OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import { ordersSelected } from '#api/rules/sales/order-bulk.ts'
import { asGuards } from '#machines/platform/refusals.ts'

/** What the bulk machines of orders know of what was chosen. */
export interface ChosenContext {
  readonly choice: OrderChoice | null
  /** Where the chosen orders stand, once it is known. */
  readonly statusCounts: OrdersChosen | null
}

export interface Choose {
  type: 'CHOOSE'
  choice: OrderChoice
  count: number
}

/** Whether there is an order to do anything with: of those chosen now, or of those that were found. */
export const someChosen = asGuards([ordersSelected], ({ context, event }) => {
  const { statusCounts } = context as { statusCounts: OrdersChosen }
  return { selected: event.type === 'CHOOSE' ? event.count : statusCounts.total - statusCounts.missing }
})

export const isChosen = ({ context: { choice } }: { context: ChosenContext }) => choice !== null

/**
 * The first half of the bulk machines of orders: they are chosen, or a list has sent them, and it is looked where they stand. The machine
 * brings `changing`, the actor `look` and the actions `choose`, `takeLook` and `takeFailure`.
 */
export const orderStates = {
  beginning: { always: [{ guard: 'isChosen', target: 'looking' }, { target: 'choosing' }] },
  choosing: { on: { CHOOSE: { guard: 'bulk.none_selected', target: 'looking', actions: 'choose' } } },
  looking: {
    tags: 'busy',
    invoke: {
      id: 'look',
      src: 'look',
      input: ({ context: { choice } }: { context: ChosenContext }) => ({ choice: choice as OrderChoice }),
      onDone: { target: 'changing', actions: 'takeLook' },
      onError: { target: 'notLooked', actions: 'takeFailure' },
    },
  },
  notLooked: { on: { RETRY: 'looking', CANCEL: 'choosing' } },
} as const
