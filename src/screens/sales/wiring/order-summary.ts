import type { OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { orderListOperations } from '#api/operations/sales/order-list.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** The orders of some days, summed by status and day. */
export const orderSummary = loaded(
  fromOperation(orderListOperations.summary, ({ query }: LoadedInput<OrderSummaryQuery>) => ({ query })),
)
