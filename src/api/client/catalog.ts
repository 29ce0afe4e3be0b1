import { CatalogCare } from '#api/contract/catalog.ts'
import type { Http } from './http.ts'

/** The call of the catalogue's own page. */
export function catalogCalls(http: Http) {
  return { care: (): Promise<CatalogCare> => http.get('/v1/panel/catalog', { data: CatalogCare }) }
}
