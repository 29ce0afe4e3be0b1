import { ListSettings } from '#api/contract/platform/list-settings.ts'
import type { Http } from './http.ts'

const path = '/v1/panel/list-settings'

/** The calls of how a person wants a list to look. */
export function listSettingsCalls(http: Http) {
  return {
    read: (list: string): Promise<ListSettings> => http.get(path, { data: ListSettings, query: { list } }),
    replace: (list: string, body: ListSettings): Promise<ListSettings> =>
      http.put(path, { data: ListSettings, query: { list }, body }),
  }
}
