import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { wordsIn } from '#server/platform/search/words.ts'

const most = 50

/** Who moved stock, by name: to narrow the ledger by one. */
export async function moversOf(
  db: Database,
  shop_id: number,
  { search = '', id }: { search?: string | undefined; id?: number | undefined },
) {
  const rows = await db
    .select({ id: users.id, name: sql<string>`btrim(${users.name} || ' ' || ${users.surname})` })
    .from(users)
    .where(
      and(
        eq(users.shop_id, shop_id),
        ...(id ? [eq(users.id, id)] : []),
        ...(search.trim() === '' ? [] : wordsIn(users.search, search)),
        sql`exists (select from stock_movements m where m.shop_id = ${users.shop_id} and m.user_id = ${users.id})`,
      ),
    )
    .orderBy(asc(users.name), asc(users.surname), asc(users.id))
    .limit(most)
  return { rows }
}
