import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { keepContracts } from '#server/sales/contracts/keep.ts'

/** So many of the newest orders have theirs: those before them were made before the shop kept contracts. */
const most = 40

/** The contracts of the newest orders that were made at a distance. Answers how many orders have them. */
export async function storeContracts(db: Database, shop_id: number): Promise<number> {
  const newest = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), inArray(orders.channel, ['online', 'phone'])))
    .orderBy(desc(orders.id))
    .limit(most)
  for (const { id } of newest) await keepContracts(db, shop_id, id)
  return newest.length
}
