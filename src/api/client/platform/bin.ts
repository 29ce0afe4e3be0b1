import { BinPage } from '#api/contract/platform/bin.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import type { ListName } from '#api/registry/lists.ts'
import type { Http } from './http.ts'

/** The calls of what a list's deletions left. */
export function binCalls(http: Http, list: ListName) {
  const path = `/v1/panel/bin/${list}`
  return {
    list: (query: { page: number; search: string }): Promise<BinPage> =>
      http.get(path, { data: BinPage, query: { ...query, search: query.search || null } }),
    restore: (id: number, key: string) => http.post(`${path}/${id}`, { data: Nothing, key }),
  }
}
