import type { AmountOf } from '#api/contract/catalog/multiple-price.ts'
import { marketplaceListPrice, marketplaceSalePrice } from '#api/contract/catalog/products.ts'

/** One list of prices: a country of the shop, or what a marketplace sells and lists for (R227, R228, R229). */
export interface PriceList {
  readonly country_id: number
  readonly kind: 'country' | 'sale' | 'list'
  /** The country's or the marketplace's name. */
  readonly name: string
}

interface Named {
  readonly id: number
  readonly name: string
}

/** The price lists of a shop: its countries, then the marketplaces that are offered for pricing (R179). */
export function priceListsOf(shop: {
  readonly countries: readonly Named[]
  readonly marketplaces: readonly Named[]
}): PriceList[] {
  return [
    ...shop.countries.map(({ id, name }) => ({ country_id: id, kind: 'country' as const, name })),
    ...shop.marketplaces.flatMap(({ id, name }) => [
      { country_id: marketplaceSalePrice + id, kind: 'sale' as const, name },
      { country_id: marketplaceListPrice + id, kind: 'list' as const, name },
    ]),
  ]
}

/** The marketplace's other price list: its list price beside its sale price, and the other way round; `null` for a country, which has one price. */
export function otherListOf(country_id: number): number | null {
  const between = marketplaceListPrice - marketplaceSalePrice
  if (country_id >= marketplaceListPrice) return country_id - between
  return country_id >= marketplaceSalePrice ? country_id + between : null
}

/** The other amount of a price list. */
export function otherPriceOf(of: AmountOf): AmountOf {
  return of === 'price' ? 'strikethrough_price' : 'price'
}
