import { fromPromise } from 'xstate'
import type { LabelQuery, LabelVariants } from '#api/contract/content/labels.ts'
import { labelOperations } from '#api/operations/content/labels.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** Variants as labels tell of them. */
export const labelVariants = loaded(
  fromPromise<LabelVariants, LoadedInput<LabelQuery>>(({ input: { query } }) =>
    call(labelOperations.variants, { query }),
  ),
)
