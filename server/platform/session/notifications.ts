import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { notifications as table } from '#server/db/schema/notifications.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'

/** How many of the newest are told; the counts are of all. */
const shown = 20

export const notifications = endpoint(sessionOperations.notifications, async ({ db, actor }) => {
  const unread = and(eq(table.shop_id, actor.shop_id), isNull(table.read_at), ne(table.kind, 'online_order'))
  const onlineOrderCount = await registry().newOnlineOrders(db, actor)
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
