import { fromPromise } from 'xstate'
import { newOrderCalls } from '#api/client/sales/new-order.ts'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import type { Wanted } from '#machines/sales/new-order/new-order.context.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

const calls = newOrderCalls(http)

/** An order that the staff write, with its calls. */
export const newOrder = newOrderMachine.provide({
  actors: {
    look: fromPromise(() => calls.ground()),
    find: fromPromise(({ input: { wanted } }: { input: { wanted: Wanted } }) =>
      'code' in wanted ? calls.variantByCode(wanted.code) : calls.variant(wanted.id),
    ),
    know: fromPromise(({ input }: { input: { id: number } }) => calls.buyer(input.id)),
    store: fromPromise(({ input }: { input: { order: NewOrder; key: string } }) => calls.store(input.order, input.key)),
    renewals,
  },
})
