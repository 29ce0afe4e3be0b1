import { boolean, type Infer, nullable, object, refine, size, string } from 'superstruct'
import { Text } from '#api/contract/platform/common.ts'
import { requestKey } from '#api/contract/platform/request-outcome.ts'
import { FastSale } from './fast-sale.ts'

/** A sale that a till could not have stored, and that is given up: what is written into the log. */
export const GiveUp = object({
  /** The Idempotency-Key that it was sent under. */
  key: refine(string(), 'request.malformed', (text) => requestKey.test(text)),
  sale: FastSale,
  total: size(Text, 0, 40),
  currency: size(Text, 0, 3),
  /** The rule that refused it, where one did. */
  rule: nullable(size(Text, 0, 100)),
})

/** Whether the server had it after all: then nothing was given up. */
export const GivenUp = object({ stored: boolean() })
export type GivenUp = Infer<typeof GivenUp>
