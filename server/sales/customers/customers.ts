import { and, desc, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { wordsIn } from '#server/platform/search/words.ts'

interface Choosing {
  readonly db: Database
  readonly shop_id: number
  readonly query: { readonly search?: string | undefined; readonly id?: number | undefined }
}

const most = 50

const turkish = new Intl.Collator('tr')

/** The customers that have orders, the newest of those that are found, by name: to filter the list by one. */
export async function orderCustomers({ db, shop_id, query: { search = '', id } }: Choosing) {
  const ordered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.shop_id, users.shop_id), eq(orders.customer_id, users.id)))
  const rows = await db
    .select({ id: users.id, name: users.label })
    .from(users)
    .where(
      and(
        eq(users.shop_id, shop_id),
        eq(users.type, 'customer'),
        ...(id ? [eq(users.id, id)] : []),
        ...(search.trim() === '' ? [] : wordsIn(users.search, search)),
        exists(ordered),
      ),
    )
    .orderBy(desc(users.id))
    .limit(most)
  return { rows: rows.sort((one, other) => turkish.compare(one.name, other.name)) }
}
