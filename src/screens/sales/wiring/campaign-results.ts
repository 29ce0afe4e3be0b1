import { campaignResultOperations } from '#api/operations/sales/campaign-results.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What a campaign brought, with its call. */
export const campaignResults = loaded(
  fromOperation(campaignResultOperations.read, ({ query: { id } }: LoadedInput<{ id: number }>) => ({
    params: { id },
  })),
)
