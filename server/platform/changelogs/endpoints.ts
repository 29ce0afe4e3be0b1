import { and, eq, sql } from 'drizzle-orm'
import { changelogOperations } from '#api/operations/platform/changelogs.ts'
import type { Database } from '#server/db/open.ts'
import { notification_marks } from '#server/db/schema/notifications.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Actor, type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { releases } from './releases.ts'

const list = endpoint(changelogOperations.list, async ({ db, actor }) => {
  const upTo = await readUpTo(db, actor)
  return { rows: releases.map((release) => ({ ...release, read: release.id <= upTo })) }
})

/** What is read stays read; of a release that is not there yet nothing is remembered. */
const read = endpoint(changelogOperations.read, async ({ body, ...context }) => {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const last_release = Math.min(body.id, Math.max(...releases.map(({ id }) => id)))
  await db
    .insert(notification_marks)
    .values({ shop_id, user_id, last_release })
    .onConflictDoUpdate({
      target: [notification_marks.shop_id, notification_marks.user_id],
      set: { last_release: sql`greatest(${notification_marks.last_release}, excluded.last_release)` },
    })
  await audit(context, { subject: 'changelogs', event: 'READ', after: { id: last_release } })
  return {}
})

async function readUpTo(db: Database, { shop_id, user_id }: Actor): Promise<number> {
  const [mark] = await db
    .select({ id: notification_marks.last_release })
    .from(notification_marks)
    .where(and(eq(notification_marks.shop_id, shop_id), eq(notification_marks.user_id, user_id)))
  return mark?.id ?? 0
}

/** The calls of the product's own news. */
export const changelogEndpoints: readonly Endpoint[] = [list, read]
