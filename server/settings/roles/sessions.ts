import { and, eq } from 'drizzle-orm'
import { roleOperations } from '#api/operations/settings/roles.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { user_roles, users } from '#server/db/schema/people.ts'
import { endSessions, openSessions, type Whose } from '#server/platform/account/sessions.ts'
import { type Actor, type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** Who works with a role: its changed codes hold from the next sign-in on, so that ending the sessions makes them hold at once (rule R37). */
export const roleSessionEndpoints: readonly Endpoint[] = [
  endpoint(roleOperations.sessions, async ({ db, actor, params: { id } }) =>
    openSessions(db, actor, await holdersOf(db, actor, id)),
  ),
  endpoint(roleOperations.endSession, async (context) => {
    const { id, session_id } = context.params
    return endSessions(context, await holdersOf(context.db, context.actor, id), session_id)
  }),
  endpoint(roleOperations.endSessions, async (context) =>
    endSessions(context, await holdersOf(context.db, context.actor, context.params.id)),
  ),
]

async function holdersOf(db: Database, { shop_id }: Actor, id: number): Promise<Whose> {
  const found = await db.$count(user_roles, and(eq(user_roles.shop_id, shop_id), eq(user_roles.id, id)))
  if (found === 0) throw refuse(404, notFound)
  return { people: eq(users.role_id, id), subject: 'user-roles', subject_id: id }
}
