import { fromPromise } from 'xstate'
import { bulkOperations } from '#api/operations/catalog/bulk.ts'
import { type Bulk, bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** Changing many products, with its calls. */
export const bulk = bulkMachine.provide({
  actors: {
    check: fromPromise(({ input: { act, choice, change, page } }: { input: Bulk & { page: number } }) =>
      act === 'edit'
        ? call(bulkOperations.tryEdit, { body: { choice, change, page } })
        : call(bulkOperations.tryDelete, { body: { choice, page } }),
    ),
    begin: fromPromise(async ({ input: { act, choice, change, key } }: { input: Bulk & { key: string } }) => {
      const job = await (act === 'edit'
        ? call(bulkOperations.edit, { body: { choice, change }, key })
        : call(bulkOperations.delete, { body: { choice }, key }))
      jobBegan()
      return job
    }),
  },
})
