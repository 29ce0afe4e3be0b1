import { mostCombinations, type ProductInput, productTypes, type Variant } from '#api/contract/catalog/products.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'
import { amongVariants, inEachVariant } from './by-variant.ts'
import { type ProductFacts, placesStaying, staying } from './product-facts.ts'

type Facts = ProductFacts

export const hasVariant = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_required', message: 'En az bir varyant ekleyin.' },
  'R121',
  ({ product }) => (product.variants.length === 0 ? ['variants'] : []),
)

export const keepsVariant = fieldRule<Facts>(
  /*i18n*/ { id: 'variant.last_cannot_be_deleted', message: 'Ürünün en az bir varyantı olmalıdır.' },
  'R49',
  ({ product }) => (product.variants.length > 0 && placesStaying(product).length === 0 ? ['variants'] : []),
)

export const keepsDefault = fieldRule<Facts>(
  /*i18n*/ { id: 'variant.default_cannot_be_deleted', message: 'Varsayılan varyant silinemez.' },
  'R48',
  ({ product }) => deletedDefaults(product),
)

const deletedDefaults = amongVariants(['is_default', 'deleted'], (variants) =>
  variants.flatMap((variant, index) => (variant.deleted && variant.is_default ? [`variants.${index}`] : [])),
)

export const oneDefault = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.one_default_variant', message: 'Tam olarak bir varyant varsayılan olmalıdır.' },
  'R47',
  ({ product }) => (placesStaying(product).length > 0 && defaultsStaying(product) !== 1 ? ['variants'] : []),
)

const defaultsStaying = amongVariants(
  ['is_default', 'deleted'],
  (variants) => variants.filter((variant) => variant.is_default && !variant.deleted).length,
)

/** The form asks before it lets variants go; whoever calls without it says of each that it goes. */
export const defaultAlone = fieldRule<Pick<Facts, 'product'>>(
  /*i18n*/ {
    id: 'variant.default_alone',
    message:
      'Varyantlı olmayan üründe yalnızca varsayılan varyant kalır: öbür varyantları silin ya da ürün tipini değiştirin.',
  },
  'R41',
  ({ product }) => (hasOptions(product) ? [] : othersStaying(product)),
)

const othersStaying = amongVariants(['is_default', 'deleted'], (variants) =>
  variants.flatMap((variant, index) => (variant.deleted || variant.is_default ? [] : [`variants.${index}`])),
)

export const variantsFew = fieldRule<Facts>(
  /*i18n*/ { id: 'variant.too_many', message: 'Bir üründe en çok {max} varyant olabilir.' },
  ['R92', 'D12'],
  ({ product }) => (placesStaying(product).length > mostCombinations ? ['variants'] : []),
  () => ({ max: mostCombinations }),
)

export const hasOption = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.option_required', message: 'En az bir seçenek seçin.' },
  'R122',
  ({ product }) => (hasOptions(product) && product.selected_options.length === 0 ? ['selected_options'] : []),
)

export const variantsHaveOptions = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_options', message: 'Her varyantın seçeneklerini seçin.' },
  'R90',
  ({ product }) => (hasOptions(product) ? otherOptions(product, product.selected_options) : []),
)

const otherOptions = inEachVariant<readonly number[]>((variant, selected) =>
  sameOptions(variant, selected) ? [] : ['options'],
)

export const optionValuesChosen = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_option_value', message: 'Her seçenek için bir değer seçin.' },
  'R91',
  ({ product }) => (hasOptions(product) ? openValues(product) : []),
)

const openValues = inEachVariant(({ options }) =>
  options.flatMap((one, at) => (one.option_value_id > 0 ? [] : [`options.${at}.option_value_id`])),
)

export const combinationsDiffer = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.variant_duplicate', message: 'Bu seçeneklerle bir varyant zaten var.' },
  'R92',
  ({ product }) => (hasOptions(product) ? repeatedCombinations(product) : []),
)

const repeatedCombinations = amongVariants(['options', 'deleted'], (variants) => {
  const seen = new Set<string>()
  return variants.flatMap((variant, index) => {
    if (variant.deleted || !isWhole(variant.options)) return []
    const key = combinationOf(variant)
    if (seen.has(key)) return [`variants.${index}.options`]
    seen.add(key)
    return []
  })
})

/** Facts of the rules about one variant of a form. */
export interface VariantAct {
  readonly product: ProductInput
  readonly index: number
}

export const defaultStays: Rule<VariantAct> = rule(
  keepsDefault.says,
  'R48',
  ({ product, index }) => !product.variants[index]?.is_default,
)

export const lastStays: Rule<VariantAct> = rule(keepsVariant.says, 'R49', ({ product, index }) =>
  placesStaying(product).some((place) => place !== index),
)

export const variantDeleteRules = [defaultStays, lastStays] as const

type Options = readonly { option_id: number; option_value_id: number }[]

/** A combination that is about to be added or chosen, `index` being its own place (or -1 when it is new). */
export interface CombinationAct {
  readonly product: ProductInput
  readonly options: Options
  readonly index: number
}

export const combinationIsNew: Rule<CombinationAct> = rule(
  combinationsDiffer.says,
  'R92',
  ({ product, options, index }) => {
    if (!isWhole(options)) return true
    const key = combinationOf({ options })
    return !staying(product).some((one) => one.index !== index && combinationOf(one.variant) === key)
  },
)

const combinations = new WeakMap<Options, string>()

/** The combination of a variant, whatever the order of its options. */
export function combinationOf({ options }: { options: Options }): string {
  const known = combinations.get(options)
  if (known !== undefined) return known
  const combination = options
    .map((one) => `${one.option_id}:${one.option_value_id}`)
    .sort()
    .join(' ')
  combinations.set(options, combination)
  return combination
}

function hasOptions(product: ProductInput): boolean {
  return product.product_type_id === productTypes.variant
}

/** A combination counts once each of its values is chosen. */
function isWhole(options: Options): boolean {
  return options.length > 0 && options.every((one) => one.option_value_id > 0)
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
