import { marketplaceListPrice, marketplaceSalePrice, type Variant } from '#api/contract/products.ts'
import { emptyPrice } from './draft.ts'
import type { FormLists, PriceKey, PriceValue } from './form.types.ts'

/** One list of prices: a country of the shop, or what a marketplace sells and lists for (R227, R228, R229). */
export interface PriceList {
  readonly country_id: number
  readonly kind: 'country' | 'sale' | 'list'
  /** The country's or the marketplace's name. */
  readonly name: string
}

/** The price lists of a shop: its countries, then the marketplaces that are offered for pricing (R179). */
export function priceListsOf({ countries, marketplaces }: Pick<FormLists, 'countries' | 'marketplaces'>): PriceList[] {
  return [
    ...countries.map(({ id, name }) => ({ country_id: id, kind: 'country' as const, name })),
    ...marketplaces.flatMap(({ id, name }) => [
      { country_id: marketplaceSalePrice + id, kind: 'sale' as const, name },
      { country_id: marketplaceListPrice + id, kind: 'list' as const, name },
    ]),
  ]
}

/**
 * A variant with one of its prices changed. A list it had no price in gets one. Clearing the price of a marketplace takes the variant out of
 * that list, since selling there is a choice; a country's price stays, empty, for its rule to refuse (R93).
 */
export function withPrice(variant: Variant, country_id: number, key: PriceKey, value: PriceValue): Variant {
  const known = variant.prices.some((one) => one.country_id === country_id)
  const prices = known ? variant.prices : [...variant.prices, emptyPrice(country_id)]
  const changed = prices.map((one) => (one.country_id === country_id ? { ...one, [key]: value } : one))
  const leaves = country_id >= marketplaceSalePrice && key === 'price' && String(value).trim() === ''
  return { ...variant, prices: leaves ? changed.filter((one) => one.country_id !== country_id) : changed }
}
