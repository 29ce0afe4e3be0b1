import { fromPromise } from 'xstate'
import type { SetUp, SkippedStep } from '#api/contract/sales/readiness.ts'
import { readinessOperations } from '#api/operations/sales/readiness.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** How far the shop is set up, and leaving a step of it for later. */
export const setUp = loaded(
  fromPromise<SetUp, LoadedInput<SkippedStep | null>>(({ input: { query } }) =>
    query ? call(readinessOperations.skip, { body: query }) : call(readinessOperations.read),
  ),
)
