import { purchaseOperations } from '#api/operations/money/purchases.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What a supplier is owed. */
export const supplierAccount = loaded(
  fromOperation(purchaseOperations.account, ({ query: { id } }: LoadedInput<{ readonly id: number }>) => ({
    params: { id },
  })),
)
