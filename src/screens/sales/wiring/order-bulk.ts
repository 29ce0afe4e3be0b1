import { fromPromise } from 'xstate'
import { orderBulkCalls } from '#api/client/sales/order-bulk.ts'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { bulkStatusMachine, type OrdersTo } from '#machines/sales/bulk/bulk-status.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

const calls = orderBulkCalls(http)

/** Taking many orders to a status, with its calls. */
export const bulkStatus = bulkStatusMachine.provide({
  actors: {
    look: fromPromise(({ input: { choice } }: { input: { choice: OrderChoice } }) => calls.standing(choice)),
    check: fromPromise(({ input: { choice, to, page } }: { input: OrdersTo & { page: number } }) =>
      calls.tryMove(choice, to, page),
    ),
    begin: fromPromise(async ({ input: { choice, to, key } }: { input: OrdersTo & { key: string } }) => {
      const job = await calls.move(choice, to, key)
      jobBegan()
      return job
    }),
  },
})
