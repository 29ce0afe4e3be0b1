import { desc, eq } from 'drizzle-orm'
import { notification_reads, notifications } from '#server/db/schema/notifications.ts'
import type { Shop } from '#tests/shop.ts'

/** The shop has one notice, unread. */
export async function oneNotice({ db, own: { shop_id } }: Pick<Shop, 'db' | 'own'>): Promise<void> {
  await db.delete(notifications).where(eq(notifications.shop_id, shop_id))
  await db.insert(notifications).values({ shop_id, kind: 'notice', says: 'notifications.notice' })
}

export async function noticeOf({ db, own: { shop_id } }: Pick<Shop, 'db' | 'own'>): Promise<number> {
  const [newest] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.shop_id, shop_id))
    .orderBy(desc(notifications.id))
  return newest?.id ?? 0
}

/** What was read is told as unread once more. */
export async function unreadAgain({ db, own: { shop_id } }: Pick<Shop, 'db' | 'own'>): Promise<void> {
  await db.delete(notification_reads).where(eq(notification_reads.shop_id, shop_id))
}
