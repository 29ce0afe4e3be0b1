import { fromPromise } from 'xstate'
import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import {
  type Begun,
  type ChosenVariant,
  type MatchPageTypes,
  matchPageMachine,
} from '#machines/catalog/product-match/match-page.machine.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { jobBegan } from '#screens/platform/wiring/jobs.ts'

/** The screen of product matches, with its calls. */
export const matchPage = matchPageMachine.provide({
  actors: {
    look: fromOperation(matchOperations.summary),
    fetchVariant: fromOperation(matchOperations.variant, ({ variant_id, match_id }: ChosenVariant) => ({
      params: { id: variant_id },
      query: { match_id },
    })),
    send: fromPromise(({ input }: { input: Sending<MatchPageTypes> }) => send(input)),
    begin: fromPromise(async ({ input: { begun, key } }: { input: { begun: Begun; key: string } }) => {
      const job = await ('fetch' in begun
        ? call(matchOperations.fetch, { key })
        : call(matchOperations.decideMany, { body: begun, key }))
      jobBegan()
      return job
    }),
  },
})

function send({ record: { id, version }, command, key }: Sending<MatchPageTypes>) {
  const params = { id }
  if (command.type === 'CHOOSE') {
    const variant_id = command.candidate?.variant_id ?? 0
    return call(matchOperations.choose, { params, body: { variant_id, version }, key })
  }
  return call(matchOperations.decide, { params, body: { decision: command.type, version }, key })
}
