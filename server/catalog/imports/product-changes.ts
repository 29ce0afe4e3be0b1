import { blankProduct, blankVariant } from '#api/contract/catalog/blank-product.ts'
import {
  type Price,
  type ProductInput,
  productTypes,
  type Translation,
  type Variant,
  type VariantOption,
} from '#api/contract/catalog/products.ts'
import { imageTypes } from '#api/contract/platform/images.ts'

/** What the rows of a file say of one product, with everything that they name found. */
export interface ProductChanges {
  readonly fields: Partial<Omit<ProductInput, 'translations' | 'variants'>>
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly variants: readonly VariantChanges[]
}

export interface VariantChanges {
  /** `null`: a new one. */
  readonly id: number | null
  readonly fields: Readonly<Record<string, string | null>>
  readonly prices: Readonly<Record<string, { readonly price?: string; readonly strikethrough_price?: string | null }>>
  readonly options: readonly VariantOption[] | null
  readonly images: readonly string[] | null
}

/** The product as it would be with these changes: a stored one, or a new one where `stored` is `null`. New variants come last. */
export function changed(
  stored: ProductInput | null,
  changes: ProductChanges,
  languages: readonly number[],
): ProductInput {
  const base = stored ?? blankProduct(languages)
  const known = new Set(base.variants.map((one) => one.id))
  const byId = new Map(changes.variants.flatMap((one) => (one.id ? [[one.id, one] as const] : [])))
  const added = changes.variants.filter((one) => !one.id || !known.has(one.id))
  const variants = [
    ...base.variants.map((one) => {
      const own = byId.get(one.id ?? 0)
      return own ? variantWith(one, own) : one
    }),
    ...added.map((one, at) => variantWith({ ...blankVariant(), is_default: !stored && at === 0 ? 1 : 0 }, one)),
  ]
  const options = added.find((one) => one.options)?.options
  return {
    ...base,
    ...(options && !stored
      ? { product_type_id: productTypes.variant, selected_options: options.map((one) => one.option_id) }
      : {}),
    ...changes.fields,
    // The other categories go with the main one only when that changes.
    ...(stored && stored.main_category_id === (changes.fields.main_category_id ?? stored.main_category_id)
      ? { categories: stored.categories }
      : {}),
    translations: base.translations.map((one) => textsWith(one, changes.texts[one.language_id])),
    variants,
  }
}

function textsWith(one: Translation, texts: Readonly<Record<string, string>> | undefined): Translation {
  return texts ? { ...one, ...texts } : one
}

function variantWith(one: Variant, { fields, prices, options, images }: VariantChanges): Variant {
  const lists = Object.entries(prices)
  return {
    ...one,
    ...fields,
    prices: lists.length > 0 ? lists.reduce(priceWith, one.prices) : one.prices,
    options: options ? [...options] : one.options,
    images: images ? imagesWith(one, images) : one.images,
  }
}

function priceWith(prices: Price[], [list, given]: [string, VariantChanges['prices'][string]]): Price[] {
  const country_id = Number(list)
  if (given.price === '') return prices.filter((one) => one.country_id !== country_id)
  const own = prices.find((one) => one.country_id === country_id)
  if (own) return prices.map((one) => (one === own ? { ...one, ...given } : one))
  return [...prices, { country_id, price: given.price ?? '', strikethrough_price: null, status: 1, ...given }]
}

/** Pictures join those that are there: what a file does not name stays, so that undoing finds it again. */
function imagesWith({ images }: Variant, names: readonly string[]): Variant['images'] {
  const fresh = names.filter((name) => !images.some((one) => one.image === name))
  const hasFront = images.some((one) => one.type === imageTypes.front)
  const added = fresh.map((image, at) => {
    const type = at === 0 && !hasFront ? imageTypes.front : imageTypes.normal
    return { type, image, status: 1 as const, deleted: 0 as const }
  })
  return added.length > 0 ? [...images, ...added] : images
}
