import { fromPromise } from 'xstate'
import { matchCalls } from '#api/client/catalog/product-matches.ts'
import {
  type Begun,
  matchDeskMachine,
  type Stepping,
  type Weighing,
} from '#machines/catalog/product-match/match-desk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

const calls = matchCalls(http)

/** The screen of product matches, with its calls. */
export const matchDesk = matchDeskMachine.provide({
  actors: {
    look: fromPromise(() => calls.summary()),
    weigh: fromPromise(({ input }: { input: Weighing }) => calls.variant(input.variant_id, input.match_id)),
    take: fromPromise(({ input }: { input: Stepping }) => take(input)),
    begin: fromPromise(async ({ input: { begun, key } }: { input: { begun: Begun; key: string } }) => {
      const job = await ('fetch' in begun ? calls.fetch(key) : calls.decideMany(begun, key))
      jobBegan()
      return job
    }),
  },
})

function take({ row: { id, version }, step, key }: Stepping) {
  if (step.type === 'CHOOSE') return calls.choose(id, step.candidate?.variant_id ?? 0, version, key)
  return calls.decide(id, step.type, version, key)
}
