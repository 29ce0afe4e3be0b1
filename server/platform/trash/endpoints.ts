import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Infer } from 'superstruct'
import { type BinQuery, binPage, keptDays } from '#api/contract/platform/bin.ts'
import { trashOperations } from '#api/operations/platform/trash.ts'
import { type ListName, listNamed, trashable } from '#api/registry/lists.ts'
import type { Database } from '#server/db/open.ts'
import { bin } from '#server/db/schema/bin.ts'
import { users } from '#server/db/schema/people.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { foundBy } from '#server/platform/records/search.ts'
import { inTheBin, restoreFromBin } from './restore.ts'

/** The bin of every list that has one. */
export const binEndpoints: readonly Endpoint[] = trashable.flatMap((name) => {
  const { list, restore } = trashOperations(listNamed(name))
  return [
    endpoint(list, ({ db, actor, query }) => listBin(db, actor.shop_id, name, query)),
    endpoint(restore, ({ params, ...context }) => restoreFromBin(context, name, params.id)),
  ]
})

async function listBin(db: Database, shop_id: number, list: ListName, { page = 0, search }: Infer<typeof BinQuery>) {
  const chosen = and(inTheBin(shop_id, list), ...foundBy(bin.search, search))
  const [rows, total] = await Promise.all([
    db
      .select({
        id: bin.record_id,
        label: bin.label,
        deleted_at: bin.deleted_at,
        days_left: sql<number>`ceil(extract(epoch from ${bin.deleted_at} - now()) / 86400 + ${keptDays})::int`,
        user: sql<string>`trim(concat(${users.name}, ' ', ${users.surname}))`,
      })
      .from(bin)
      .leftJoin(users, and(eq(users.shop_id, bin.shop_id), eq(users.id, bin.user_id)))
      .where(chosen)
      .orderBy(desc(bin.id))
      .limit(binPage)
      .offset(page * binPage),
    db.select({ of: count() }).from(bin).where(chosen),
  ])
  const items = rows.map((row) => ({ ...row, deleted_at: new Date(row.deleted_at).toISOString() }))
  return { rows: items, total: total[0]?.of ?? 0 }
}
