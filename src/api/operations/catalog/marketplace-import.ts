import {
  ImportableProduct,
  ImportedProduct,
  ImportQuery,
  ImportRequest,
} from '#api/contract/catalog/marketplace-import.ts'
import { rowsOf } from '#api/contract/platform/common.ts'
import { products } from '#api/listings/catalog/products.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** Whoever may add or change products. */
const codes = [...products.codes.add, ...products.codes.edit]

/** The import from a marketplace: looking for a product, and having it prepared. The server asks the marketplace. */
export const marketplaceImportOperations = {
  search: operation({
    method: 'GET',
    path: '/v1/panel/marketplace-import',
    summary: 'The products that the marketplace of the import lists under a barcode',
    query: ImportQuery,
    data: rowsOf(ImportableProduct),
    codes,
  }),
  take: operation({
    method: 'POST',
    path: '/v1/panel/marketplace-import',
    summary:
      'A product of the marketplace as a product form takes it: what the shop has by its names, and its pictures stored',
    body: ImportRequest,
    data: ImportedProduct,
    codes,
  }),
}
