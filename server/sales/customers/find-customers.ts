import { and, asc, eq } from 'drizzle-orm'
import type { FoundRecord } from '#api/contract/platform/search.ts'
import { users } from '#server/db/schema/people.ts'
import { most, type Searching } from '#server/platform/search/searching.ts'
import { wordsIn } from '#server/platform/search/words.ts'

/** The customers that a text finds, by what a search of them knows: their names, e-mail and phone. */
export async function findCustomers({ db, shop_id, text }: Searching): Promise<FoundRecord[]> {
  return db
    .select({ id: users.id, label: users.label, code: users.email })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.type, 'customer'), ...wordsIn(users.search, text)))
    .orderBy(asc(users.label), asc(users.id))
    .limit(most)
}
