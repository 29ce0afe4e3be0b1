import { fromPromise } from 'xstate'
import { bulkShippingCalls } from '#api/client/bulk-shipping.ts'
import { orderBulkCalls } from '#api/client/order-bulk.ts'
import type { OrderChoice } from '#api/contract/order-bulk.ts'
import { bulkShippingMachine, type OrdersToCargo } from '#machines/bulk/bulk-shipping.machine.ts'
import { http } from './http.ts'
import { jobBegan } from './jobs.ts'

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
