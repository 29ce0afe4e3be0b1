import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { wordsIn } from '#server/platform/search/words.ts'
import { seenBy } from './filters.ts'

interface Choosing {
  readonly db: Database
  readonly actor: Actor
  readonly query: { readonly search?: string | undefined; readonly id?: number | undefined }
}

const most = 50

/** Who began jobs that a person may know of, by name: to filter the list by one. */
export async function jobUsers({ db, actor, query: { search = '', id } }: Choosing) {
  const rows = await db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(
      and(
        eq(users.shop_id, actor.shop_id),
        ...(id ? [eq(users.id, id)] : []),
        ...(search.trim() === '' ? [] : wordsIn(users.search, search)),
        sql`exists (select from jobs j where ${seenBy(actor)} and j.user_id = ${users.id})`,
      ),
    )
    .orderBy(asc(users.name), asc(users.surname), asc(users.id))
    .limit(most)
  return { rows: rows.map((row) => ({ id: row.id, name: `${row.name} ${row.surname}`.trim() })) }
}
