import type { Http } from '#api/client/platform/http.ts'
import { plainQuery } from '#api/client/platform/list-query.ts'
import type { ListAsked } from '#api/client/platform/records.ts'
import {
  type Decision,
  Match,
  type MatchDecisions,
  MatchSummary,
  MatchVariants,
  ShopVariant,
} from '#api/contract/catalog/product-matches.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'

const path = '/v1/panel/product-matches'

/** The calls of product matches: one for each step of their life, with the version that was looked at, and the jobs for many. */
export function matchCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: productMatches.page, query: plainQuery(asked) })
      return { ...rest, rows: rows.map((row) => ({ ...row, label: row.title })) }
    },
    summary: (): Promise<MatchSummary> => http.get(`${path}/summary`, { data: MatchSummary }),
    variants: (search: string) =>
      http.get(`${path}/variants`, { data: MatchVariants, query: { search: search || null } }),
    variant: (id: number, match_id: number): Promise<ShopVariant> =>
      http.get(`${path}/variants/${id}`, { data: ShopVariant, query: { match_id } }),
    decide: (id: number, decision: Decision, version: number, key: string): Promise<Match> =>
      http.patch(`${path}/${id}/status`, { data: Match, body: { decision, version }, key }),
    choose: (id: number, variant_id: number, version: number, key: string): Promise<Match> =>
      http.patch(`${path}/${id}/variant`, { data: Match, body: { variant_id, version }, key }),
    decideMany: (body: MatchDecisions, key: string): Promise<Job> =>
      http.post(`${path}/decide`, { data: Job, body, key }),
    fetch: (key: string): Promise<Job> => http.post(`${path}/fetch`, { data: Job, key }),
  }
}
