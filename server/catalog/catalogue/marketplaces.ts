import { and, asc, eq, sql } from 'drizzle-orm'
import type { MarketplaceRow } from '#api/contract/catalog/catalogue.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'

/** The marketplaces (rule R179). What a shop signs in with there is never told, only whether it is there. */
export const listMarketplaces: Endpoint = endpoint(
  catalogOperations.marketplaces,
  async ({ db, actor: { shop_id } }) => {
    const rows = await db
      .select({ marketplace: marketplaces, account: shop_marketplaces })
      .from(marketplaces)
      .leftJoin(
        shop_marketplaces,
        and(eq(shop_marketplaces.marketplace_id, marketplaces.id), eq(shop_marketplaces.shop_id, shop_id)),
      )
      .orderBy(sql`${marketplaces.name} collate "tr-x-icu"`, asc(marketplaces.id))
    const toRows = rows.map(({ marketplace: { id, name, status }, account }): MarketplaceRow => {
      const shop_status = account?.shop_status ?? 0
      const configured = account?.auth_data.baseKey && account.auth_data.supplier_id ? 1 : 0
      const offered = status && shop_status && configured ? 1 : 0
      return { id, name, status, shop_status, configured, offered }
    })
    return { rows: toRows, total: toRows.length }
  },
)
