import { and, eq } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { MatchSummary } from '#api/contract/catalog/product-matches.ts'
import type { Database } from '#server/db/open.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import { totalOf } from '#server/platform/lists/choose.ts'
import { waitingByBarcode } from './decision-job.ts'
import { matchList } from './list.ts'

/** Whether the shop may fetch from the marketplace at all (R179, R230), and what can be accepted at once. */
export async function summaryOf(db: Database, shop_id: number): Promise<MatchSummary> {
  const [row] = await db
    .select({ name: marketplaces.name, status: marketplaces.status, account: shop_marketplaces })
    .from(marketplaces)
    .leftJoin(
      shop_marketplaces,
      and(eq(shop_marketplaces.marketplace_id, marketplaces.id), eq(shop_marketplaces.shop_id, shop_id)),
    )
    .where(eq(marketplaces.id, importMarketplace))
  const { rows } = await db.execute<{ total: number }>(await totalOf(matchList, { db, shop_id }, waitingByBarcode))
  const { baseKey = '', supplier_id = '' } = row?.account?.auth_data ?? {}
  return {
    marketplace: {
      name: row?.name ?? '',
      status: row?.status === 1 ? 1 : 0,
      shop_status: row?.account?.shop_status === 1 ? 1 : 0,
      configured: baseKey && supplier_id ? 1 : 0,
    },
    by_barcode: rows[0]?.total ?? 0,
  }
}
