import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Infer } from 'superstruct'
import { keptDays, type TrashQuery, trashPage } from '#api/contract/platform/trash.ts'
import { trashOperations } from '#api/operations/platform/trash.ts'
import { type ListName, listNamed, trashable } from '#api/registry/lists.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { trash } from '#server/db/schema/trash.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { foundBy } from '#server/platform/records/search.ts'
import { inTrash, restoreFromTrash } from './restore.ts'

/** The trash of every list that has one. */
export const trashEndpoints: readonly Endpoint[] = trashable.flatMap((name) => {
  const { list, restore } = trashOperations(listNamed(name))
  return [
    endpoint(list, ({ db, actor, query }) => listTrash(db, actor.shop_id, name, query)),
    endpoint(restore, ({ params, ...context }) => restoreFromTrash(context, name, params.id)),
  ]
})

async function listTrash(
  db: Database,
  shop_id: number,
  list: ListName,
  { page = 0, search }: Infer<typeof TrashQuery>,
) {
  const chosen = and(inTrash(shop_id, list), ...foundBy(trash.search, search))
  const [rows, total] = await Promise.all([
    db
      .select({
        id: trash.record_id,
        label: trash.label,
        deleted_at: trash.deleted_at,
        days_left: sql<number>`ceil(extract(epoch from ${trash.deleted_at} - now()) / 86400 + ${keptDays})::int`,
        user: sql<string>`trim(concat(${users.name}, ' ', ${users.surname}))`,
      })
      .from(trash)
      .leftJoin(users, and(eq(users.shop_id, trash.shop_id), eq(users.id, trash.user_id)))
      .where(chosen)
      .orderBy(desc(trash.id))
      .limit(trashPage)
      .offset(page * trashPage),
    db.select({ of: count() }).from(trash).where(chosen),
  ])
  const items = rows.map((row) => ({ ...row, deleted_at: new Date(row.deleted_at).toISOString() }))
  return { rows: items, total: total[0]?.of ?? 0 }
}
