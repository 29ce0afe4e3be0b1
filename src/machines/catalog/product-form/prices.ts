import { marketplaceSalePrice, type Variant } from '#api/contract/catalog/products.ts'
import { emptyPrice } from './draft.ts'
import type { PriceKey, PriceValue } from './form.types.ts'

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
