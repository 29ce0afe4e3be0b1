import { productOperations } from '#api/operations/catalog/products.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { deleting } from '#server/catalog/bulk/deleting.ts'
import { allProducts } from '#server/catalog/bulk/products-chosen.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { copyProduct } from './copy.ts'
import { productHistory } from './history.ts'
import { readProduct } from './read.ts'
import { deleteLastProduct, deleteProduct } from './remove.ts'
import { createProduct, updateProduct } from './save.ts'

const read = endpoint(productOperations.read, async ({ db, actor, params: { id } }) => {
  const product = await readProduct(db, actor.shop_id, id)
  if (!product) throw refuse(404, notFound)
  return product
})

const history = endpoint(productOperations.history, ({ db, actor, params: { id }, query }) =>
  productHistory(db, actor.shop_id, id, query.limit),
)

const create = endpoint(productOperations.add, ({ body, ...context }) => createProduct(context, body))

const update = endpoint(productOperations.edit, ({ params: { id }, body, ...context }) =>
  updateProduct(context, id, body),
)

const copy = endpoint(productOperations.copy, ({ params: { id }, ...context }) => copyProduct(context, id))

const removeAll = endpoint(productOperations.deleteAll, async (context) =>
  startJob(context, deleting, { rows: await allProducts(context.db, context.actor.shop_id) }),
)

const removeLast = endpoint(productOperations.deleteLast, async ({ body, ...context }) => {
  await deleteLastProduct(context, body.product_id)
  return {}
})

const remove = endpoint(productOperations.delete, async ({ params: { id }, ...context }) => {
  await deleteProduct(context, id)
  return {}
})

/** The calls for products. `all` and `last` stand before the ids, which they are none of. */
export const productEndpoints: readonly Endpoint[] = [
  create,
  copy,
  removeAll,
  removeLast,
  history,
  read,
  update,
  remove,
]
