import { describe, expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/products.ts'
import type { ProductFacts } from '#api/rules/product-facts.ts'
import { productRules } from '#api/rules/products.ts'
import { broken, type Refusal } from '#api/rules/rule.ts'
import { productInput, variant } from './product-input.ts'
import { english, turkey, turkish } from './seed.ts'

/** One rule of the specification, with products that it lets through and products that it refuses. */
export interface Examples {
  rule: string
  title: string
  accept: Example[]
  reject: Refused[]
}
interface Example {
  given: Partial<ProductInput>
  around?: Partial<Omit<ProductFacts, 'product'>>
}
interface Refused extends Example {
  id: string
  at: string[]
  about?: Record<string, number>
}

/** The tests of a list of rules: `R82 accept: …` and `R82 reject: …`. */
export function testExamples(examples: Examples[]): void {
  describe.each(examples)('$rule', ({ rule, title, accept, reject }) => {
    test(`${rule} accept: ${title}`, () => {
      for (const { given, around } of accept) expect(refused(given, around)).toEqual([])
    })

    test(`${rule} reject: ${title}`, () => {
      for (const { given, around, id, at, about } of reject) {
        const refusal = refused(given, around).find((one) => one.id === id)
        expect(refusal?.at).toEqual(at)
        if (about) expect(refusal?.about).toEqual(about)
      }
    })
  })
}

/** What the rules say of a whole product with these changes. */
export function refused(changes: Partial<ProductInput>, around: Example['around'] = {}): Refusal[] {
  return broken(productRules, {
    product: productInput(inventedShop, changes),
    mode: 'full',
    languages: [turkish, english],
    categoryFits: true,
    countries: [turkey, 999, 1002, 2002],
    ...around,
  })
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
export const [beden, renk, s, m, kirmizi, mavi] = [1, 2, 11, 12, 21, 22]

type Options = { option_id: number; option_value_id: number }[]

export const sized = (...values: number[]): Options =>
  values.map((option_value_id) => ({ option_id: beden, option_value_id }))

/** A variant product whose variants have these options. */
export function variants(...options: Options[]): Partial<ProductInput> {
  return {
    product_type_id: 2,
    selected_options: [...new Set(options.flat().map((one) => one.option_id))],
    variants: options.map((own, index) => variant({ is_default: index === 0 ? 1 : 0, options: own })),
  }
}

/** Two variants of a variant product, the first the default one. */
export function two(
  first: Parameters<typeof variant>[0],
  second: Parameters<typeof variant>[0],
): Partial<ProductInput> {
  return {
    ...variants(sized(s)),
    variants: [variant({ options: sized(s), ...first }), variant({ is_default: 0, options: sized(m), ...second })],
  }
}

export const image = (changes = {}) => ({
  type: 0,
  image: 'a.webp',
  status: 1 as const,
  deleted: 0 as const,
  ...changes,
})
