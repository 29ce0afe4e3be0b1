import { and, eq } from 'drizzle-orm'
import { offered } from '#api/rules/platform/marketplaces.ts'
import type { Database } from '#server/db/open.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import type { MarketplaceAccount } from '#server/integrations/marketplace/marketplace.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** What a shop names itself by at a marketplace that is offered to it; 409 when it is not (R179). */
export async function accountAt(db: Database, shop_id: number, marketplace_id: number): Promise<MarketplaceAccount> {
  const [found] = await db
    .select({
      status: marketplaces.status,
      shop_status: shop_marketplaces.shop_status,
      auth_data: shop_marketplaces.auth_data,
    })
    .from(shop_marketplaces)
    .innerJoin(marketplaces, eq(marketplaces.id, shop_marketplaces.marketplace_id))
    .where(and(eq(shop_marketplaces.shop_id, shop_id), eq(marketplaces.id, marketplace_id)))
  if (!found || !offered.holds(found)) throw refuse(409, { ...offered, where: 'server' })
  return { baseKey: found.auth_data.baseKey, supplierId: found.auth_data.supplier_id }
}
