import type { Http } from '#api/client/platform/http.ts'
import { type CheckedPrice, CheckedPrices, type PriceChanges, PricePage } from '#api/contract/catalog/multiple-price.ts'
import { Job } from '#api/contract/platform/jobs.ts'

const path = '/v1/panel/products/multiple-price'

interface Asked {
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
  /** Where the rows begin; without it, with the first. */
  readonly after?: string
}

/** The calls of the grid of prices. */
export function priceCalls(http: Http) {
  return {
    rows: ({ search, filters, after }: Asked): Promise<PricePage> =>
      http.get(path, { data: PricePage, query: { search: search || null, after, ...filters } }),
    check: async (changes: PriceChanges): Promise<readonly CheckedPrice[]> =>
      (await http.post(`${path}/check`, { data: CheckedPrices, body: changes })).rows as readonly CheckedPrice[],
    apply: (changes: PriceChanges, key: string): Promise<Job> => http.post(path, { data: Job, body: changes, key }),
  }
}
