import type { Typed } from '#api/contract/common.ts'
import type { ProductInput, Variant } from '#api/contract/products.ts'

/** All that a product's rules need to know. The panel builds it from its lists, the server from its database. */
export interface ProductFacts {
  readonly product: ProductInput
  /** The quick form offers no variant product. */
  readonly mode: 'full' | 'quick'
  /** The shop's languages. */
  readonly languages: readonly number[]
  /** Whether the main category can be one: it exists and has no subcategories (judged by the server only when it changes). */
  readonly categoryFits: boolean
  /** The price lists there are: shop countries, and the sale and list prices of marketplaces. */
  readonly countries: readonly number[]
}

/** The variants that stay, each with its place in the list (paths name that place). */
export function staying(product: ProductInput): { variant: Variant; index: number }[] {
  return product.variants.flatMap((variant, index) => (variant.deleted ? [] : [{ variant, index }]))
}

/** A whole number as typed, or NaN. */
export function wholeOf(value: Typed): number {
  const text = String(value).trim()
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** Whether a value that may be left out fits when it is given. */
export function emptyOr(value: Typed | null, fits: (value: Typed) => boolean): boolean {
  return value === null || String(value).trim() === '' || fits(value)
}
