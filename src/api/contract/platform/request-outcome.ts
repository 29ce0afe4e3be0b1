import { enums, type Infer, integer, nullable, object, refine, string } from 'superstruct'

/** What is asked about a call whose answer was lost: its Idempotency-Key. */
export const RequestOutcomeQuery = object({
  key: refine(string(), 'request.malformed', (text) => requestKey.test(text)),
})

/** What an Idempotency-Key may be. */
export const requestKey = /^[\w.:-]{8,100}$/

/** What became of a call: carried out, with its answer as it went out; not carried out; or still at work. */
export const RequestOutcome = object({
  state: enums(['done', 'not done', 'under way'] as const),
  answer: nullable(object({ status: integer(), body: string() })),
})
export type RequestOutcome = Infer<typeof RequestOutcome>
