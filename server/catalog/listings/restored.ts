import { and, eq, sql } from 'drizzle-orm'
import { product_listings } from '#server/db/schema/product-listings.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** A product that comes out of the trash has its place at the marketplace again, and is judged anew: the marketplace was told nothing meanwhile. */
export const restoredListings: RecordHooks = {
  comeBack: async (db, shop_id, id) => {
    await db
      .update(product_listings)
      .set({ judged_at: sql`'epoch'` })
      .where(and(eq(product_listings.shop_id, shop_id), eq(product_listings.product_id, id)))
  },
}
