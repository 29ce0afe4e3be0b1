import { and, eq } from 'drizzle-orm'
import { signsInBelow } from '#api/rules/platform/account.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { aboveOwn, fullAccess } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { user_roles, users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'

/** Refuses whoever would change how somebody signs in who may do more than they may themselves (rule D13). */
export async function demandBelow(db: Database, actor: Actor, user_id: number): Promise<void> {
  const refusals = broken([signsInBelow], { above: await isAbove(db, actor, user_id) })
  if (refusals.length > 0) throw new Refused(403, refusals)
}

/** Whether somebody may do more than whoever asks. */
export async function isAbove(db: Database, actor: Actor, user_id: number): Promise<boolean> {
  const [person] = await db
    .select({ type: users.type, permissions: user_roles.permissions })
    .from(users)
    .leftJoin(user_roles, and(eq(user_roles.shop_id, users.shop_id), eq(user_roles.id, users.role_id)))
    .where(and(eq(users.shop_id, actor.shop_id), eq(users.id, user_id)))
  const given = person?.type === 'admin' ? [fullAccess] : (person?.permissions ?? [])
  return !aboveOwn.holds({ holder: actor, given, before: [] })
}
