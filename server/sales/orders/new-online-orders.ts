import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#api/listings/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { orders as stored } from '#server/db/schema/orders.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'

/** How many orders of the online shop nobody has taken further, for whoever may see them: the list of them shows as many. */
export async function newOnlineOrders(db: Database, actor: Actor): Promise<number> {
  if (!permits(actor, orders.codes.list)) return 0
  const { channel, status } = stored
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(stored)
    .where(and(eq(stored.shop_id, actor.shop_id), eq(channel, 'online'), eq(status, 'pending')))
  return row?.count ?? 0
}
