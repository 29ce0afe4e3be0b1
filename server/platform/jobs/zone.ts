import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'

/** The clock by which a shop tells days and times. */
export async function zoneOf(db: Database, shop_id: number): Promise<string> {
  const [shop] = await db.select({ zone: shops.time_zone }).from(shops).where(eq(shops.id, shop_id))
  return shop?.zone ?? 'UTC'
}
