import { fromPromise } from 'xstate'
import type { OrderContracts } from '#api/contract/content/contracts.ts'
import { orderContractOperations } from '#api/operations/sales/order-contracts.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** What an order was agreed on. */
export const orderContracts = loaded(
  fromPromise<OrderContracts, LoadedInput<number>>(({ input: { query: id } }) =>
    call(orderContractOperations.read, { params: { id } }),
  ),
)
