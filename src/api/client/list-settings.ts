import { ListSettings } from '#api/contract/list-settings.ts'
import type { Http } from './http.ts'

/** The calls of how a person wants a list to look. */
export function listSettingsCalls(http: Http) {
  const path = (list: string) => `/v1/panel/list-settings/${list}`
  return {
    read: (list: string): Promise<ListSettings> => http.get(path(list), { data: ListSettings }),
    replace: (list: string, body: ListSettings): Promise<ListSettings> =>
      http.put(path(list), { data: ListSettings, body }),
  }
}
