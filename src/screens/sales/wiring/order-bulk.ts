import { fromPromise } from 'xstate'
import type { OrderChoice, OrdersTakeQuery } from '#api/contract/sales/order-bulk.ts'
import { orderBulkOperations } from '#api/operations/sales/order-bulk.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { bulkStatusMachine, type OrdersTo } from '#machines/sales/bulk/bulk-status.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** What would take the chosen orders to a status. */
export const ordersTake = loaded(
  fromOperation(orderBulkOperations.takes, ({ query }: LoadedInput<OrdersTakeQuery>) => ({ body: query })),
)

/** Taking many orders to a status, with its calls. */
export const bulkStatus = bulkStatusMachine.provide({
  actors: {
    look: fromOperation(orderBulkOperations.statuses, ({ choice }: { choice: OrderChoice }) => ({ body: { choice } })),
    check: fromOperation(orderBulkOperations.tryMove, ({ choice, to, page }: OrdersTo & { page: number }) => ({
      body: { choice, status: to, page },
    })),
    begin: fromPromise(async ({ input: { choice, to, key } }: { input: OrdersTo & { key: string } }) => {
      const job = await call(orderBulkOperations.move, { body: { choice, status: to }, key })
      jobBegan()
      return job
    }),
  },
})
