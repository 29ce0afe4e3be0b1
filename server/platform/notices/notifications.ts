import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Notifications } from '#api/contract/platform/notices.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { noticeKindsFor } from '#api/registry/notices.ts'
import type { Database } from '#server/db/open.ts'
import { notification_marks, notification_reads, notifications as table } from '#server/db/schema/notifications.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Actor, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'

/** How many are told at once; the counts are of all. */
const shown = 20

export const notifications = endpoint(sessionOperations.notifications, ({ db, actor, query: { before } }) =>
  noticesFor(db, actor, before),
)

/** Whoever marks them may do so twice, or in two tabs: what is read stays read. */
export const readNotices = endpoint(sessionOperations.readNotices, async (context) => {
  const { db, actor, body } = context
  const { shop_id, user_id } = actor
  const { from, until, online_order } = body
  await db.execute(sql`
    with told as (select ${table.id} as id from ${table} where ${toldTo(actor)} and ${table.id} between ${from} and ${until})
    insert into ${notification_reads} (shop_id, user_id, notification_id)
    select ${shop_id}, ${user_id}, id from told
    on conflict do nothing`)
  if (online_order > 0)
    await db
      .insert(notification_marks)
      .values({ shop_id, user_id, online_order_id: online_order })
      .onConflictDoUpdate({
        target: [notification_marks.shop_id, notification_marks.user_id],
        set: { online_order_id: sql`greatest(${notification_marks.online_order_id}, excluded.online_order_id)` },
      })
  await audit(context, { subject: 'notifications', event: 'READ', after: body })
  return noticesFor(db, actor)
})

/** The newest notices to somebody, or those before one of them, and how much waits. */
export async function noticesFor(db: Database, actor: Actor, before?: number): Promise<Notifications> {
  const { id, kind, says, about, link, created_at } = table
  const rows = await db
    .select({ id, kind, says, about, link, created_at, read: sql<boolean>`${reads.notification_id} is not null` })
    .from(table)
    .leftJoin(reads, readBy(actor))
    .where(and(toldTo(actor), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(shown + 1)
  return {
    ...(await countsOf(db, actor)),
    notifications: rows.slice(0, shown).map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
    more: rows.length > shown,
  }
}

/** What is another whenever a notice or an online order comes that they may hear of, and when they have read one, wherever that was. */
export async function noticesMark(db: Database, actor: Actor): Promise<string> {
  const { shop_id, user_id } = actor
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws('-', (select max(id) from notifications where shop_id = ${shop_id}),
                     (select count(*) from notification_reads where shop_id = ${shop_id} and user_id = ${user_id})) as mark`)
  const { count, unseen, newest } = await registry().newOnlineOrders(db, actor, await seenUpTo(db, actor))
  return [rows[0]?.mark ?? '', count, unseen, newest].join('-')
}

const reads = alias(notification_reads, 'reads')

/** What somebody is told: what is one's own or everybody's, of the kinds that lead where one may go. */
function toldTo(actor: Actor): SQL | undefined {
  return and(
    eq(table.shop_id, actor.shop_id),
    inArray(table.kind, noticeKindsFor(actor)),
    or(isNull(table.user_id), eq(table.user_id, actor.user_id)),
  )
}

function readBy({ user_id }: Actor): SQL | undefined {
  return and(eq(reads.shop_id, table.shop_id), eq(reads.notification_id, table.id), eq(reads.user_id, user_id))
}

async function countsOf(db: Database, actor: Actor): Promise<Omit<Notifications, 'notifications' | 'more'>> {
  const { kind } = table
  const unread = await db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(table)
    .leftJoin(reads, readBy(actor))
    .where(and(toldTo(actor), isNull(reads.notification_id)))
    .groupBy(kind)
  const orders = await registry().newOnlineOrders(db, actor, await seenUpTo(db, actor))
  const countOf = (name: string) => unread.find((row) => row.kind === name)?.count ?? 0
  return {
    totalCount: unread.reduce((sum, row) => sum + row.count, orders.unseen),
    feedbackCount: countOf('feedback'),
    questionCount: countOf('question'),
    onlineOrderCount: orders.count,
    newest_online_order: orders.newest,
  }
}

async function seenUpTo(db: Database, { shop_id, user_id }: Actor): Promise<number> {
  const [mark] = await db
    .select({ id: notification_marks.online_order_id })
    .from(notification_marks)
    .where(and(eq(notification_marks.shop_id, shop_id), eq(notification_marks.user_id, user_id)))
  return mark?.id ?? 0
}
