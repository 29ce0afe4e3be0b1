import { isDeepStrictEqual } from 'node:util'
import type { Product, ProductInput, Variant } from '#api/contract/catalog/products.ts'

type Part = Readonly<Record<string, unknown>>

/** The fields and variants that differ, before and after: what the audit log keeps of a change, so that a price in 2,000 variants is one line. */
export function changesOf(stored: Product, product: ProductInput): { before: Part; after: Part } {
  const { variants: variantsBefore, ...before } = plain(stored)
  const { variants: variantsAfter, ...after } = plain(product)
  const fields = differing(before, after)
  const variants = variantChanges(variantsBefore, variantsAfter)
  return {
    before: { ...pick(before, fields), ...(variants.before.length > 0 ? { variants: variants.before } : {}) },
    after: { ...pick(after, fields), ...(variants.after.length > 0 ? { variants: variants.after } : {}) },
  }
}

function variantChanges(stored: readonly Variant[], given: readonly Variant[]) {
  const before: Part[] = []
  const after: Part[] = []
  const byId = new Map(given.flatMap((one) => (one.id ? [[one.id, one] as const] : [])))
  for (const one of stored) {
    const other = (one.id && byId.get(one.id)) || { id: one.id, deleted: 1 }
    const fields = other.deleted ? ['deleted', 'stock_code', 'barcode'] : differing(one, other)
    if (fields.length === 0) continue
    before.push({ id: one.id, ...pick(one, fields) })
    after.push({ id: one.id, ...pick(other, fields) })
  }
  return { before, after: [...after, ...given.filter((one) => !one.id && !one.deleted)] }
}

function differing(before: Part, after: Part): string[] {
  return Object.keys(after).filter((key) => key in before && !isDeepStrictEqual(before[key], after[key]))
}

function pick(part: Part, keys: readonly string[]): Part {
  return Object.fromEntries(keys.flatMap((key) => (key in part ? [[key, part[key]]] : [])))
}

/** Without what only one of the two has: ids of rows, names and addresses that are shown, the stock that was loaded. */
function plain(product: ProductInput): ProductInput {
  return {
    ...product,
    tags: product.tags.toSorted((one, other) => one - other),
    translations: product.translations.map(({ id: _, language_name: __, ...texts }) => texts),
    variants: product.variants.map(({ quantity_loaded: _, ...one }) => ({
      ...one,
      prices: one.prices
        .map(({ id: __, country_name: ___, ...price }) => price)
        .toSorted((first, second) => first.country_id - second.country_id),
      options: one.options.toSorted((first, second) => first.option_id - second.option_id),
      images: one.images.filter((image) => !image.deleted).map(({ id: __, url: ___, ...image }) => image),
    })),
  }
}
