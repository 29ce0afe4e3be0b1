import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#api/listings/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { orders as stored } from '#server/db/schema/orders.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import type { NewOrders } from '#server/platform/registry.ts'

/** How many orders of the online shop nobody has taken further, for whoever may see them: the list of them shows as many. */
export async function newOnlineOrders(db: Database, actor: Actor, after: number): Promise<NewOrders> {
  if (!permits(actor, orders.codes.list)) return none
  const { id, shop_id, channel, status } = stored
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      unseen: sql<number>`(count(*) filter (where ${id} > ${after}))::int`,
      newest: sql<number>`coalesce(max(${id}), 0)`.mapWith(Number),
    })
    .from(stored)
    .where(and(eq(shop_id, actor.shop_id), eq(channel, 'online'), eq(status, 'pending')))
  return row ?? none
}

const none = { count: 0, unseen: 0, newest: 0 }
