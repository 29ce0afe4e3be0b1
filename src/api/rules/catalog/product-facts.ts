import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { amongVariants } from './by-variant.ts'

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

interface Placed {
  readonly variant: Variant
  readonly index: number
}

/** The variants that stay, each with its place in the list (paths name that place). */
export function staying({ variants }: ProductInput): readonly Placed[] {
  const known = stayed.get(variants)
  if (known) return known
  const found: Placed[] = []
  for (const [index, variant] of variants.entries()) if (!variant.deleted) found.push({ variant, index })
  stayed.set(variants, found)
  return found
}

const stayed = new WeakMap<readonly Variant[], readonly Placed[]>()

/** Their places alone: the same list as long as none comes or goes. */
export const placesStaying = amongVariants(['deleted'], (variants): readonly number[] =>
  variants.flatMap(({ deleted }, at) => (deleted ? [] : [at])),
)

/** A whole number as typed, or NaN. */
export function wholeOf(value: Typed): number {
  const text = String(value).trim()
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** Whether a value that may be left out fits when it is given. */
export function emptyOr(value: Typed | null, fits: (value: Typed) => boolean): boolean {
  return value === null || String(value).trim() === '' || fits(value)
}
