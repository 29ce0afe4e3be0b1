import { blankProduct, blankTexts, blankVariant } from '#api/contract/catalog/blank-product.ts'
import { defaults, type Price, type Product, type ProductInput, type Variant } from '#api/contract/catalog/products.ts'
import type { FormLists, Mode } from './form.types.ts'
import { presetsOf } from './presets.ts'

/** A new product, filled with the shop's presets where they still fit, else with the defaults of the specification (R21, R225). */
export function newDraft(lists: FormLists, mode: Mode): ProductInput {
  const { stock_quantity, ...preset } = presetsOf(lists, mode)
  return {
    ...blankProduct(lists.languages.map(({ id }) => id)),
    variants: [{ ...emptyVariant(lists), quantity: stock_quantity ?? defaults.stock_quantity, is_default: 1 }],
    ...preset,
  }
}

/** A stored product as the form edits it. Languages that joined the shop later get empty texts; those that left it keep theirs (R16). */
export function draftOf(product: Product, lists: FormLists): ProductInput {
  const { id: _, version: __, created_at: ___, updated_at: ____, ...draft } = product
  const missing = lists.languages.filter(({ id }) => !draft.translations.some((one) => one.language_id === id))
  return {
    ...draft,
    translations: [...draft.translations, ...missing.map(({ id }) => blankTexts(id))],
    // With the stock that was seen, a sale made meanwhile is not undone by saving something else.
    variants: draft.variants.map((one) => ({ ...one, quantity_loaded: Number(one.quantity) })),
  }
}

/** The same product as one that was never stored. The pictures that it was stored with went with it. */
export function asNew(draft: ProductInput): ProductInput {
  return {
    ...draft,
    translations: draft.translations.map(({ id: _, ...one }) => one),
    variants: draft.variants
      .filter((one) => !one.deleted)
      .map(({ id: _, quantity_loaded: __, ...one }) => ({
        ...one,
        prices: one.prices.map(({ id: _, ...price }) => price),
        images: one.images.filter((image) => !image.deleted && image.id === undefined),
      })),
  }
}

/** A variant without codes, stock and pictures, priced with the default in every shop country. */
export function emptyVariant(lists: Pick<FormLists, 'countries'>): Variant {
  return { ...blankVariant(), prices: lists.countries.map(({ id }) => emptyPrice(id, defaults.price)) }
}

export function emptyPrice(country_id: number, price: Price['price'] = ''): Price {
  return { country_id, price, strikethrough_price: null, status: 1 }
}
