import type { Http } from '#api/client/platform/http.ts'
import { ImportableProduct, ImportedProduct, type ImportRequest } from '#api/contract/catalog/marketplace-import.ts'
import { rowsOf } from '#api/contract/platform/common.ts'

const path = '/v1/panel/marketplace-import'

/** The calls of the import from a marketplace: looking for a product, and having it prepared. The server asks the marketplace. */
export function marketplaceImportCalls(http: Http) {
  return {
    search: (barcode: string) => http.get(path, { data: rowsOf(ImportableProduct), query: { barcode } }),
    take: (body: ImportRequest, key: string) => http.post(path, { data: ImportedProduct, body, key }),
  }
}
