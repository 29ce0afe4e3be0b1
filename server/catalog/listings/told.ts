import { createHash } from 'node:crypto'
import type { ToldOffer, ToldOffers } from '#server/db/schema/product-listings.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'

/** What the marketplace has been told by these items, to be compared with later. */
export function toldOf(items: readonly NewMarketplaceProduct[]): ToldOffers {
  return Object.fromEntries(items.map((item) => [item.barcode, offerOf(item)]))
}

/** The same of one of them. */
export function offerOf(item: NewMarketplaceProduct): ToldOffer & { readonly content: string } {
  const { quantity, salePrice: sale_price, listPrice: list_price } = item
  return { quantity, sale_price, list_price, content: contentOf(item) }
}

/** The same for the same texts, pictures and attributes. */
export function contentOf({ quantity: _, salePrice: __, listPrice: ___, ...content }: NewMarketplaceProduct): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
