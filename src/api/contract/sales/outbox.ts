import { boolean, type Infer, nullable, object, refine, size, string } from 'superstruct'
import { Text } from '#api/contract/platform/common.ts'
import { requestKey } from '#api/contract/platform/request-outcome.ts'

/** A sale that a till could not have stored, and that is given up: what is written into the log. */
export const GiveUp = object({
  /** The Idempotency-Key that it was sent under. */
  key: refine(string(), 'request.malformed', (text) => requestKey.test(text)),
  /** What was sold, as the till would have sent it: nobody reads more of it than people do. */
  sale: size(Text, 0, 200_000),
  total: size(Text, 0, 40),
  currency: size(Text, 0, 3),
  /** The rule that refused it, where one did. */
  rule: nullable(size(Text, 0, 100)),
})

/** Whether the server had it after all: then nothing was given up. */
export const GivenUp = object({ stored: boolean() })
export type GivenUp = Infer<typeof GivenUp>
