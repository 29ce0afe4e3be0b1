import { sql } from 'drizzle-orm'
import type { Infer } from 'superstruct'
import type { FlowPeople, FlowPeopleQuery } from '#api/contract/platform/flow.ts'
import { users } from '#server/db/schema/people.ts'
import { fullName } from '#server/platform/http/who-acted.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { wordsIn } from '#server/platform/search/words.ts'

const most = sql.raw('200')

/** The staff of the shop, by their names. */
export async function peopleOf(
  { db, shop_id }: Choosing,
  { search = '', id }: Infer<typeof FlowPeopleQuery>,
): Promise<Infer<typeof FlowPeople>> {
  const conditions = [
    sql`users.shop_id = ${shop_id} and users.type in ('admin', 'employee')`,
    ...(id ? [sql`users.id = ${id}`] : []),
    ...(search.trim() === '' ? [] : wordsIn(users.search, search)),
  ]
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select users.id::float8 as id, ${fullName('users')} as name from users
     where ${sql.join(conditions, sql` and `)} order by 2, 1 limit ${most}`)
  return { rows }
}
