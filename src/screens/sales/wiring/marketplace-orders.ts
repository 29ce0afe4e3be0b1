import { fromPromise } from 'xstate'
import { marketplaceOrderCalls } from '#api/client/sales/marketplace-orders.ts'
import type { OrderRange } from '#api/rules/sales/order-fetch.ts'
import { orderFetchMachine } from '#machines/sales/order-fetch/order-fetch.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

const calls = marketplaceOrderCalls(http)

/** Fetching the orders of a marketplace, with its calls. */
export const orderFetch = orderFetchMachine.provide({
  actors: {
    look: fromPromise(() => calls.ground()),
    begin: fromPromise(async ({ input: { range, key } }: { input: { range: OrderRange; key: string } }) => {
      const { marketplace_id, from, to } = range
      const job = await calls.fetch({ marketplace_id, from, to }, key)
      jobBegan()
      return job
    }),
  },
})
