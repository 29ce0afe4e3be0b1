import type { RivalsQuestion } from '#api/contract/content/campaign-rivals.ts'
import { campaignRivalOperations } from '#api/operations/content/campaign-rivals.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** The other sales that one could meet, with their call. */
export const campaignRivals = loaded(
  fromOperation(campaignRivalOperations.read, ({ query: body }: LoadedInput<RivalsQuestion>) => ({ body })),
)
