import {
  combinationIsNew,
  combinationsDiffer,
  defaultAlone,
  defaultStays,
  hasOption,
  hasVariant,
  keepsDefault,
  keepsVariant,
  lastStays,
  oneDefault,
  optionValuesChosen,
  variantsFew,
  variantsHaveOptions,
} from '#api/rules/catalog/product-variants.ts'
import { combinationsFew, combinationsLeft, combinationsSome } from '#api/rules/catalog/variant-generator.ts'
import { productInput, variant } from '#tests/product-input.ts'
import {
  beden,
  inventedShop,
  kirmizi,
  m,
  mavi,
  one,
  productExamples,
  renk,
  s,
  sized,
  sizedAndColoured,
  two,
  variants,
} from '#tests/product-rules.ts'
import { examples } from '#tests/rules/examples.ts'

const product = (changes: ReturnType<typeof two>) => productInput(inventedShop, changes)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const twoSizes = { chosen: [{ option_id: beden, values: [s, m] }], most: 9 }
const redSmall = product(variants(sizedAndColoured(s, kirmizi)))

export default [
  productExamples(hasVariant, 'R121', {
    holds: { 'one variant': one({}) },
    refuses: { 'no variant': [{ variants: [] }, 'variants'] },
  }),
  productExamples(oneDefault, 'R47', {
    holds: { 'one default of two': two({ is_default: 1 }, { is_default: 0 }) },
    refuses: {
      'two defaults': [two({ is_default: 1 }, { is_default: 1 }), 'variants'],
      'no default': [two({ is_default: 0 }, { is_default: 0 }), 'variants'],
    },
  }),
  productExamples(defaultAlone, 'R41', {
    holds: {
      'a variant product with two': two({}, {}),
      'type 1 with the other deleted': { ...two({}, { deleted: 1 }), product_type_id: 1 },
    },
    refuses: {
      'type 1 with two': [{ ...two({}, {}), product_type_id: 1 }, 'variants.1'],
      'a service with two': [{ ...two({ is_default: 0 }, { is_default: 1 }), product_type_id: 3 }, 'variants.0'],
    },
  }),
  productExamples(keepsDefault, 'R48', {
    holds: {
      'the other variant deleted': two({}, { deleted: 1 }),
      'the variant deleted that was the default': two({ is_default: 0, deleted: 1 }, { is_default: 1 }),
    },
    refuses: { 'the default variant deleted': [two({ deleted: 1 }, { is_default: 1 }), 'variants.0'] },
  }),
  examples(defaultStays, {
    holds: [{ of: 'R48', when: 'deleting another variant', facts: { product: product(two({}, {})), index: 1 } }],
    refuses: [{ of: 'R48', when: 'deleting the default', facts: { product: product(two({}, {})), index: 0 } }],
  }),
  productExamples(keepsVariant, 'R49', {
    holds: { 'one of two variants deleted': two({}, { deleted: 1 }) },
    refuses: { 'the only variant deleted': [one({ id: 7, is_default: 0, deleted: 1 }), 'variants'] },
  }),
  examples(lastStays, {
    holds: [{ of: 'R49', when: 'deleting one of two', facts: { product: product(two({}, {})), index: 1 } }],
    refuses: [
      {
        of: 'R49',
        when: 'deleting the last that stays',
        facts: { product: product(two({ deleted: 1 }, {})), index: 1 },
      },
    ],
  }),
  productExamples(variantsFew, 'D12', {
    holds: { '2000 variants': variants(...numbered(2000).map((value) => sized(value))) },
    refuses: { '2001 variants': [variants(...numbered(2001).map((value) => sized(value))), 'variants'] },
  }),
  productExamples(hasOption, 'R122', {
    holds: { 'one option': variants(sized(s)) },
    refuses: { 'no option': [{ ...variants(sized(s)), selected_options: [] }, 'selected_options'] },
  }),
  productExamples(variantsHaveOptions, 'R90', {
    holds: { 'a size for each': variants(sized(s), sized(m)), 'no options in a product of type 1': one({}) },
    refuses: {
      'a variant without options': [{ ...variants(sized(s)), variants: [variant()] }, 'variants.0.options'],
      'a variant without a colour': [
        { ...variants(sized(s), sized(m)), selected_options: [beden, renk] },
        'variants.0.options',
        'variants.1.options',
      ],
      'a variant with two sizes': [{ ...variants(sized(s, m)), selected_options: [beden, renk] }, 'variants.0.options'],
    },
  }),
  productExamples(optionValuesChosen, 'R91', {
    holds: { 'a size and a colour': variants(sizedAndColoured(s, kirmizi)) },
    refuses: { 'colour 0': [variants(sizedAndColoured(s, 0)), 'variants.0.options.1.option_value_id'] },
  }),
  productExamples(combinationsDiffer, 'R92', {
    holds: {
      'one size in two colours': variants(sizedAndColoured(s, kirmizi), sizedAndColoured(s, mavi)),
      'the combination of a deleted variant': two({ options: sized(s) }, { options: sized(s), deleted: 1 }),
    },
    refuses: {
      'one combination in another order': [
        variants(sizedAndColoured(s, kirmizi), sizedAndColoured(s, kirmizi).reverse()),
        'variants.1.options',
      ],
    },
  }),
  examples(combinationIsNew, {
    holds: [
      {
        of: 'R92',
        when: 'another colour of the size',
        facts: { product: redSmall, options: sizedAndColoured(s, mavi), index: -1 },
      },
      {
        of: 'R92',
        when: 'the combination that the variant has',
        facts: { product: redSmall, options: sizedAndColoured(s, kirmizi), index: 0 },
      },
      {
        of: 'R92',
        when: 'a half chosen one',
        facts: { product: redSmall, options: sizedAndColoured(s, 0), index: -1 },
      },
    ],
    refuses: [
      {
        of: 'R92',
        when: 'the combination of another variant, in another order',
        facts: { product: redSmall, options: sizedAndColoured(s, kirmizi).reverse(), index: -1 },
      },
    ],
  }),
  examples(combinationsSome, {
    holds: [
      {
        of: 'R90',
        when: 'a value of each option',
        facts: { chosen: [{ option_id: beden, values: [s] }], most: 9, omitted: 0 },
      },
    ],
    refuses: [
      { of: 'R90', when: 'no option', facts: { chosen: [], most: 9, omitted: 0 } },
      {
        of: 'R91',
        when: 'an option without a value',
        facts: {
          chosen: [
            { option_id: beden, values: [s, m] },
            { option_id: renk, values: [] },
          ],
          most: 9,
          omitted: 0,
        },
      },
    ],
  }),
  examples(combinationsFew, {
    holds: [
      {
        of: 'R92',
        when: '2000 combinations',
        facts: {
          chosen: [
            { option_id: beden, values: numbered(40) },
            { option_id: renk, values: numbered(50) },
          ],
          most: 2000,
          omitted: 0,
        },
      },
    ],
    refuses: [
      {
        of: 'R92',
        when: '7776 combinations',
        facts: { chosen: numbered(5).map((option_id) => ({ option_id, values: numbered(6) })), most: 2000, omitted: 0 },
        about: { count: 7776, max: 2000 },
      },
    ],
  }),
  examples(combinationsLeft, {
    holds: [
      { of: 'own', when: 'one of two left out', facts: { ...twoSizes, omitted: 1 } },
      {
        of: 'own',
        when: 'no value chosen, so that nothing can be left out',
        facts: { ...twoSizes, chosen: [], omitted: 0 },
      },
    ],
    refuses: [{ of: 'own', when: 'both left out', facts: { ...twoSizes, omitted: 2 } }],
  }),
]
