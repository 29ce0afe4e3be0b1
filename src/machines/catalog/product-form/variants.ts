import {
  defaults,
  type ProductInput,
  productTypes,
  type Variant,
  type VariantOption,
} from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import type { VariantKey, VariantValue } from './form.types.ts'
import { imagesFor } from './shared-images.ts'

type Options = readonly VariantOption[]

/** Changes one variant and leaves the objects of all others as they are, so that what was judged or drawn of them still holds. */
export function withVariant(draft: ProductInput, index: number, change: (variant: Variant) => Variant): ProductInput {
  const variant = draft.variants[index]
  return variant ? { ...draft, variants: draft.variants.with(index, change(variant)) } : draft
}

/** Changes every variant that stays. */
export function withEveryVariant(draft: ProductInput, change: (variant: Variant) => Variant): ProductInput {
  return { ...draft, variants: draft.variants.map((one) => (one.deleted ? one : change(one))) }
}

export function setVariant(draft: ProductInput, index: number, key: VariantKey, value: VariantValue): ProductInput {
  return withVariant(draft, index, (variant) => ({ ...variant, [key]: value }))
}

/** The only default one (R47). A deleted variant cannot be it. */
export function makeDefault(draft: ProductInput, index: number): ProductInput {
  if (!draft.variants[index] || draft.variants[index].deleted) return draft
  const variants = draft.variants.map((one, at) => {
    const is_default = at === index ? 1 : 0
    return one.is_default === is_default ? one : ({ ...one, is_default } as const)
  })
  return { ...draft, variants }
}

/** Marks a variant deleted. It keeps its place, so that paths to the others stay true; what was never stored is left out when saving. */
export function deleteVariant(draft: ProductInput, index: number): ProductInput {
  return withVariant(draft, index, (variant) => ({ ...variant, deleted: 1 }))
}

/** Another kind of product. A kind without variants keeps only the default one (R41). */
export function withType(draft: ProductInput, product_type_id: number): ProductInput {
  const next = { ...draft, product_type_id }
  if (product_type_id === productTypes.variant || staying(draft).length < 2) return next
  return {
    ...next,
    variants: draft.variants.map((one) => (one.is_default || one.deleted ? one : { ...one, deleted: 1 })),
  }
}

/** The options that variants differ by. Every variant keeps the values it has, and gets an open one for what is new. */
export function chooseOptions(draft: ProductInput, selected: readonly number[]): ProductInput {
  const next = withEveryVariant(draft, (variant) => ({ ...variant, options: fitted(variant.options, selected) }))
  return { ...next, selected_options: [...selected] }
}

/** The options of a variant after one of its values was chosen. */
export function optionsWith(
  variant: Variant | undefined,
  { option_id, option_value_id }: VariantOption,
): VariantOption[] {
  const options = variant?.options ?? []
  if (!options.some((one) => one.option_id === option_id)) return [...options, { option_id, option_value_id }]
  return options.map((one) => (one.option_id === option_id ? { option_id, option_value_id } : one))
}

/** One more variant with these options. It takes the prices, sizes and supplier of the default one, the pictures of its value, and no stock or codes. */
export function addVariant(draft: ProductInput, options: Options): ProductInput {
  return { ...draft, variants: [...draft.variants, variantLike(draft, options)] }
}

/** A new variant after the model of the default one. */
export function variantLike(draft: ProductInput, options: Options): Variant {
  const model = draft.variants.find((one) => one.is_default) ?? draft.variants[0]
  if (!model) throw new Error('A product of the form has a variant')
  const { id: _, quantity_loaded: __, ...rest } = model
  return {
    ...rest,
    is_default: 0,
    deleted: 0,
    quantity: defaults.stock_quantity,
    stock_code: '',
    barcode: '',
    prices: model.prices.map(({ id: _, ...price }) => price),
    options: [...options],
    images: imagesFor(draft, options),
  }
}

function fitted(options: Options, selected: readonly number[]): VariantOption[] {
  return selected.map(
    (option_id) => options.find((one) => one.option_id === option_id) ?? { option_id, option_value_id: 0 },
  )
}
