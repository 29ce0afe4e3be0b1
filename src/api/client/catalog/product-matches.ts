import type { Http } from '#api/client/platform/http.ts'
import { plainQuery } from '#api/client/platform/list-query.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import { MatchVariants } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/product-matches'

/** The lists of product matches, and of the variants that one may be. */
export function matchCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: productMatches.page, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.title })) }
    },
    variants: (search: string) =>
      http.get(`${path}/variants`, { data: MatchVariants, query: { search: search || null } }),
  }
}
