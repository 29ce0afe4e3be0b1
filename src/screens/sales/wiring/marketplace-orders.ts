import { fromPromise } from 'xstate'
import { marketplaceOrderOperations } from '#api/operations/sales/marketplace-orders.ts'
import type { OrderRange } from '#api/rules/sales/order-fetch.ts'
import { orderFetchMachine } from '#machines/sales/order-fetch/order-fetch.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** Fetching the orders of a marketplace, with its calls. */
export const orderFetch = orderFetchMachine.provide({
  actors: {
    look: fromOperation(marketplaceOrderOperations.options),
    begin: fromPromise(async ({ input: { range, key } }: { input: { range: OrderRange; key: string } }) => {
      const { marketplace_id, from, to } = range
      const job = await call(marketplaceOrderOperations.fetch, { body: { marketplace_id, from, to }, key })
      jobBegan()
      return job
    }),
  },
})
