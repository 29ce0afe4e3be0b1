import { expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/products.ts'
import { combinationIsNew, defaultStays, lastStays } from '#api/rules/product-variants.ts'
import { combinationsFew, combinationsSome } from '#api/rules/variant-generator.ts'
import { price, productInput, translation, variant } from '#tests/product-input.ts'
import {
  beden,
  image,
  inventedShop,
  kirmizi,
  m,
  mavi,
  renk,
  s,
  sized,
  testExamples,
  two,
  variants,
} from '#tests/product-rules.ts'
import { english, turkish } from '#tests/seed.ts'

/** The rules of a product's variants, each with what it lets through and what it refuses. */

testExamples([
  {
    rule: 'R90',
    title: 'every variant has a value for each chosen option',
    accept: [
      { given: variants(sized(s), sized(m)) },
      { given: { ...variants(), product_type_id: 1, variants: [variant()] } },
    ],
    reject: [
      {
        given: { ...variants(sized(s)), variants: [variant({ options: [] })] },
        id: 'validation.variant_options',
        at: ['variants.0.options'],
      },
      {
        given: { ...variants(sized(s), sized(m)), selected_options: [beden, renk] },
        id: 'validation.variant_options',
        at: ['variants.0.options', 'variants.1.options'],
      },
      {
        given: { ...variants(sized(s, m)), selected_options: [beden, renk] },
        id: 'validation.variant_options',
        at: ['variants.0.options'],
      },
    ],
  },
  {
    rule: 'R91',
    title: 'no option is left without a value',
    accept: [{ given: variants([...sized(s), { option_id: renk, option_value_id: kirmizi }]) }],
    reject: [
      {
        given: variants([...sized(s), { option_id: renk, option_value_id: 0 }]),
        id: 'validation.variant_option_value',
        at: ['variants.0.options.1.option_value_id'],
      },
    ],
  },
  {
    rule: 'R92',
    title: 'two variants do not have the same options',
    accept: [
      {
        given: variants(
          [...sized(s), { option_id: renk, option_value_id: kirmizi }],
          [...sized(s), { option_id: renk, option_value_id: mavi }],
        ),
      },
      {
        given: {
          ...variants(sized(s), sized(s)),
          variants: [variant({ options: sized(s) }), variant({ is_default: 0, options: sized(s), deleted: 1 })],
        },
      },
    ],
    reject: [
      {
        given: variants(
          [...sized(s), { option_id: renk, option_value_id: kirmizi }],
          [{ option_id: renk, option_value_id: kirmizi }, ...sized(s)],
        ),
        id: 'validation.variant_duplicate',
        at: ['variants.1.options'],
      },
    ],
  },
  {
    rule: 'R47',
    title: 'one variant is the default',
    accept: [{ given: defaults(1, 0) }],
    reject: [
      { given: defaults(1, 1), id: 'validation.one_default_variant', at: ['variants'] },
      { given: defaults(0, 0), id: 'validation.one_default_variant', at: ['variants'] },
    ],
  },
  {
    rule: 'R48',
    title: 'the default variant cannot be deleted',
    accept: [{ given: two({}, { deleted: 1 }) }, { given: two({ is_default: 0, deleted: 1 }, { is_default: 1 }) }],
    reject: [
      {
        given: two({ is_default: 1, deleted: 1 }, { is_default: 1 }),
        id: 'variant.default_cannot_be_deleted',
        at: ['variants.0'],
      },
    ],
  },
  {
    rule: 'R49',
    title: 'the last variant cannot be deleted',
    accept: [{ given: two({}, { deleted: 1 }) }],
    reject: [
      {
        given: { variants: [variant({ id: 7, is_default: 0, deleted: 1 })] },
        id: 'variant.last_cannot_be_deleted',
        at: ['variants'],
      },
    ],
  },
  {
    rule: 'R121',
    title: 'a product has a variant',
    accept: [{ given: { variants: [variant()] } }],
    reject: [{ given: { variants: [] }, id: 'validation.variant_required', at: ['variants'] }],
  },
  {
    rule: 'R122',
    title: 'a variant product has an option',
    accept: [{ given: variants(sized(s)) }],
    reject: [
      {
        given: { ...variants(sized(s)), selected_options: [] },
        id: 'validation.option_required',
        at: ['selected_options'],
      },
    ],
  },
  {
    rule: 'D12',
    title: 'no row is given twice, and not more variants than a form can hold',
    accept: [{ given: { variants: [variant({ prices: [price(), price({ country_id: 1002 })] })] } }],
    reject: [
      {
        given: { variants: [variant({ prices: [price(), price()] })] },
        id: 'validation.listed_twice',
        at: ['variants.0.prices.1.country_id'],
      },
      {
        given: { translations: ['Bir', 'İki', 'Üç'].map((one, index) => translation(index ? turkish : english, one)) },
        id: 'validation.listed_twice',
        at: ['translations.2.language_id'],
      },
      { given: two({ id: 5 }, { id: 5 }), id: 'validation.listed_twice', at: ['variants.1.id'] },
      {
        given: pictured(image({ id: 3 }), image({ id: 3 })),
        id: 'validation.listed_twice',
        at: ['variants.0.images.1.id'],
      },
      {
        given: { attributes: [1, 1].map((attribute_id) => ({ attribute_id, attribute_value_id: null, value: 'x' })) },
        id: 'validation.listed_twice',
        at: ['attributes.1.attribute_id'],
      },
      {
        given: variants(...Array.from({ length: 2001 }, (_, index) => sized(index + 1))),
        id: 'variant.too_many',
        at: ['variants'],
        about: { max: 2000 },
      },
    ],
  },
])

const product = (changes: ReturnType<typeof two>) => productInput(inventedShop, changes)

test('R48 accept: a variant that is not the default can be deleted', () => {
  expect(defaultStays.holds({ product: product(two({}, {})), index: 1 })).toBe(true)
})

test('R48 reject: the default variant cannot be deleted', () => {
  expect(defaultStays.holds({ product: product(two({}, {})), index: 0 })).toBe(false)
})

test('R49 accept: one of two variants can be deleted', () => {
  expect(lastStays.holds({ product: product(two({}, {})), index: 1 })).toBe(true)
})

test('R49 reject: the last variant that stays cannot be deleted', () => {
  expect(lastStays.holds({ product: product(two({ deleted: 1 }, {})), index: 1 })).toBe(false)
})

const existing = product(variants([...sized(s), { option_id: renk, option_value_id: kirmizi }]))

test('R92 accept: a combination that no variant has can be added, and a variant can keep its own', () => {
  const added = [...sized(s), { option_id: renk, option_value_id: mavi }]
  const own = existing.variants[0]?.options ?? []
  expect(combinationIsNew.holds({ product: existing, options: added, index: -1 })).toBe(true)
  expect(combinationIsNew.holds({ product: existing, options: own, index: 0 })).toBe(true)
})

test('R92 reject: the combination of another variant cannot be added, whatever the order of its options', () => {
  const options = [{ option_id: renk, option_value_id: kirmizi }, ...sized(s)]
  expect(combinationIsNew.holds({ product: existing, options, index: -1 })).toBe(false)
})

test('R90 accept: combinations come from at least one value of each option', () => {
  expect(combinationsSome.holds({ chosen: [{ option_id: beden, values: [s] }], most: 2000 })).toBe(true)
})

test('R91 reject: an option without a value gives no combinations', () => {
  const chosen = [
    { option_id: beden, values: [s, m] },
    { option_id: renk, values: [] },
  ]
  expect(combinationsSome.holds({ chosen, most: 2000 })).toBe(false)
  expect(combinationsSome.holds({ chosen: [], most: 2000 })).toBe(false)
})

const values = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('R92 accept: combinations up to the limit can be made at once', () => {
  const chosen = [
    { option_id: beden, values: values(40) },
    { option_id: renk, values: values(50) },
  ]
  expect(combinationsFew.holds({ chosen, most: 2000 })).toBe(true)
})

test('R92 reject: 7776 combinations are refused with their number', () => {
  const chosen = [1, 2, 3, 4, 5].map((option_id) => ({ option_id, values: values(6) }))
  expect(combinationsFew.holds({ chosen, most: 2000 })).toBe(false)
  expect(combinationsFew.about?.({ chosen, most: 2000 })).toEqual({ count: 7776, max: 2000 })
})

function defaults(first: 0 | 1, second: 0 | 1): Partial<ProductInput> {
  return two({ is_default: first }, { is_default: second })
}

function pictured(...images: ReturnType<typeof image>[]): Partial<ProductInput> {
  return { variants: [variant({ images })] }
}
