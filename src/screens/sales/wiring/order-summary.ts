import { fromPromise } from 'xstate'
import { orderListCalls } from '#api/client/sales/order-list.ts'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = orderListCalls(http)

/** The orders of some days, summed by status and day. */
export const orderSummary = loaded(
  fromPromise<OrderSummary, LoadedInput<OrderSummaryQuery>>(({ input }) => calls.summary(input.query)),
)
