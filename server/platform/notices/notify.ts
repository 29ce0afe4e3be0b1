import type { NoticeKind } from '#api/contract/platform/notices.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { notification_reads, notifications } from '#server/db/schema/notifications.ts'

interface NewNotice {
  readonly shop_id: number
  readonly kind: NoticeKind
  /** Left out where it is told to all who may open what it leads to. */
  readonly user_id?: number
  readonly says: Says
  readonly about: Readonly<Record<string, string | number>>
  /** The page of the panel where something can be done about it. */
  readonly link: string
  /** Who did what it tells of, and knows it already. */
  readonly by?: number
}

/** Tells the staff of something, in the transaction of what it tells of. */
export async function notify(db: Database, notice: NewNotice): Promise<void> {
  await storeNotice(db, notice)
}

/** The same, for whoever has to know the notice again. */
export async function storeNotice(db: Database, { says, by, ...notice }: NewNotice): Promise<number> {
  const [stored] = await db
    .insert(notifications)
    .values({ ...notice, says: says.id })
    .returning({ notification_id: notifications.id })
  if (by && stored) await db.insert(notification_reads).values({ shop_id: notice.shop_id, user_id: by, ...stored })
  return stored?.notification_id ?? 0
}
