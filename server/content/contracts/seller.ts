import type { ContractPlaceholder } from '#api/rules/content/contracts.ts'
import type { shops } from '#server/db/schema/shops.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'

type SellerWords = Readonly<Record<Extract<ContractPlaceholder, `seller_${string}`>, string>>

/** The shop as its contracts name it: as it is invoiced, and where that was never said, as it calls itself. */
export function sellerWords(shop: typeof shops.$inferSelect | undefined): SellerWords {
  const { e_invoice: issued, shop_address: own } = settingsOf(shop)
  const at = issued.address.trim() ? issued : own
  const place = [at.zip, [at.district, at.city].filter(said).join(' / ')].filter(said).join(' ')
  return {
    seller_name: issued.title.trim() || (shop?.name ?? ''),
    seller_address: [at.address, place, at.country].filter(said).join(', '),
    seller_phone: shop?.phone ?? '',
    seller_email: shop?.email ?? '',
    seller_website: shop?.domain ?? '',
    seller_tax_office: issued.tax_office,
    seller_tax_number: issued.tax_number,
  }
}

function said(text: string): boolean {
  return text.trim() !== ''
}
