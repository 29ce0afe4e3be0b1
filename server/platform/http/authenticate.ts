import { and, eq, gt, sql } from 'drizzle-orm'
import type { Operation } from '#api/operations/platform/operation.ts'
import { onlyViewing } from '#api/rules/platform/account.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type Holder, permitted, sessionExpired } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { sessions, user_roles, users } from '#server/db/schema/people.ts'
import { shop_languages, shops } from '#server/db/schema/shops.ts'
import type { Actor } from './endpoint.ts'
import { fallbackLanguage, requestedLanguage } from './language.ts'
import { Refused, refuse } from './refused.ts'
import { hashOf, shopOf } from './tokens.ts'

/** A session ends 12 hours after sign-in, or 2 hours after its last call. */
export const sessionHours = 12
/** Whoever was not seen since then is signed in no more. */
export const idleSince = sql`now() - interval '2 hours'`

interface Caller {
  readonly actor: Actor
  /** The content language: what `x-lid` asks for, when it is one of the shop's; else the shop's default (rule R182). */
  readonly language: number
}

/** The person behind the bearer token and the language they asked for, or 401. One query, because every request of the staff pays for it. */
export async function authenticate(db: Database, headers: Headers): Promise<Caller> {
  const { stale, token, ...caller } = await callerOf(db, headers)
  // Written at most once a minute, so that reading lists does not write.
  if (stale) await db.update(sessions).set({ seen_at: sql`now()` }).where(sessionOf(token))
  return caller
}

/** The same person for whoever only listens, which keeps no session alive. */
export async function whoIs(db: Database, headers: Headers): Promise<Actor> {
  return (await callerOf(db, headers)).actor
}

async function callerOf(db: Database, headers: Headers): Promise<Caller & { stale: boolean; token: Bearer }> {
  const token = bearerOf(headers)
  if (!token) throw refuse(401, sessionExpired)
  const { token_hash, shop_id } = token
  const requested = requestedLanguage(headers.get('x-lid'))
  const [found] = await personBehind(db).execute({ shop_id, token_hash, requested })
  if (found?.status !== 'accepted' || found.type === 'customer') throw refuse(401, sessionExpired)
  const { stale, status: _, language, role, role_name, own, seen, ...person } = found
  const viewing = role === null ? null : { id: role, name: role_name ?? '' }
  const permissions = viewing ? (seen ?? []) : own
  return { actor: { ...person, permissions, type: found.type, token_hash, viewing }, language, stale, token }
}

interface Bearer {
  readonly shop_id: number
  readonly token_hash: string
}

/** The session that the call names, if it names one. */
export function bearerOf(headers: Headers): Bearer | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
  const shop_id = shopOf(token)
  return shop_id === null ? null : { shop_id, token_hash: hashOf(token) }
}

/** The condition on `sessions` that chooses it. */
export function sessionOf({ shop_id, token_hash }: Bearer) {
  return and(eq(sessions.shop_id, shop_id), eq(sessions.token_hash, token_hash))
}

const personBehind = prepared((db) => {
  const requested = db
    .select({ id: shop_languages.language_id })
    .from(shop_languages)
    .where(
      and(
        eq(shop_languages.shop_id, sessions.shop_id),
        eq(shop_languages.language_id, sql.placeholder('requested')),
        eq(shop_languages.status, 1),
      ),
    )
  return db
    .select({
      user_id: users.id,
      shop_id: users.shop_id,
      type: users.type,
      status: users.status,
      name: users.name,
      surname: users.surname,
      email: users.email,
      own: sessions.permissions,
      role: user_roles.id,
      role_name: user_roles.name,
      seen: user_roles.permissions,
      stale: sql<boolean>`${sessions.seen_at} < now() - interval '1 minute'`,
      language: sql<number>`coalesce((${requested}), nullif(${shops.default_language_id}, 0), ${sql.raw(String(fallbackLanguage))})`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.shop_id, sessions.shop_id), eq(users.id, sessions.user_id)))
    .innerJoin(shops, eq(shops.id, sessions.shop_id))
    .leftJoin(user_roles, and(eq(user_roles.shop_id, sessions.shop_id), eq(user_roles.id, sessions.viewing_role)))
    .where(
      and(
        eq(sessions.shop_id, sql.placeholder('shop_id')),
        eq(sessions.token_hash, sql.placeholder('token_hash')),
        gt(sessions.expires_at, sql`now()`),
        gt(sessions.seen_at, idleSince),
      ),
    )
    .prepare('person_behind')
})

/** Refuses when the actor belongs to another shop than the one named by `x-sid` (default 1), or holds none of the operation's codes. */
export function permit(actor: Actor, { codes: opening }: Pick<Operation, 'codes'>, headers: Headers): void {
  const named = shopNamed(headers)
  const codes = opening === 'signed-in' || opening === 'public' ? [] : opening
  const closed = opening !== 'signed-in' && codes.length === 0
  if (named !== String(actor.shop_id) || closed) throw new Refused(403, [{ id: permitted.id }])
  requirePermission(actor, codes)
}

/** Refuses every change while the panel is only seen as a role, whatever that role may do. */
export function refuseWhileViewing({ viewing }: Actor, { method, reads, whileViewing }: Operation): void {
  if (viewing && method !== 'GET' && !reads && !whileViewing) throw refuse(403, onlyViewing)
}

/** Refuses whoever holds none of these codes. */
export function requirePermission(holder: Holder, codes: readonly number[]): void {
  const refusals = broken([permitted], { holder, gate: { codes } })
  if (refusals.length > 0) throw new Refused(403, refusals)
}

/** The shop that `x-sid` names, as it is written; the first one where none is named (rule R181). */
export function shopNamed(headers: Headers): string {
  return headers.get('x-sid') ?? '1'
}
