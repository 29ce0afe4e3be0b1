import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { givenChequeOperations } from '#api/operations/money/given-cheques.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { giveCheque } from './give.ts'
import { readGivenCheque } from './read.ts'
import { takeGivenStep } from './steps.ts'

/** The calls of given cheques. */
export const givenChequeEndpoints: readonly Endpoint[] = [
  endpoint(givenChequeOperations.give, ({ body, ...context }) => giveCheque(context, body)),
  ...stepEndpoints(givenCheques, { read: readGivenCheque, take: takeGivenStep }),
]
