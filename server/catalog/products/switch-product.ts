import { changedProduct } from '#api/rules/catalog/bulk.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Switching } from '#server/platform/records/status.ts'
import { readProduct } from './read.ts'
import { updateProduct } from './save.ts'

/** A product that is made active or passive is judged and stored as if its form had been saved (R58). */
export const switchProduct: Switching = async (work, { id, version }, status) => {
  const product = await readProduct(work.db, work.actor.shop_id, id)
  if (!product) throw refuse(404, notFound)
  if (product.status === status) return null
  const saved = await updateProduct(work, id, {
    ...changedProduct(product, { status }, { path: [], oldPath: [], attributes: [] }),
    version: version ?? product.version,
  })
  return saved.version
}
