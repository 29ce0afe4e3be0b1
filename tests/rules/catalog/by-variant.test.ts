import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { placesStaying, staying } from '#api/rules/catalog/product-facts.ts'
import { productRules } from '#api/rules/catalog/products.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { product } from '#tests/product-form.ts'
import { variant } from '#tests/product-input.ts'
import { beden, renk, sizedAndColoured } from '#tests/product-rules.ts'

const some = product({
  product_type_id: 2,
  selected_options: [beden, renk],
  variants: [11, 12, 13, 14].map((size) =>
    variant({ is_default: size === 11 ? 1 : 0, options: sizedAndColoured(size, 21) }),
  ),
})
const [price] = some.variants[0]?.prices ?? []

/** What a person may do to one variant, well or badly. */
const change: fc.Arbitrary<Partial<Variant>> = fc.oneof(
  fc.record({ stock_code: fc.constantFrom('', 'A', ' A ', 'B', 'x'.repeat(256)) }),
  fc.record({ barcode: fc.constantFrom('', 'A', 'B', 'C') }),
  fc.record({ quantity: fc.constantFrom('1', 'x', -1, 2_000_000_000) }),
  fc.record({ deleted: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ is_default: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ id: fc.constantFrom(7, 8) }),
  fc.record({
    options: fc.constantFrom([], sizedAndColoured(11, 21), sizedAndColoured(12, 0), sizedAndColoured(15, 22)),
  }),
  fc.record({
    prices: fc.constantFrom(
      [],
      price ? [{ ...price, price: '0' }, price] : [],
      price ? [{ ...price, country_id: 99 }] : [],
    ),
  }),
)

const edit = fc.record({
  at: fc.nat(6),
  change,
  /** What becomes of the list itself, mostly nothing. */
  list: fc.constantFrom('kept', 'kept', 'kept', 'longer', 'shorter', 'turned', 'all', 'back'),
  selected_options: fc.constantFrom(some.selected_options, some.selected_options, [beden]),
  product_type_id: fc.constantFrom(2, 2, 2, 1, 3),
})

test('whatever is kept of variants, a rule says of an edited product what it says of one it never saw', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      let now: ProductInput = some
      for (const one of edits) {
        now = { ...edited(now, one), selected_options: one.selected_options, product_type_id: one.product_type_id }
        const unseen = structuredClone(now)
        expect(said(now)).toEqual(said(unseen))
        expect(placesStaying(now)).toEqual(staying(unseen).map(({ index }) => index))
      }
    }),
  )
})

function edited(
  before: ProductInput,
  { at, change, list }: { at: number; change: Partial<Variant>; list: string },
): ProductInput {
  const { variants } = before
  const one = { ...(variants[at % (variants.length || 1)] ?? variant()), ...change }
  const lists: Record<string, () => Variant[]> = {
    longer: () => [...variants, one],
    shorter: () => variants.slice(0, -1),
    turned: () => variants.toReversed(),
    all: () => variants.map((other) => ({ ...other, ...change })),
    back: () => some.variants,
  }
  return { ...before, variants: lists[list]?.() ?? variants.map((other, place) => (place === at ? one : other)) }
}

const languages = some.translations.map((one) => one.language_id)
const countries = some.variants.flatMap((one) => one.prices.map((own) => own.country_id))

function said(edited: ProductInput) {
  return broken(productRules, { product: edited, mode: 'full', languages, categoryFits: true, countries })
}
