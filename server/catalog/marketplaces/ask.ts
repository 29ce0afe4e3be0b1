import { fetchable, fetchFailed, productFetchFailed } from '#api/rules/platform/marketplaces.ts'
import { MarketplaceFailure } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** Asks the marketplace for something; what it does not give is refused with 503 and told as R203 words it. */
export function fetching<T>(
  { log }: Pick<Services, 'log'>,
  what: keyof typeof fetchable,
  work: () => Promise<T>,
): Promise<T> {
  return work().catch((thrown) => {
    throw failureOf(log, thrown, () =>
      refuse(503, fetchFailed, { about: { what: fetchable[what].id }, headers: { 'retry-after': '5' } }),
    )
  })
}

/** Asks the marketplace for one product, for the import (R52). */
export function fetchingProduct<T>({ log }: Pick<Services, 'log'>, work: () => Promise<T>): Promise<T> {
  return work().catch((thrown) => {
    throw failureOf(log, thrown, () => refuse(503, productFetchFailed, { headers: { 'retry-after': '5' } }))
  })
}

function failureOf(log: Services['log'], thrown: unknown, refused: () => Error): unknown {
  if (!(thrown instanceof MarketplaceFailure)) return thrown
  log.warn({ trouble: thrown.trouble }, thrown.message)
  return refused()
}
