import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import { type Product, type ProductInput, productTypes, type Variant } from '#api/contract/catalog/products.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'
import { wholeOf } from './product-facts.ts'
import { isMinStock, minStockWhole } from './product-quantities.ts'

/** Changing many products at once. Each is then judged by the rules of its form, as if a person had made the change there. */

export const bulkChangeChosen: Rule<{ change: BulkChange }> = rule(
  /*i18n*/ { id: 'bulk.no_change', message: 'Değiştirilecek en az bir alan seçin.' },
  'D19',
  ({ change: { tags, ...others } }) =>
    Object.values(others).some((value) => value !== undefined) ||
    (tags !== undefined && (tags.how === 'replace' || tags.tags.length > 0)),
)

export const bulkQuantityFits = fieldRule<{ change: BulkChange }>(
  /*i18n*/ { id: 'bulk.quantity', message: 'Miktarı tam sayı olarak yazın; verilecek stok sıfırdan az olamaz.' },
  'D19',
  ({ change: { quantity } }) => {
    if (!quantity) return []
    const value = wholeOf(quantity.value)
    return Number.isNaN(value) || (quantity.how === 'set' && value < 0) ? ['quantity.value'] : []
  },
)

export const bulkMinStockWhole = fieldRule<{ change: BulkChange }>(
  minStockWhole.says,
  [],
  ({ change: { min_stock } }) => (min_stock === undefined || isMinStock(min_stock) ? [] : ['min_stock']),
)

/** What must hold of a change before anything is done. */
export const bulkRules = [bulkChangeChosen, bulkQuantityFits, bulkMinStockWhole] as const

interface OfProduct {
  readonly product: Pick<Product, 'product_type_id' | 'variants'>
  readonly change: BulkChange
}

export const serviceWithoutStock: Rule<OfProduct> = rule(
  /*i18n*/ { id: 'bulk.service_stock', message: 'Hizmetin stoku olmaz.' },
  'D19',
  ({ product, change }) => !change.quantity || product.product_type_id !== productTypes.service,
)

export const stockReaches: Rule<OfProduct> = rule(
  /*i18n*/ { id: 'bulk.stock_short', message: 'Stok yetmiyor: bir varyantta {left} adet var.' },
  ['D3', 'D19'],
  ({ product, change }) =>
    product.product_type_id === productTypes.service || shortest(product.variants, change) === undefined,
  { about: ({ product, change }) => ({ left: Number(shortest(product.variants, change)?.quantity ?? 0) }) },
)

/** What must hold of each product beside the rules of its form. */
export const bulkProductRules = [serviceWithoutStock, stockReaches] as const

/** What a new main category brings: its ancestors and itself, those of the old one, and the attributes that it has. */
export interface CategoryMove {
  readonly path: readonly number[]
  readonly oldPath: readonly number[]
  readonly attributes: readonly number[]
}

/** The product after the change. A main category brings and takes what it does in the form (R42 to R44). */
export function changedProduct(product: Product, change: BulkChange, move: CategoryMove): ProductInput {
  const { id: _, version: __, created_at: ___, updated_at: ____, ...input } = product
  const { tags, quantity, variant_status, ...plain } = change
  return {
    ...input,
    ...given(plain),
    ...(plain.main_category_id ? moved(product, move) : {}),
    tags: tags ? tagsAfter(product.tags, tags) : product.tags,
    variants: product.variants.map((one) => ({
      ...one,
      status: variant_status ?? one.status,
      quantity: stockAfter(one, change),
    })),
  }
}

type Plain = Omit<BulkChange, 'tags' | 'quantity' | 'variant_status'>

function given(change: Plain): Pick<ProductInput, never> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function moved(
  { categories, attributes }: Product,
  move: CategoryMove,
): Pick<ProductInput, 'categories' | 'attributes'> {
  const byHand = categories.filter((id) => !move.oldPath.includes(id) && !move.path.includes(id))
  return {
    categories: [...move.path, ...byHand],
    attributes: attributes.filter((one) => move.attributes.includes(one.attribute_id)),
  }
}

function tagsAfter(own: readonly number[], { how, tags }: NonNullable<BulkChange['tags']>): number[] {
  if (how === 'replace') return tags
  if (how === 'remove') return own.filter((id) => !tags.includes(id))
  return [...new Set([...own, ...tags])]
}

function stockAfter({ quantity }: Variant, change: BulkChange): number {
  if (!change.quantity) return Number(quantity)
  const value = wholeOf(change.quantity.value)
  return change.quantity.how === 'set' ? value : Number(quantity) + value
}

function shortest(variants: readonly Variant[], change: BulkChange): Variant | undefined {
  return variants.find((one) => stockAfter(one, change) < 0)
}
