import { fromPromise } from 'xstate'
import { productCalls } from '#api/client/catalog/products.ts'
import { productActsMachine } from '#machines/catalog/product-acts/product-acts.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

const calls = productCalls(http)

/** Copying a product and deleting all of them, with their calls. */
export const productActs = productActsMachine.provide({
  actors: {
    copy: fromPromise(({ input }: { input: { id: number; key: string } }) => calls.copy(input.id, input.key)),
    removeAll: fromPromise(async ({ input }: { input: { key: string } }) => {
      const job = await calls.removeAll(input.key)
      jobBegan()
      return job
    }),
  },
})
