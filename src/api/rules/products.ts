import type { Typed } from '#api/contract/common.ts'
import { imageTypes, type ProductInput, productTypes, type Variant } from '#api/contract/products.ts'
import { everyLanguageNamed, inChoices, isNumber, maxLength } from './fields.ts'
import { imagesPerVariant } from './files.ts'
import { lengthOf } from './fold.ts'
import { minorOf } from './money.ts'
import { fieldRule, type Rule, rule, serverRule } from './rule.ts'

/** All that a product's rules need to know. The panel builds it from its lists, the server from its database. */
export interface ProductFacts {
  readonly product: ProductInput
  /** The quick form offers no variant product. */
  readonly mode: 'full' | 'quick'
  /** The shop's languages. */
  readonly languages: readonly number[]
  /** Whether the main category can be one: it exists and has no subcategories (judged by the server only when it changes). */
  readonly categoryFits: boolean
  /** The price lists there are: shop countries, and the sale and list prices of marketplaces that are offered. */
  readonly countries: readonly number[]
}

type Facts = ProductFacts
const { variant, service } = productTypes

/** The variants that stay, each with its place in the list (paths name that place). */
export function staying(product: ProductInput): { variant: Variant; index: number }[] {
  return product.variants.flatMap((variant, index) => (variant.deleted ? [] : [{ variant, index }]))
}

/** A whole number as typed, or NaN. */
export function wholeOf(value: Typed): number {
  const text = String(value).trim()
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

const quantity = (key: 'min_quantity' | 'max_quantity' | 'step_quantity', wrong: (facts: ProductInput) => boolean) => {
  return ({ product }: Facts) => (wrong(product) ? [key] : [])
}

export const typeChosen = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.type', message: 'Ürün tipini seçin.' },
  ['R78', 'R79', 'R232'],
  ({ product, mode }) => {
    const offered: readonly number[] =
      mode === 'quick' ? [productTypes.product, service] : [productTypes.product, variant, service]
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

const wholeQuantities = ['min_quantity', 'max_quantity', 'step_quantity'] as const
const variantNumbers = ['width', 'height', 'length', 'weight'] as const

export const numbersAreNumbers: Rule<Facts> = {
  ...fieldRule<Facts>(isNumber.says, isNumber.of, ({ product }) => [
    ...wholeQuantities.filter((key) => Number.isNaN(wholeOf(product[key]))),
    ...staying(product).flatMap(({ variant, index }) => [
      ...(wholeOf(variant.quantity) >= 0 ? [] : [`variants.${index}.quantity`]),
      ...variantNumbers
        .filter(
          (key) =>
            variant[key] !== null &&
            variant[key] !== '' &&
            !(isNumber.holds(variant[key]) && Number(variant[key]) >= 0 && Number(variant[key]) < 1e7),
        )
        .map((key) => `variants.${index}.${key}`),
      ...(emptyOr(variant.supplier_price, notNegative) ? [] : [`variants.${index}.supplier_price`]),
    ]),
  ]),
}

export const minAtLeastOne = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_quantity', message: 'Minimum miktar en az 1 olmalıdır.' },
  'R82',
  quantity('min_quantity', (product) => wholeOf(product.min_quantity) < 1),
)
export const minNotAboveMax = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_above_max', message: 'Minimum, maksimumdan büyük olamaz.' },
  'R83',
  quantity('min_quantity', (product) => wholeOf(product.min_quantity) > wholeOf(product.max_quantity)),
)
export const minMultipleOfStep = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_not_multiple', message: 'Minimum miktar artış miktarının katı olmalıdır.' },
  'R84',
  quantity(
    'min_quantity',
    (product) =>
      wholeOf(product.step_quantity) >= 1 && wholeOf(product.min_quantity) % wholeOf(product.step_quantity) > 0,
  ),
)
export const maxAtLeastOne = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.max_quantity', message: 'Maksimum miktar en az 1 olmalıdır.' },
  'R85',
  quantity('max_quantity', (product) => wholeOf(product.max_quantity) < 1),
)
export const maxNotBelowMin = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.max_below_min', message: 'Maksimum miktar minimumdan küçük olamaz.' },
  'R86',
  quantity('max_quantity', (product) => wholeOf(product.max_quantity) < wholeOf(product.min_quantity)),
)
export const stepAtLeastOne = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.step_quantity', message: 'Artış miktarı en az 1 olmalıdır.' },
  'R87',
  quantity('step_quantity', (product) => wholeOf(product.step_quantity) < 1),
)

export const everyNameGiven: Rule<Facts> = {
  ...fieldRule<Facts>(
    everyLanguageNamed.says,
    everyLanguageNamed.of,
    ({ product, languages }) => everyLanguageNamed.at?.({ translations: product.translations, languages }) ?? [],
  ),
  holds: ({ product, languages }) => everyLanguageNamed.holds({ translations: product.translations, languages }),
}

const textLimits = {
  name: 255,
  description: 30_000,
  short_description: 255,
  meta_title: 255,
  meta_description: 255,
  meta_keywords: 255,
  auto_meta_keywords: 255,
}
const codeLimits = ['supplier_code', 'stock_code', 'shelf', 'barcode'] as const

export const textsFit: Rule<Facts> = {
  ...fieldRule<Facts>(
    maxLength(255).says,
    ['R102', 'R104', 'R105'],
    ({ product }) => [
      ...product.translations.flatMap((one, index) =>
        Object.entries(textLimits)
          .filter(([key, limit]) => lengthOf(one[key as keyof typeof textLimits]) > limit)
          .map(([key]) => `translations.${index}.${key}`),
      ),
      ...staying(product).flatMap(({ variant, index }) =>
        codeLimits.filter((key) => lengthOf(variant[key]) > 255).map((key) => `variants.${index}.${key}`),
      ),
      ...product.attributes.flatMap((one, index) => (lengthOf(one.value) > 255 ? [`attributes.${index}.value`] : [])),
    ],
    ({ product }) => ({ max: product.translations.some((one) => lengthOf(one.description) > 30_000) ? 30_000 : 255 }),
  ),
}

export const seoTagsFew = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.seo_tags', message: 'En fazla 5 etiket.' },
  'R233',
  ({ product }) =>
    product.translations.flatMap((one, index) =>
      keywordsOf(one.meta_keywords).length > 5 ? [`translations.${index}.meta_keywords`] : [],
    ),
)

export const hasVariant = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_required', message: 'En az bir varyant ekleyin.' },
  'R121',
  ({ product }) => (product.variants.length === 0 ? ['variants'] : []),
)

export const keepsVariant = fieldRule<Facts>(
  /*i18n*/ { id: 'variant.last_cannot_be_deleted', message: 'Ürünün en az bir varyantı olmalıdır.' },
  'R49',
  ({ product }) => (product.variants.length > 0 && staying(product).length === 0 ? ['variants'] : []),
)

export const oneDefault = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.one_default_variant', message: 'Tam olarak bir varyant varsayılan olmalıdır.' },
  'R47',
  ({ product }) =>
    staying(product).length > 0 && staying(product).filter(({ variant }) => variant.is_default).length !== 1
      ? ['variants']
      : [],
)

export const hasOption = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.option_required', message: 'En az bir seçenek seçin.' },
  'R122',
  ({ product }) =>
    product.product_type_id === variant && product.selected_options.length === 0 ? ['selected_options'] : [],
)

export const variantsHaveOptions = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_options', message: 'Her varyantın seçeneklerini seçin.' },
  'R90',
  ({ product }) =>
    ofVariants(product)
      .filter(({ variant }) => !sameOptions(variant, product.selected_options))
      .map(({ index }) => `variants.${index}.options`),
)

export const optionValuesChosen = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_option_value', message: 'Her seçenek için bir değer seçin.' },
  'R91',
  ({ product }) =>
    ofVariants(product).flatMap(({ variant, index }) =>
      variant.options.flatMap((one, at) =>
        one.option_value_id > 0 ? [] : [`variants.${index}.options.${at}.option_value_id`],
      ),
    ),
)

export const combinationsDiffer = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_duplicate', message: 'Bu seçeneklerle bir varyant zaten var.' },
  'R92',
  ({ product }) => {
    const seen = new Set<string>()
    return ofVariants(product).flatMap(({ variant, index }) => {
      const key = combinationOf(variant)
      if (key === '' || variant.options.some((one) => one.option_value_id === 0)) return []
      if (seen.has(key)) return [`variants.${index}.options`]
      seen.add(key)
      return []
    })
  },
)

export const pricesAboveZero = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.price', message: "0'dan büyük bir fiyat girin." },
  ['R93', 'R107'],
  ({ product }) =>
    staying(product).flatMap(({ variant, index }) => [
      ...(variant.prices.length === 0 ? [`variants.${index}.prices`] : []),
      ...variant.prices.flatMap((one, at) =>
        priceFits(one.price, product.product_type_id) ? [] : [`variants.${index}.prices.${at}.price`],
      ),
      ...variant.prices.flatMap((one, at) =>
        emptyOr(one.strikethrough_price, notNegative) ? [] : [`variants.${index}.prices.${at}.strikethrough_price`],
      ),
    ]),
)

export const oneFrontImage = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.one_front_image', message: 'Bir varyantın yalnızca bir ön görseli olabilir.' },
  'R45',
  ({ product }) =>
    staying(product).flatMap(({ variant, index }) =>
      variant.images.filter((image) => !image.deleted && image.type === imageTypes.front).length > 1
        ? [`variants.${index}.images`]
        : [],
    ),
)

export const imagesFew = fieldRule<Facts>(
  /*i18n*/ { id: 'files.allowed_number', message: 'En fazla {count} dosya yükleyebilirsiniz.' },
  'R224',
  ({ product }) =>
    staying(product).flatMap(({ variant, index }) =>
      variant.images.filter((image) => !image.deleted).length > imagesPerVariant ? [`variants.${index}.images`] : [],
    ),
  () => ({ count: imagesPerVariant }),
)

const imageKinds = inChoices(Object.values(imageTypes))

export const choicesExist: Rule<Facts> = {
  ...fieldRule<Facts>(imageKinds.says, ['R227', 'R228', 'R231'], ({ product, countries }) =>
    staying(product).flatMap(({ variant, index }) => [
      ...variant.images.flatMap((image, at) =>
        imageKinds.holds(image.type) ? [] : [`variants.${index}.images.${at}.type`],
      ),
      ...variant.prices.flatMap((price, at) =>
        countries.includes(price.country_id) ? [] : [`variants.${index}.prices.${at}.country_id`],
      ),
    ]),
  ),
}

export const codesDiffer = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.stock-code-or-barcode-already-exist', message: 'Stok kodu veya barkod zaten mevcut.' },
  ['R94', 'R95'],
  ({ product }) => {
    const owner = new Map<string, number>()
    return staying(product).flatMap(({ variant, index }) =>
      (['stock_code', 'barcode'] as const).flatMap((key) => {
        const code = variant[key].trim()
        if (code === '') return []
        const first = owner.get(code)
        if (first === undefined) owner.set(code, index)
        return first === undefined || first === index ? [] : [`variants.${index}.${key}`]
      }),
    )
  },
)

/** A code that another product holds: only the database knows. It shares id and sentence with `codesDiffer`. */
export const codeTaken = serverRule(codesDiffer.says, ['R94', 'R95'])

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
  hasVariant,
  keepsVariant,
  oneDefault,
  hasOption,
  variantsHaveOptions,
  optionValuesChosen,
  combinationsDiffer,
  pricesAboveZero,
  choicesExist,
  oneFrontImage,
  imagesFew,
  codesDiffer,
  textsFit,
  seoTagsFew,
] as const satisfies readonly Rule<Facts>[]

/** Facts of the rules about one variant of a form. */
export interface VariantAct {
  readonly product: ProductInput
  readonly index: number
}

export const defaultStays: Rule<VariantAct> = rule(
  /*i18n*/ { id: 'variant.default_cannot_be_deleted', message: 'Varsayılan varyant silinemez.' },
  'R48',
  ({ product, index }) => !product.variants[index]?.is_default,
)

export const lastStays: Rule<VariantAct> = {
  ...rule(keepsVariant.says, 'R49', ({ product, index }: VariantAct) =>
    staying(product).some((one) => one.index !== index),
  ),
}

export const variantDeleteRules = [defaultStays, lastStays] as const

/** A combination that is about to be added or chosen, `index` being its own place (or -1 when it is new). */
export interface CombinationAct {
  readonly product: ProductInput
  readonly options: readonly { option_id: number; option_value_id: number }[]
  readonly index: number
}

export const combinationIsNew: Rule<CombinationAct> = rule(
  combinationsDiffer.says,
  'R92',
  ({ product, options, index }) => {
    if (options.length === 0 || options.some((one) => one.option_value_id === 0)) return true
    const key = combinationOf({ options })
    return !staying(product).some((one) => one.index !== index && combinationOf(one.variant) === key)
  },
)

/** The values chosen for each option in the variant generator. */
export interface Combinations {
  readonly chosen: readonly { option_id: number; values: readonly number[] }[]
  readonly most: number
}

export const combinationsFew: Rule<Combinations> = rule(
  /*i18n*/ {
    id: 'variant.too_many_combinations',
    message: '{count} kombinasyon çıkıyor; en çok {max} varyant oluşturulabilir.',
  },
  'R92',
  ({ chosen, most }) => combinationCount(chosen) <= most,
  { about: ({ chosen, most }) => ({ count: combinationCount(chosen), max: most }) },
)

export const combinationsSome: Rule<Combinations> = rule(
  /*i18n*/ { id: 'variant.values_required', message: 'Her seçenek için en az bir değer seçin.' },
  ['R90', 'R91'],
  ({ chosen }) => chosen.length > 0 && chosen.every((one) => one.values.length > 0),
)

export const generatorRules = [combinationsSome, combinationsFew] as const

export function combinationCount(chosen: Combinations['chosen']): number {
  return chosen.reduce((count, one) => count * one.values.length, chosen.length > 0 ? 1 : 0)
}

/** The combination of a variant, whatever the order of its options. */
export function combinationOf({
  options,
}: {
  options: readonly { option_id: number; option_value_id: number }[]
}): string {
  return options
    .map((one) => `${one.option_id}:${one.option_value_id}`)
    .sort()
    .join(' ')
}

/** The words of a keyword field, which are separated by commas. */
export function keywordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function ofVariants(product: ProductInput) {
  return product.product_type_id === variant ? staying(product) : []
}

function sameOptions(one: Variant, selected: readonly number[]): boolean {
  const own = one.options.map((option) => option.option_id)
  return (
    own.length > 0 &&
    own.length === selected.length &&
    new Set(own).size === own.length &&
    own.every((id) => selected.includes(id))
  )
}

function priceFits(price: Typed, type: number): boolean {
  if (type === service && String(price).trim() === '') return true
  const minor = minorOf(price)
  return minor !== null && (type === service ? minor >= 0 : minor > 0)
}

function notNegative(amount: Typed): boolean {
  const minor = minorOf(amount)
  return minor !== null && minor >= 0
}

function emptyOr(value: Typed | null, fits: (value: Typed) => boolean): boolean {
  return value === null || String(value).trim() === '' || fits(value)
}
