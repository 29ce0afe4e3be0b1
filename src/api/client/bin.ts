import { Nothing } from '#api/contract/common.ts'
import type { ListName } from '#api/resources/index.ts'
import type { Http } from './http.ts'

/** The calls of the bin of a list. */
export function binCalls(http: Http, name: ListName) {
  const path = `/v1/panel/bin/${name}`
  return {
    restore: (id: number, key: string) => http.post(`${path}/${id}`, { data: Nothing, key }),
  }
}
