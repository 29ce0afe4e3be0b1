import { eq } from 'drizzle-orm'
import type { InvoiceSettings } from '#api/contract/platform/shop-settings.ts'
import { type SellerField, sellerFields } from '#api/contract/sales/order-invoice.ts'
import { isCitizenId, isTaxId } from '#api/rules/sales/invoices.ts'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'

/** The shop as its invoices name it, and how they are sent. */
export interface Seller extends InvoiceSettings {
  readonly website: string
  readonly phone: string
  readonly email: string
  readonly time_zone: string
}

/** What a shop says of itself on invoices. */
export async function sellerOf(db: Database, shop_id: number): Promise<Seller> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shop_id))
  return sellerFrom(shop)
}

/** The same of a shop that was read already. */
export function sellerFrom(shop: typeof shops.$inferSelect | undefined): Seller {
  return {
    ...settingsOf(shop).e_invoice,
    website: shop?.domain ?? '',
    phone: shop?.phone ?? '',
    email: shop?.email ?? '',
    time_zone: shop?.time_zone ?? 'Europe/Istanbul',
  }
}

/** What the tax authority asks for and the shop has not said; of an internet sale it asks for more. */
export function sellerLacks(seller: Seller, internet: boolean): SellerField[] {
  return sellerFields.filter((field) => {
    if (!internet && ofInternet.has(field)) return false
    return numbers.has(field) ? !isNumber(seller[field]) : seller[field].trim() === ''
  })
}

const ofInternet: ReadonlySet<SellerField> = new Set(['website', 'carrier_name', 'carrier_tax_number'])
const numbers: ReadonlySet<SellerField> = new Set(['tax_number', 'carrier_tax_number'])

function isNumber(number: string): boolean {
  return isTaxId(number) || isCitizenId(number)
}
