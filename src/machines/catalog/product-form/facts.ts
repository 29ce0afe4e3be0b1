import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import type { Image } from '#api/contract/platform/images.ts'
import { priceListsOf } from '#api/rules/catalog/price-lists.ts'
import type { ProductFacts } from '#api/rules/catalog/product-facts.ts'
import type { CombinationAct, VariantAct } from '#api/rules/catalog/product-variants.ts'
import { type Drop, imageFormats, imagesPerVariant, maxFileSize } from '#api/rules/platform/files.ts'
import { shownImages } from '#api/rules/platform/gallery.ts'
import { withMade } from './categories.ts'
import type { FormContext, FormEvent } from './form.types.ts'
import { lackingOf } from './shared-images.ts'
import { optionsWith } from './variants.ts'

/** What the rules of a submission judge. The same object for the same draft, so that what was judged of it can be remembered. */
export function factsOf(form: FormContext, draft: ProductInput = form.draft): ProductFacts {
  const known = remembered.get(draft)
  if (known && known.form.lists === form.lists && known.form.original === form.original) return known.facts
  const facts = {
    product: draft,
    mode: form.mode,
    languages: form.lists.languages.map((one) => one.id),
    categoryFits: categoryFits(form, draft.main_category_id),
    countries: pricedIn(form),
  }
  remembered.set(draft, { form, facts })
  return facts
}

/** The facts of a submission as if the category were chosen already. */
export function factsWithCategory(form: FormContext, event: FormEvent): ProductFacts {
  if (event.type !== 'CHOOSE_MAIN_CATEGORY') return factsOf(form)
  return {
    ...factsOf(form),
    product: { ...form.draft, main_category_id: event.id },
    categoryFits: categoryFits(form, event.id, withMade(form.lists.categories, event.made)),
  }
}

/** The variant that an event asks to delete. */
export function pendingVariant({ draft }: FormContext, event: FormEvent): VariantAct {
  return { product: draft, index: event.type === 'DELETE_VARIANT' ? event.index : -1 }
}

/** The combination that an event asks for. */
export function requestedCombination({ draft }: FormContext, event: FormEvent): CombinationAct {
  if (event.type === 'SET_VARIANT_OPTION') {
    return { product: draft, index: event.index, options: optionsWith(draft.variants[event.index], event) }
  }
  return { product: draft, index: -1, options: event.type === 'ADD_VARIANT' ? event.options : [] }
}

/** Pictures that an event adds, as a drop into the variant's gallery. */
export function requestedDrop({ draft }: FormContext, event: FormEvent): Drop {
  const [index, images] = event.type === 'ADD_IMAGES' ? [event.index, event.images] : [-1, []]
  return dropOf(images, draft.variants[index])
}

/** The same for pictures that others are to have: the drop into the gallery that would be the fullest. */
export function requestedSharing({ draft }: FormContext, event: FormEvent): Drop {
  const drops = event.type === 'SHARE_IMAGES' ? lackingOf(draft, event) : []
  const all = drops.map(({ lacking, variant }) => dropOf(lacking, variant))
  return all.toSorted((a, b) => b.present + b.files.length - a.present - a.files.length)[0] ?? dropOf([], undefined)
}

function dropOf(images: readonly Pick<Image, 'image'>[], variant: Variant | undefined): Drop {
  return {
    files: images.map(({ image }) => ({ name: image, size: 0 })),
    present: shownImages(variant?.images ?? []).length,
    allowed: imagesPerVariant,
    formats: imageFormats,
    maxSize: maxFileSize,
  }
}

/** A category is judged only when it changes: one that got subcategories later does not block old products (R14). */
function categoryFits({ lists, original }: FormContext, id: number | null, tree = lists.categories): boolean {
  if (id !== null && id === original.main_category_id) return true
  return tree.some((one) => one.id === id && one.leaf === 1)
}

/** The price lists of the shop, and those that the product has prices in although they are no longer offered. */
function pricedIn({ lists, original }: FormContext): readonly number[] {
  const known = priced.get(original)
  if (known?.lists === lists) return known.countries
  const stored = original.variants.flatMap((variant) => variant.prices.map((price) => price.country_id))
  const countries = [...new Set([...priceListsOf(lists).map((one) => one.country_id), ...stored])]
  priced.set(original, { lists, countries })
  return countries
}

/** Neither changes while somebody types. */
const priced = new WeakMap<
  FormContext['original'],
  { readonly lists: FormContext['lists']; readonly countries: readonly number[] }
>()

const remembered = new WeakMap<ProductInput, { form: FormContext; facts: ProductFacts }>()
