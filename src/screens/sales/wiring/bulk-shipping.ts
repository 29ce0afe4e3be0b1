import { fromPromise } from 'xstate'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { bulkShippingOperations } from '#api/operations/sales/bulk-shipping.ts'
import { orderBulkOperations } from '#api/operations/sales/order-bulk.ts'
import { shipmentOperations } from '#api/operations/sales/shipments.ts'
import { bulkShippingMachine, type OrdersToCargo } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** Sending many orders to cargo, with its calls. */
export const bulkShipping = bulkShippingMachine.provide({
  actors: {
    look: fromPromise(({ input: { choice } }: { input: { choice: OrderChoice } }) => look(choice)),
    check: fromOperation(bulkShippingOperations.tryShip, ({ choice, how, page }: OrdersToCargo & { page: number }) => ({
      body: { choice, ...how, page },
    })),
    begin: fromPromise(async ({ input: { choice, how, key } }: { input: OrdersToCargo & { key: string } }) => {
      const job = await call(bulkShippingOperations.ship, { body: { choice, ...how }, key })
      jobBegan()
      return job
    }),
  },
})

async function look(choice: OrderChoice) {
  const [stands, { rows: methods }, { seconds }] = await Promise.all([
    call(orderBulkOperations.statuses, { body: { choice } }),
    call(shipmentOperations.methods),
    call(bulkShippingOperations.wait),
  ])
  return { statusCounts: stands, methods, seconds }
}
