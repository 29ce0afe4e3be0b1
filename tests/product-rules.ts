import type { ProductInput } from '#api/contract/catalog/products.ts'
import type { ProductFacts } from '#api/rules/catalog/product-facts.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { productInput, variant } from './product-input.ts'
import type { Examples } from './rules/examples.ts'
import { english, turkey, turkish } from './seed.ts'

type Changes = Partial<ProductInput>

/** Examples of a product rule: what changes in a whole product, under the words of the case; refused ones with the fields that are named. */
export function productExamples(
  rule: Rule<ProductFacts>,
  of: string,
  cases: {
    holds: Record<string, Changes | ProductFacts>
    refuses: Record<string, [Changes | ProductFacts, ...string[]]>
  },
): Examples {
  return {
    rule: rule as Rule<unknown>,
    holds: Object.entries(cases.holds).map(([when, given]) => ({ of, when, facts: factsOf(given) })),
    refuses: Object.entries(cases.refuses).map(([when, [given, ...at]]) => ({ of, when, facts: factsOf(given), at })),
  }
}

/** A whole product with these changes, in a shop with two languages, Türkiye, country 999 and marketplace 2. */
export function productFacts(changes: Changes, around: Partial<Omit<ProductFacts, 'product'>> = {}): ProductFacts {
  return {
    product: productInput(inventedShop, changes),
    mode: 'full',
    languages: [turkish, english],
    categoryFits: true,
    countries: [turkey, 999, 1002, 2002],
    ...around,
  }
}

function factsOf(given: Changes | ProductFacts): ProductFacts {
  return 'product' in given ? given : productFacts(given)
}

/** Ids of a shop that exists nowhere. */
export const inventedShop = {
  category: { giyim: 1, kadin: 2, elbise: 3, tisort: 4, ayakkabi: 5 },
  tax: 3,
  unit: 1,
  brand: 1,
  tag: 1,
  supplier: 1,
}
export const beden = 1
export const renk = 2
export const [s, m, kirmizi, mavi] = [11, 12, 21, 22]

type Options = { option_id: number; option_value_id: number }[]

export const sized = (...values: number[]): Options =>
  values.map((option_value_id) => ({ option_id: beden, option_value_id }))
export const sizedAndColoured = (size: number, colour: number): Options => [
  { option_id: beden, option_value_id: size },
  { option_id: renk, option_value_id: colour },
]

/** A variant product whose variants have these options, the first one the default. */
export function variants(...options: Options[]): Changes {
  return {
    product_type_id: 2,
    selected_options: [...new Set(options.flat().map((one) => one.option_id))],
    variants: options.map((own, index) => variant({ is_default: index === 0 ? 1 : 0, options: own })),
  }
}

type Variant = Parameters<typeof variant>[0]

/** A product whose only variant is this. */
export function one(only: Variant): Changes {
  return { variants: [variant(only)] }
}

/** Two variants of a variant product, the first the default one. */
export function two(first: Variant, second: Variant): Changes {
  return {
    ...variants(sized(s)),
    variants: [variant({ options: sized(s), ...first }), variant({ is_default: 0, options: sized(m), ...second })],
  }
}
