import { type SQL, sql } from 'drizzle-orm'

/** Who did it, as the panel names people; `user` is what the query calls them. */
export function fullName(user: 'u' | 'users'): SQL<string> {
  const named = sql.raw(user)
  return sql`coalesce(nullif(trim(concat(${named}.name, ' ', ${named}.surname)), ''), '–')`
}

/** The same of the log `l`, where the server itself is nobody. */
export const whoActed = sql`case when l.user_id is null then 'Kepenk' else ${fullName('u')} end`
