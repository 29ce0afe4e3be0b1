import { fromPromise } from 'xstate'
import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import {
  type Begun,
  matchDeskMachine,
  type Stepping,
  type Weighing,
} from '#machines/catalog/product-match/match-desk.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** The screen of product matches, with its calls. */
export const matchDesk = matchDeskMachine.provide({
  actors: {
    look: fromOperation(matchOperations.summary),
    weigh: fromOperation(matchOperations.variant, ({ variant_id, match_id }: Weighing) => ({
      params: { id: variant_id },
      query: { match_id },
    })),
    take: fromPromise(({ input }: { input: Stepping }) => take(input)),
    begin: fromPromise(async ({ input: { begun, key } }: { input: { begun: Begun; key: string } }) => {
      const job = await ('fetch' in begun
        ? call(matchOperations.fetch, { key })
        : call(matchOperations.decideMany, { body: begun, key }))
      jobBegan()
      return job
    }),
  },
})

function take({ row: { id, version }, step, key }: Stepping) {
  const params = { id }
  if (step.type === 'CHOOSE') {
    const variant_id = step.candidate?.variant_id ?? 0
    return call(matchOperations.choose, { params, body: { variant_id, version }, key })
  }
  return call(matchOperations.decide, { params, body: { decision: step.type, version }, key })
}
