import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { orders } from '#api/resources/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { notifications as table } from '#server/db/schema/notifications.ts'
import { orders as stored } from '#server/db/schema/orders.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'

/** How many of the newest are told; the counts are of all. */
const shown = 20

export const notifications = endpoint(sessionOperations.notifications, async ({ db, actor }) => {
  const unread = and(eq(table.shop_id, actor.shop_id), isNull(table.read_at), ne(table.kind, 'online_order'))
  const onlineOrderCount = permits(actor, orders.codes.list) ? await newOnlineOrders(db, actor.shop_id) : 0
  const { id, kind, says, about, link, created_at } = table
  const rows = await db
    .select({ id, kind, says, about, link, created_at })
    .from(table)
    .where(unread)
    .orderBy(desc(created_at), desc(id))
    .limit(shown)
  const counts = await db.select({ kind, count: sql<number>`count(*)::int` }).from(table).where(unread).groupBy(kind)
  const countOf = (name: string) => counts.find((row) => row.kind === name)?.count ?? 0
  return {
    notifications: rows,
    totalCount: counts.reduce((sum, row) => sum + row.count, onlineOrderCount),
    feedbackCount: countOf('feedback'),
    questionCount: countOf('question'),
    onlineOrderCount,
  }
})

/** Those of the online shop that nobody has taken further: the list of them shows as many. */
async function newOnlineOrders(db: Database, shop_id: number): Promise<number> {
  const { channel, status } = stored
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(stored)
    .where(and(eq(stored.shop_id, shop_id), eq(channel, 'online'), eq(status, 'pending')))
  return row?.count ?? 0
}
