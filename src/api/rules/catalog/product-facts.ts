import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import type { Typed } from '#api/contract/platform/common.ts'

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

const stayed = new WeakMap<readonly Variant[], readonly Placed[]>()

/** The variants that stay, each with its place in the list (paths name that place). */
export function staying({ variants }: ProductInput): readonly Placed[] {
  const known = stayed.get(variants)
  if (known) return known
  const found: Placed[] = []
  for (const [index, variant] of variants.entries()) if (!variant.deleted) found.push({ variant, index })
  stayed.set(variants, found)
  return found
}

const none: readonly string[] = []

/**
 * The paths that are wrong in the variants that stay, where each is judged by itself. What was said of a variant is remembered as long as it
 * is the same object: a keystroke among two thousand variants judges one.
 */
export function inEachVariant(judge: (variant: Variant) => readonly string[]): (product: ProductInput) => string[] {
  const known = new WeakMap<Variant, readonly string[]>()
  const said = (variant: Variant) => {
    const before = known.get(variant)
    if (before) return before
    const paths = judge(variant)
    known.set(variant, paths.length > 0 ? paths : none)
    return paths
  }
  return (product) => {
    const wrong: string[] = []
    for (const { variant, index } of staying(product))
      for (const path of said(variant)) wrong.push(`variants.${index}.${path}`)
    return wrong
  }
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
