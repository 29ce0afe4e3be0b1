import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'

/** The shop's home country, whose prices come first. */
export async function homeOf(db: Database, shop_id: number): Promise<number> {
  const [shop] = await db.select({ home: shops.default_country_id }).from(shops).where(eq(shops.id, shop_id))
  return shop?.home ?? 1
}
