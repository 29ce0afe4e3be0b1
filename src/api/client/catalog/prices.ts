import type { Http } from '#api/client/platform/http.ts'
import { PricePage } from '#api/contract/catalog/multiple-price.ts'

const path = '/v1/panel/products/multiple-price'

interface RequestContext {
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
  /** Where the rows begin; without it, with the first. */
  readonly after?: string
}

/** The calls of the grid of prices. */
export function priceCalls(http: Http) {
  return {
    rows: ({ search, filters, after }: RequestContext): Promise<PricePage> =>
      http.get(path, { data: PricePage, query: { search: search || null, after, ...filters } }),
  }
}
