import { createHash } from 'node:crypto'
import type { ListingCall, RefusedItems, ToldOffer } from '#server/db/schema/product-listings.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { offerOf } from './told.ts'

/** Whether the marketplace refused exactly this when it was told of it last. */
export function wasRefused(refused: RefusedItems, by: ListingCall, item: NewMarketplaceProduct): boolean {
  return refused[item.barcode]?.[by] === fingerprint(by, offerOf(item))
}

/** What is known to be refused once these offers were told: of what was taken, or is looked at, nothing. */
export function refusedAfter(
  before: RefusedItems,
  by: ListingCall,
  offers: Readonly<Record<string, ToldOffer>>,
  isRefused: (barcode: string) => boolean,
): RefusedItems {
  const entries = Object.entries(offers).map(([barcode, offer]) => {
    const { [by]: _, ...others } = before[barcode] ?? {}
    return [barcode, isRefused(barcode) ? { ...others, [by]: fingerprint(by, offer) } : others] as const
  })
  const after = { ...before, ...Object.fromEntries(entries) }
  return Object.fromEntries(Object.entries(after).filter(([, calls]) => Object.keys(calls).length > 0))
}

/** Of what a call tells the marketplace, and of nothing else: a refused price keeps no text back. */
function fingerprint(by: ListingCall, { quantity, sale_price, list_price, content }: ToldOffer): string {
  const offer = by === 'updateProducts' ? [] : [quantity, sale_price, list_price]
  const texts = by === 'updateOffers' ? [] : [content]
  return createHash('sha256')
    .update(JSON.stringify([...offer, ...texts]))
    .digest('base64url')
}
