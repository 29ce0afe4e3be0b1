import type { NewOrder, NewOrderPricing } from '#api/contract/sales/new-order.ts'
import { newOrderOperations } from '#api/operations/sales/new-order.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

/** An order that the staff write, with its calls. */
export const newOrder = newOrderMachine.provide({
  actors: {
    look: fromOperation(newOrderOperations.options),
    find: fromOperation(newOrderOperations.variant, ({ wanted }: { wanted: Wanted }) => ({
      query: 'code' in wanted ? { code: wanted.code } : { id: wanted.id },
    })),
    know: fromOperation(newOrderOperations.customer, ({ id }: { id: number }) => ({ params: { id } })),
    check: fromOperation(
      newOrderOperations.coupon,
      ({ code, customer_id }: { code: string; customer_id: number | null }) => ({
        query: { code, ...(customer_id === null ? {} : { customer_id }) },
      }),
    ),
    price: fromOperation(newOrderOperations.prices, (body: NewOrderPricing) => ({ body })),
    store: fromOperation(newOrderOperations.store, ({ order, key }: { order: NewOrder; key: string }) => ({
      body: order,
      key,
    })),
    renewals,
  },
})
