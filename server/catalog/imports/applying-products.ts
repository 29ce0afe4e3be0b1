import { products } from '#api/listings/catalog/products.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { readProduct } from '#server/catalog/products/read.ts'
import { createProduct, updateProduct } from '#server/catalog/products/save.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type ImportFile, type ImportRow, planOf } from '#server/platform/imports/plan.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { madeWith } from './made.ts'
import { changed } from './product-changes.ts'
import type { ProductPlan } from './product-check.ts'
import { type ProductInverse, restoreProduct } from './undoing-products.ts'

/** Applies what the rows of a file say of one product, as if its form had been saved. */
export const importingProducts = jobKind<ImportFile, ImportRow, ProductInverse>({
  name: 'products.import',
  codes: [...products.codes.add, ...products.codes.edit],
  run: async (work, { data }, file) => {
    const { id, missing = [], ...plan } = await planOf<ProductPlan>(work, file, data)
    const { changes, made } = await madeWith(work, plan.changes, missing)
    const languages = await languagesOf(work.db, work.actor.shop_id)
    if (id === null) {
      const added = await createProduct(work, changed(null, changes, languages))
      return { id: added.id, version: added.version, before: null, stocks: [], made }
    }
    const stored = await readProduct(work.db, work.actor.shop_id, id)
    if (!stored) throw refuse(404, notFound)
    const { id: _, version, created_at: __, updated_at: ___, ...before } = stored
    const saved = await updateProduct(work, id, { ...changed(before, changes, languages), version })
    const after = await readProduct(work.db, work.actor.shop_id, id)
    const stocks = (after?.variants ?? []).map((one) => ({ id: one.id ?? 0, quantity: Number(one.quantity) }))
    return { id, version: saved.version, before, stocks, made }
  },
  undo: (work, { data }) => restoreProduct(work, data),
})
