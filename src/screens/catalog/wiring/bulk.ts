import { fromPromise } from 'xstate'
import { bulkCalls } from '#api/client/catalog/bulk.ts'
import { type Bulk, bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

const calls = bulkCalls(http)

/** Changing many products, with its calls. */
export const bulk = bulkMachine.provide({
  actors: {
    check: fromPromise(({ input: { act, choice, change, page } }: { input: Bulk & { page: number } }) =>
      act === 'edit' ? calls.tryEdit(choice, change, page) : calls.tryRemove(choice, page),
    ),
    begin: fromPromise(async ({ input: { act, choice, change, key } }: { input: Bulk & { key: string } }) => {
      const job = await (act === 'edit' ? calls.edit(choice, change, key) : calls.remove(choice, key))
      jobBegan()
      return job
    }),
  },
})
