import { object } from 'superstruct'
import { LastProduct, Product, ProductInput, ProductUpdate, SavedProduct } from '#api/contract/catalog/products.ts'
import { IdText, Nothing } from '#api/contract/platform/common.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { deleting } from '#server/catalog/bulk/deleting.ts'
import { allProducts } from '#server/catalog/bulk/products-chosen.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { endpointsOf } from '#server/platform/lists/list-endpoints.ts'
import { copyProduct } from './copy.ts'
import { productList } from './list.ts'
import { readProduct } from './read.ts'
import { deleteLastProduct, deleteProduct } from './remove.ts'
import { createProduct, updateProduct } from './save.ts'

const ById = object({ id: IdText })
/** A product of 2,000 variants with their prices and pictures. */
const largest = 8 * 1024 * 1024

const read = endpoint({
  method: 'GET',
  path: '/v1/panel/products/:id',
  summary: 'One product with its variants',
  params: ById,
  data: Product,
  codes: [601],
  handle: async ({ db, actor, params: { id } }) => {
    const product = await readProduct(db, actor.shop_id, id)
    if (!product) throw refuse(404, notFound)
    return product
  },
})

const create = endpoint({
  method: 'POST',
  path: '/v1/panel/products',
  summary: 'Stores a new product',
  body: ProductInput,
  data: SavedProduct,
  codes: [602],
  key: 'required',
  largest,
  handle: ({ body, ...asked }) => createProduct(asked, body),
})

const update = endpoint({
  method: 'PUT',
  path: '/v1/panel/products/:id',
  summary: 'Stores the changes of a product that was loaded at a version',
  params: ById,
  body: ProductUpdate,
  data: SavedProduct,
  codes: [603],
  key: 'required',
  largest,
  handle: ({ params: { id }, body, ...asked }) => updateProduct(asked, id, body),
})

const copy = endpoint({
  method: 'POST',
  path: '/v1/panel/products/copy/:id',
  summary: 'Makes a passive copy of a product, without codes and stock',
  params: ById,
  data: SavedProduct,
  codes: [602],
  handle: ({ params: { id }, ...asked }) => copyProduct(asked, id),
})

const removeAll = endpoint({
  method: 'DELETE',
  path: '/v1/panel/products/all',
  summary: 'Begins to delete every product that may be deleted; its rows tell why others stayed',
  data: Job,
  codes: deleting.codes,
  handle: async (asked) => startJob(asked, deleting, { rows: await allProducts(asked.db, asked.actor.shop_id) }),
})

const removeLast = endpoint({
  method: 'DELETE',
  path: '/v1/panel/products/last',
  summary: 'Deletes the named product if it is the newest',
  body: LastProduct,
  data: Nothing,
  codes: [604],
  handle: async ({ body, ...asked }) => {
    await deleteLastProduct(asked, body.product_id)
    return {}
  },
})

const remove = endpoint({
  method: 'DELETE',
  path: '/v1/panel/products/:id',
  summary: 'Deletes a product without stock movements and orders',
  params: ById,
  data: Nothing,
  codes: [604],
  handle: async ({ params: { id }, ...asked }) => {
    await deleteProduct(asked, id)
    return {}
  },
})

/** The calls for products. `all` and `last` stand before the ids, which they are none of. */
export const productEndpoints: readonly Endpoint[] = [
  ...endpointsOf(productList),
  create,
  copy,
  removeAll,
  removeLast,
  read,
  update,
  remove,
]
