import { and, eq } from 'drizzle-orm'
import { readinessOperations } from '#api/operations/sales/readiness.ts'
import { products } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { isSellerKnown, sellerFrom } from '#server/sales/invoices/settings.ts'

const read = endpoint(readinessOperations.read, async ({ db, actor: { shop_id } }) => {
  const sellable = and(eq(products.shop_id, shop_id), eq(products.status, 1), eq(products.lacks_price, 0))
  const usable = and(eq(shipping_methods.shop_id, shop_id), eq(shipping_methods.status, 1))
  const [[shop], [product], [method]] = await Promise.all([
    db.select().from(shops).where(eq(shops.id, shop_id)),
    db.select({ id: products.id }).from(products).where(sellable).limit(1),
    db.select({ id: shipping_methods.id }).from(shipping_methods).where(usable).limit(1),
  ])
  const seller = sellerFrom(shop)
  return {
    product: product !== undefined,
    shipping_method: method !== undefined,
    address: seller.address.trim() !== '',
    phone: seller.phone.trim() !== '',
    seller_known: isSellerKnown(seller, false),
    production: seller.api_mode === 'production',
  }
})

/** What tells a shop what it still lacks. */
export const readinessEndpoints: readonly Endpoint[] = [read]
