import { ProductHistory, ProductHistoryQuery } from '#api/contract/catalog/product-history.ts'
import { LastProduct, Product, ProductInput, ProductUpdate, SavedProduct } from '#api/contract/catalog/products.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { products } from '#api/listings/catalog/products.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** A product of 2,000 variants with their prices and pictures. */
const largest = 8 * 1024 * 1024

/** What is asked of products. */
export const productOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/products/:id',
    summary: 'One product with its variants',
    data: Product,
    codes: products.codes.view,
  }),
  history: operation({
    method: 'GET',
    path: '/v1/panel/products/:id/history',
    summary: 'Who changed what of a product, newest first',
    query: ProductHistoryQuery,
    data: ProductHistory,
    codes: products.codes.view,
  }),
  add: operation({
    method: 'POST',
    path: '/v1/panel/products',
    summary: 'Stores a new product',
    body: ProductInput,
    data: SavedProduct,
    codes: products.codes.add,
    key: 'required',
    largest,
  }),
  edit: operation({
    method: 'PUT',
    path: '/v1/panel/products/:id',
    summary: 'Stores the changes of a product that was loaded at a version',
    body: ProductUpdate,
    data: SavedProduct,
    codes: products.codes.edit,
    key: 'required',
    largest,
  }),
  copy: operation({
    method: 'POST',
    path: '/v1/panel/products/copy/:id',
    summary: 'Makes a passive copy of a product, without codes and stock',
    data: SavedProduct,
    codes: products.codes.add,
    key: 'required',
  }),
  deleteAll: operation({
    method: 'DELETE',
    path: '/v1/panel/products/all',
    summary: 'Begins to delete every product that may be deleted; its rows tell why others stayed',
    data: Job,
    codes: products.codes.delete,
    key: 'required',
  }),
  deleteLast: operation({
    method: 'DELETE',
    path: '/v1/panel/products/last',
    summary: 'Deletes the named product if it is the newest',
    body: LastProduct,
    data: Nothing,
    codes: products.codes.delete,
    key: 'required',
  }),
  delete: operation({
    method: 'DELETE',
    path: '/v1/panel/products/:id',
    summary: 'Deletes a product without stock movements and orders',
    data: Nothing,
    codes: products.codes.delete,
    key: 'required',
  }),
}
