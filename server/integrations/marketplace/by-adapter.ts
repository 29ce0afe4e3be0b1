import type { MarketplaceAdapter } from '#api/resources/catalog/marketplace-account.ts'
import type { Marketplace, MarketplaceAccount } from './marketplace.ts'
import { keptByTrendyol } from './trendyol/pictures.ts'

/** Several marketplaces as one: each call goes to the one that the account is at, and a picture is fetched from whoever keeps it. */
export function byAdapter(adapters: Readonly<Record<MarketplaceAdapter, Marketplace>>): Marketplace {
  const of = ({ adapter = 'service' }: MarketplaceAccount) => adapters[adapter]
  return {
    products: (account, query) => of(account).products(account, query),
    brandsByName: (account, name) => of(account).brandsByName(account, name),
    categoriesByName: (account, name) => of(account).categoriesByName(account, name),
    categoryAttributes: (account, id) => of(account).categoryAttributes(account, id),
    createProducts: (account, items) => of(account).createProducts(account, items),
    updateProducts: (account, items) => of(account).updateProducts(account, items),
    updateOffers: (account, items) => of(account).updateOffers(account, items),
    batch: (account, name) => of(account).batch(account, name),
    orders: (account, query) => of(account).orders(account, query),
    picture: (address) => adapters[keptByTrendyol(address) ? 'trendyol' : 'service'].picture(address),
  }
}
