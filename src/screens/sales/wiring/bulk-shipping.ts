import { fromPromise } from 'xstate'
import { bulkShippingCalls } from '#api/client/sales/bulk-shipping.ts'
import { orderBulkCalls } from '#api/client/sales/order-bulk.ts'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { bulkShippingMachine, type OrdersToCargo } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

const calls = bulkShippingCalls(http)
const { standing } = orderBulkCalls(http)

/** Sending many orders to cargo, with its calls. */
export const bulkShipping = bulkShippingMachine.provide({
  actors: {
    look: fromPromise(({ input: { choice } }: { input: { choice: OrderChoice } }) => look(choice)),
    check: fromPromise(({ input: { choice, how, page } }: { input: OrdersToCargo & { page: number } }) =>
      calls.tryShip(choice, how, page),
    ),
    begin: fromPromise(async ({ input: { choice, how, key } }: { input: OrdersToCargo & { key: string } }) => {
      const job = await calls.ship(choice, how, key)
      jobBegan()
      return job
    }),
  },
})

async function look(choice: OrderChoice) {
  const [stands, { rows: methods }, { seconds }] = await Promise.all([standing(choice), calls.methods(), calls.wait()])
  return { standing: stands, methods, seconds }
}
