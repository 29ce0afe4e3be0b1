import { fromPromise } from 'xstate'
import { orderListCalls } from '#api/client/sales/order-list.ts'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { orderSummaryMachine } from '#machines/sales/order-summary/order-summary.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = orderListCalls(http)

/** The summary of orders, with its call. */
export const orderSummary = orderSummaryMachine.provide({
  actors: { sum: fromPromise<OrderSummary, OrderSummaryQuery>(({ input }) => calls.summary(input)) },
})
