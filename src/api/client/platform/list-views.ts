import { Nothing } from '#api/contract/platform/common.ts'
import { ListView, ListViews, type ViewDraft } from '#api/contract/platform/list-views.ts'
import type { Http } from './http.ts'

const path = '/v1/panel/list-views'

/** The calls of the views of a list. */
export function listViewCalls(http: Http) {
  return {
    list: async (list: string): Promise<readonly ListView[]> =>
      (await http.get(path, { data: ListViews, query: { list } })).rows,
    add: (list: string, draft: ViewDraft, key: string): Promise<ListView> =>
      http.post(path, { data: ListView, body: { list, ...draft }, key }),
    replace: (id: number, version: number, draft: ViewDraft, key: string): Promise<ListView> =>
      http.put(`${path}/${id}`, { data: ListView, body: { version, ...draft }, key }),
    remove: (id: number, key: string) => http.delete(`${path}/${id}`, { data: Nothing, key }),
  }
}
