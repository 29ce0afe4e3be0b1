import { productOperations } from '#api/operations/catalog/products.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

interface Asked {
  readonly id: number
  /** So many lines at most. */
  readonly limit: number
}

/** What was done to a product. */
export const productHistory = loaded(
  fromOperation(productOperations.history, ({ query: { id, limit } }: LoadedInput<Asked>) => ({
    params: { id },
    query: { limit },
  })),
)
