import { and, asc, eq, ne } from 'drizzle-orm'
import type { FoundRecord } from '#api/contract/platform/search.ts'
import { users } from '#server/db/schema/people.ts'
import { most, type Searching } from '#server/platform/search/searching.ts'
import { wordsIn } from '#server/platform/search/words.ts'

/** The members of the staff that a text finds, by name, e-mail and phone; customers are found as such. */
export async function findStaff({ db, shop_id, text }: Searching): Promise<FoundRecord[]> {
  const rows = await db
    .select({ id: users.id, label: users.label, email: users.email })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), ne(users.type, 'customer'), ...wordsIn(users.search, text)))
    .orderBy(asc(users.label), asc(users.id))
    .limit(most)
  return rows.map(({ id, label, email }) => ({ id, label, code: email }))
}
