import { and, eq, gt, sql } from 'drizzle-orm'
import type { Operation } from '#api/operations/platform/operation.ts'
import { permits, permitted, sessionExpired } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { sessions, users } from '#server/db/schema/people.ts'
import type { Actor } from './endpoint.ts'
import { Refused, refuse } from './refused.ts'
import { hashOf } from './tokens.ts'

/** A session ends 12 hours after sign-in, or 2 hours after its last call. */
export const sessionHours = 12
const idle = sql`now() - interval '2 hours'`

/** The person behind the bearer token, or 401. */
export async function authenticate(db: Database, headers: Headers): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(headers.get('authorization') ?? '')?.[1]
  if (!token) throw refuse(401, sessionExpired)
  const token_hash = hashOf(token)
  const [found] = await db
    .select({
      user_id: users.id,
      shop_id: users.shop_id,
      type: users.type,
      status: users.status,
      name: users.name,
      surname: users.surname,
      email: users.email,
      permissions: sessions.permissions,
      stale: sql<boolean>`${sessions.seen_at} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.shop_id, sessions.shop_id)))
    .where(and(eq(sessions.token_hash, token_hash), gt(sessions.expires_at, sql`now()`), gt(sessions.seen_at, idle)))
  if (found?.status !== 'accepted' || found.type === 'customer') throw refuse(401, sessionExpired)
  // Written at most once a minute, so that reading lists does not write.
  if (found.stale) await db.update(sessions).set({ seen_at: sql`now()` }).where(eq(sessions.token_hash, token_hash))
  const { stale: _, status: __, ...person } = found
  return { ...person, type: found.type, token_hash }
}

/** Refuses when the actor belongs to another shop than the one named by `x-sid` (default 1), or holds none of the operation's codes. */
export function permit(actor: Actor, { codes: opening }: Pick<Operation, 'codes'>, headers: Headers): void {
  const named = headers.get('x-sid') ?? '1'
  const codes = opening === 'signed-in' || opening === 'public' ? [] : opening
  const closed = opening !== 'signed-in' && codes.length === 0
  if (named !== String(actor.shop_id) || closed || !permits(actor, codes))
    throw new Refused(403, [{ id: permitted.id }])
}
