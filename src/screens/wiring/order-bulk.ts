import { fromPromise } from 'xstate'
import { orderBulkCalls } from '#api/client/order-bulk.ts'
import type { OrderChoice } from '#api/contract/order-bulk.ts'
import { bulkStatusMachine, type OrdersTo } from '#machines/bulk/bulk-status.machine.ts'
import { http } from './http.ts'
import { jobBegan } from './jobs.ts'

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
