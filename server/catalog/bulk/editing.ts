import { isDeepStrictEqual } from 'node:util'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import { bulkOperations } from '#api/operations/catalog/bulk.ts'
import { bulkProductRules, changedProduct } from '#api/rules/catalog/bulk.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { readProduct } from '#server/catalog/products/read.ts'
import { updateProduct } from '#server/catalog/products/save.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { moveOf } from './category-move.ts'

/** What takes a change back: the fields as they were, and the version and stocks that must not have moved on. */
interface Inverse {
  readonly version: number
  readonly fields: Partial<ProductInput>
  readonly variants: readonly VariantBefore[]
}
interface VariantBefore {
  readonly id: number
  readonly status: 0 | 1
  readonly quantity: number
  /** The stock that the change left. */
  readonly after: number
}

/** Changes products, each judged and stored as if its form had been saved (R58). */
export const editing = jobKind<BulkChange, null, Inverse>({
  name: 'products.edit',
  codes: bulkOperations.edit.codes,
  run: async (work, { record_id }, change) => {
    const product = await stored(work, record_id)
    const wrong = broken(bulkProductRules, { product, change })
    if (wrong.length > 0) throw new Refused(422, wrong)
    const input = changedProduct(product, change, await moveOf(work, product, change))
    const fields = differing(product, input)
    const variants = variantsBefore(product, input)
    if (Object.keys(fields).length === 0 && variants.length === 0) return null
    const { version } = await updateProduct(work, product.id, { ...input, version: product.version })
    return { version, fields, variants }
  },
  undo: async (work, { record_id, data }) => {
    const { id, version: _, created_at: __, updated_at: ___, ...product } = await stored(work, record_id)
    const before = new Map(data.variants.map((one) => [one.id, one]))
    const variants = product.variants.map((one) => {
      const was = before.get(one.id ?? 0)
      return was ? { ...one, status: was.status, quantity: was.quantity, quantity_loaded: was.after } : one
    })
    // The version of then: what was changed since is refused, and so is a stock that moved (D5).
    await updateProduct(work, id, { ...product, ...data.fields, variants, version: data.version })
  },
})

async function stored({ db, actor }: Work, id: number | null): Promise<Product> {
  const product = await readProduct(db, actor.shop_id, id ?? 0)
  if (!product) throw refuse(404, notFound)
  return product
}

/** The fields that change, as they are now. */
function differing(product: Product, input: ProductInput): Partial<ProductInput> {
  const keys = [
    'main_category_id',
    'categories',
    'attributes',
    'tax_id',
    'brand_id',
    'supplier_id',
    'min_stock',
    'tags',
    'status',
  ] as const
  return Object.fromEntries(
    keys.flatMap((key) => (isDeepStrictEqual(product[key], input[key]) ? [] : [[key, product[key]]])),
  )
}

function variantsBefore(product: Product, input: ProductInput): VariantBefore[] {
  return product.variants.flatMap((one, at) => {
    const next = input.variants[at]
    const [quantity, after] = [Number(one.quantity), Number(next?.quantity)]
    if (one.status === next?.status && quantity === after) return []
    return [{ id: one.id ?? 0, status: one.status, quantity, after }]
  })
}
