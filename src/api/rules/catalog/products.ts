import { productTypes } from '#api/contract/catalog/products.ts'
import { fieldRule, type Rule, serverRule } from '#api/rules/platform/rule.ts'
import { amongVariants, inEachVariant } from './by-variant.ts'
import { codesDiffer, codesPlain, codesWhole } from './product-codes.ts'
import type { ProductFacts } from './product-facts.ts'
import { imagesFew, imageTypesExist, oneFrontImage } from './product-images.ts'
import { priceListsExist, pricesAboveZero, struckAboveItsPrice } from './product-prices.ts'
import {
  maxAtLeastOne,
  maxNotBelowMin,
  minAtLeastOne,
  minMultipleOfStep,
  minNotAboveMax,
  minStockWhole,
  numbersAreNumbers,
  stepAtLeastOne,
} from './product-quantities.ts'
import { descriptionsFit, everyNameGiven, seoTagsFew, textsFit, titlesFit } from './product-texts.ts'
import {
  combinationsDiffer,
  hasOption,
  hasVariant,
  keepsDefault,
  keepsVariant,
  oneDefault,
  optionValuesChosen,
  variantsFew,
  variantsHaveOptions,
} from './product-variants.ts'

type Facts = ProductFacts

export const typeChosen = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.type', message: 'Ürün tipini seçin.' },
  ['R78', 'R79', 'R232'],
  ({ product, mode }) => {
    const { variant, ...quick } = productTypes
    const offered: readonly number[] = Object.values(mode === 'quick' ? quick : { ...quick, variant })
    return offered.includes(product.product_type_id) ? [] : ['product_type_id']
  },
)

export const mainCategoryChosen = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.main_category', message: 'Ana kategori seçin.' },
  ['R14', 'R80'],
  ({ product, categoryFits }) => (product.main_category_id && categoryFits ? [] : ['main_category_id']),
)

export const taxChosen = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.tax', message: 'Vergi seçin.' },
  'R81',
  ({ product }) => (product.tax_id ? [] : ['tax_id']),
)

/** A row that is told apart by its record stands once: one text per language, one value per attribute, one price per price list, one row per variant. */
export const rowsOnce = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.listed_twice', message: 'Aynı kayıt iki kez verilmiş.' },
  'D12',
  ({ product }) => [
    ...repeated(product.translations, (one) => one.language_id).map((at) => `translations.${at}.language_id`),
    ...repeated(product.attributes, (one) => one.attribute_id).map((at) => `attributes.${at}.attribute_id`),
    ...repeatedVariants(product),
    ...repeatedInVariant(product),
  ],
)

const repeatedVariants = amongVariants(['id'], (variants) =>
  repeated(variants, (one) => one.id).map((at) => `variants.${at}.id`),
)

const repeatedInVariant = inEachVariant(({ prices, images }) => [
  ...repeated(prices, (one) => one.country_id).map((at) => `prices.${at}.country_id`),
  ...repeated(images, (one) => one.id).map((at) => `images.${at}.id`),
])

/** What must hold before a product is saved, in the order of the form. */
export const productRules = [
  typeChosen,
  everyNameGiven,
  mainCategoryChosen,
  taxChosen,
  numbersAreNumbers,
  minAtLeastOne,
  minNotAboveMax,
  minMultipleOfStep,
  maxAtLeastOne,
  maxNotBelowMin,
  stepAtLeastOne,
  minStockWhole,
  hasVariant,
  keepsVariant,
  keepsDefault,
  oneDefault,
  variantsFew,
  hasOption,
  variantsHaveOptions,
  optionValuesChosen,
  combinationsDiffer,
  pricesAboveZero,
  struckAboveItsPrice,
  priceListsExist,
  oneFrontImage,
  imagesFew,
  imageTypesExist,
  codesPlain,
  codesWhole,
  codesDiffer,
  textsFit,
  titlesFit,
  descriptionsFit,
  seoTagsFew,
  rowsOnce,
] as const satisfies readonly Rule<Facts>[]

/** The stock that a form changes was changed by something else after the form was loaded. */
export const stockMoved = serverRule(
  /*i18n*/ {
    id: 'conflict.stock',
    message: 'Stok siz düzenlerken {loaded} iken {stored} oldu. Güncel stoğu görmek için ürünü yeniden açın.',
  },
  ['D2', 'D5'],
)

/** The places of rows whose key stands earlier in the list; rows without a key are new and never repeat. */
function repeated<T>(rows: readonly T[], keyOf: (row: T) => number | null | undefined): number[] {
  const seen = new Set<number>()
  return rows.flatMap((row, at) => {
    const key = keyOf(row)
    if (key === null || key === undefined) return []
    if (seen.has(key)) return [at]
    seen.add(key)
    return []
  })
}
