import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { Notifications } from '#api/contract/session.ts'
import { notifications as table } from '#server/db/schema/sales.ts'
import { endpoint } from '#server/http/endpoint.ts'

/** How many of the newest are told; the counts are of all. */
const shown = 20

export const notifications = endpoint({
  method: 'GET',
  path: '/v1/panel/notifications',
  summary: 'The newest unread notices to the staff, and how many there are of each kind',
  codes: 'signed-in',
  data: Notifications,
  handle: async ({ db, actor }) => {
    const unread = and(eq(table.shop_id, actor.shop_id), isNull(table.read_at))
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
      totalCount: counts.reduce((sum, row) => sum + row.count, 0),
      feedbackCount: countOf('feedback'),
      questionCount: countOf('question'),
      onlineOrderCount: countOf('online_order'),
    }
  },
})
