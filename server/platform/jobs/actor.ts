import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { jobs } from '#server/db/schema/jobs.ts'
import { users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'

/** Who began a job, with the codes of what was begun and no more. */
export async function actorOf(
  db: Database,
  { shop_id, user_id, kind }: Pick<typeof jobs.$inferSelect, 'shop_id' | 'user_id' | 'kind'>,
): Promise<Actor> {
  const [user] = await db
    .select({ name: users.name, surname: users.surname, email: users.email, type: users.type })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, user_id ?? 0)))
  return {
    user_id: user_id ?? 0,
    shop_id,
    type: user?.type === 'admin' ? 'admin' : 'employee',
    name: user?.name ?? '',
    surname: user?.surname ?? '',
    email: user?.email ?? '',
    permissions: registry().jobKinds[kind].codes,
    token_hash: '',
  }
}
