import type { ProductInput, Variant, VariantOption } from '#api/contract/catalog/products.ts'
import { type Image, imageTypes } from '#api/contract/platform/images.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { frontOf, shownImages } from '#api/rules/platform/gallery.ts'

/** The pictures of one variant, for others to have. */
export interface Sharing {
  readonly index: number
  /** Those that have the same value of this option; `null` stands for all. */
  readonly option_id: number | null
}

/** The others that are meant, with the pictures that each lacks. */
export function lackingOf(draft: ProductInput, { index, option_id }: Sharing) {
  const source = draft.variants[index]
  const images = shownImages(source?.images ?? [])
  const value = option_id === null ? null : valueFor(source, option_id)
  if (value === 0) return []
  return staying(draft).flatMap(({ variant, index: at }) => {
    if (at === index || (option_id !== null && valueFor(variant, option_id) !== value)) return []
    const own = new Set(shownImages(variant.images).map((one) => one.image))
    const lacking = images.filter((one) => !own.has(one.image))
    return lacking.length === 0 ? [] : [{ index: at, variant, lacking }]
  })
}

/** The draft with the pictures of a variant given to the others that are meant; what they have stays before them. */
export function withSharedImages(draft: ProductInput, sharing: Sharing): ProductInput {
  const given = new Map(lackingOf(draft, sharing).map((one) => [one.index, one.lacking]))
  if (given.size === 0) return draft
  const variants = draft.variants.map((variant, at) => {
    const lacking = given.get(at)
    return lacking ? { ...variant, images: [...variant.images, ...copies(lacking, variant.images)] } : variant
  })
  return { ...draft, variants }
}

/**
 * The pictures of a new variant: where all variants of a value have the same ones, such as all in red, a new one in red gets them too. An option
 * carries pictures when no two variants of one of its values differ in them, and one value shows it by two variants.
 */
export function imagesFor(draft: ProductInput, options: readonly VariantOption[]): Image[] {
  const known = carried.get(draft) ?? carriedBy(draft)
  carried.set(draft, known)
  for (const { option_id, option_value_id } of options) {
    const images = known.get(option_id)?.get(option_value_id)
    if (images) return copies(images, [])
  }
  return []
}

type ByValue = ReadonlyMap<number, readonly Image[]>

const carried = new WeakMap<ProductInput, ReadonlyMap<number, ByValue>>()

/** The pictures of each value, by the options that carry any. */
function carriedBy(draft: ProductInput): Map<number, ByValue> {
  const variants = staying(draft).map(({ variant }) => variant)
  return new Map(
    draft.selected_options.flatMap((option_id) => {
      const groups = [...Map.groupBy(variants, (one) => valueFor(one, option_id))].filter(([value]) => value > 0)
      const alike = groups.every(([, own]) => new Set(own.map(namesOf)).size === 1)
      const shown = groups.some(([, own]) => own.length > 1 && namesOf(own[0]) !== '')
      if (!alike || !shown) return []
      return [[option_id, new Map(groups.map(([value, own]) => [value, shownImages(own[0]?.images ?? [])]))] as const]
    }),
  )
}

function valueFor(variant: Variant | undefined, option_id: number): number {
  return variant?.options.find((one) => one.option_id === option_id)?.option_value_id ?? 0
}

function namesOf(variant: Variant | undefined): string {
  return shownImages(variant?.images ?? [])
    .map((one) => one.image)
    .sort()
    .join(' ')
}

/** The same files as pictures of another variant, which has one front (R45). */
function copies(images: readonly Image[], own: readonly Image[]): Image[] {
  const fronted = frontOf(own) !== null
  return images.map(({ id: _, ...image }) => ({
    ...image,
    type: fronted && image.type === imageTypes.front ? imageTypes.normal : image.type,
    deleted: 0,
  }))
}
