import { and, eq } from 'drizzle-orm'
import { broken } from '#api/rules/platform/rule.ts'
import { aboveOwn, fullAccess } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { user_roles, users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** Refuses whoever would change how somebody signs in who may do more than they may themselves (rule D13). */
export async function demandBelow(db: Database, actor: Actor, user_id: number): Promise<void> {
  const [person] = await db
    .select({ type: users.type, permissions: user_roles.permissions })
    .from(users)
    .leftJoin(user_roles, and(eq(user_roles.shop_id, users.shop_id), eq(user_roles.id, users.role_id)))
    .where(and(eq(users.shop_id, actor.shop_id), eq(users.id, user_id)))
  const given = person?.type === 'admin' ? [fullAccess] : (person?.permissions ?? [])
  if (broken([aboveOwn], { holder: actor, given, before: [] }).length > 0)
    throw refuse(403, { ...aboveOwn, where: 'server' })
}
