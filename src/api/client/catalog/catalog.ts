import type { Http } from '#api/client/platform/http.ts'
import { CatalogCare } from '#api/contract/catalog/catalog.ts'

/** The call of the catalogue's own page. */
export function catalogCalls(http: Http) {
  return { care: (): Promise<CatalogCare> => http.get('/v1/panel/catalog', { data: CatalogCare }) }
}
