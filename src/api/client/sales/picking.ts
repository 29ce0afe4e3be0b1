import type { Http } from '#api/client/platform/http.ts'
import { Picking, type PickingSave } from '#api/contract/sales/picking.ts'

/** The calls of basket picking. */
export function pickingCalls(http: Http) {
  const path = (id: number) => `/v1/panel/orders/${id}/picking`
  return {
    get: (id: number): Promise<Picking> => http.get(path(id), { data: Picking }),
    save: (id: number, body: PickingSave, key: string): Promise<Picking> =>
      http.put(path(id), { data: Picking, body, key }),
  }
}
