import { fromPromise } from 'xstate'
import { productOperations } from '#api/operations/catalog/products.ts'
import { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** Copying a product and deleting all of them, with their calls. */
export const productActions = productActionsMachine.provide({
  actors: {
    copy: fromOperation(productOperations.copy, ({ id, key }: { id: number; key: string }) => ({
      params: { id },
      key,
    })),
    removeAll: fromPromise(async ({ input }: { input: { key: string } }) => {
      const job = await call(productOperations.deleteAll, { key: input.key })
      jobBegan()
      return job
    }),
  },
})
