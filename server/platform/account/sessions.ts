import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { ownSession } from '#api/rules/platform/account.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { fullAccess } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { sessions, user_roles, users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { idleSince } from '#server/platform/http/authenticate.ts'
import { type Actor, type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { deviceOf } from './device.ts'

/** Whose sessions are told or ended, and what the log says of it. */
export interface Whose {
  /** The condition on `users`. */
  readonly people: SQL
  readonly subject: 'users' | 'user-roles'
  readonly subject_id: number
}

type Ending = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Where somebody is signed in: their own sessions, and those of others for whoever may change users. */
export const sessionsEndpoints: readonly Endpoint[] = [
  endpoint(accountOperations.sessions, ({ db, actor }) => openSessions(db, actor, person(actor.user_id))),
  endpoint(accountOperations.endSession, (context) =>
    endSessions(context, person(context.actor.user_id), context.params.id),
  ),
  endpoint(accountOperations.endOtherSessions, (context) => endSessions(context, person(context.actor.user_id))),
  endpoint(accountOperations.userSessions, async ({ db, actor, params: { id } }) => {
    await demandStaff(db, actor, id)
    return openSessions(db, actor, person(id))
  }),
  endpoint(accountOperations.endUserSession, async (context) => {
    await demandStaff(context.db, context.actor, context.params.id)
    return endSessions(context, person(context.params.id), context.params.session_id)
  }),
  endpoint(accountOperations.endUserSessions, async (context) => {
    await demandStaff(context.db, context.actor, context.params.id)
    return endSessions(context, person(context.params.id))
  }),
]

function person(id: number): Whose {
  return { people: eq(users.id, id), subject: 'users', subject_id: id }
}

/** The sessions of these people that still last, the one that asks first, then as they were last seen. */
export async function openSessions(
  db: Database,
  { shop_id, token_hash }: Actor,
  { people, subject }: Whose,
): Promise<OpenSession[]> {
  const own = sql<boolean>`${sessions.token_hash} = ${token_hash}`
  const { session_id, user_agent, address, created_at, seen_at } = sessions
  const rows = await db
    .select({ id: session_id, user_agent, address, created_at, seen_at, own, outdated, person: users.label })
    .from(sessions)
    .innerJoin(users, and(eq(users.shop_id, sessions.shop_id), eq(users.id, sessions.user_id)))
    .leftJoin(user_roles, and(eq(user_roles.shop_id, users.shop_id), eq(user_roles.id, users.role_id)))
    .where(
      and(eq(sessions.shop_id, shop_id), people, gt(sessions.expires_at, sql`now()`), gt(sessions.seen_at, idleSince)),
    )
    .orderBy(desc(own), desc(seen_at), desc(session_id))
  return rows.map(({ user_agent, created_at, seen_at, person, ...row }) => ({
    ...row,
    ...deviceOf(user_agent),
    created_at: new Date(created_at).toISOString(),
    seen_at: new Date(seen_at).toISOString(),
    ...(subject === 'users' ? {} : { person }),
  }))
}

/** Signing in would give other permissions now: the role was changed, or another one was given. */
const outdated = sql<boolean>`
  case when ${users.type} = 'admin' then ${sessions.permissions} <> array[${sql.raw(String(fullAccess))}]
  else not (${sessions.permissions} @> coalesce(${user_roles.permissions}, '{}')
    and ${sessions.permissions} <@ coalesce(${user_roles.permissions}, '{}')) end`

/** Ends one session of these people, or all but the one that asks. That one ends by signing out, which leaves nothing in the browser. */
export async function endSessions(context: Ending, { people, subject, subject_id }: Whose, id?: number) {
  const { db, actor } = context
  const theirs = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.shop_id, actor.shop_id), people))
  const kept = ne(sessions.token_hash, actor.token_hash)
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.shop_id, actor.shop_id),
        inArray(sessions.user_id, theirs),
        id === undefined ? kept : and(eq(sessions.session_id, id), kept),
      ),
    )
    .returning({ id: sessions.session_id })
  if (id !== undefined && ended.length === 0) throw await notEnded(db, actor, id)
  if (ended.length > 0)
    await audit(context, { subject, subject_id, event: 'END_SESSIONS', after: { count: ended.length } })
  return {}
}

async function notEnded(db: Database, { shop_id, token_hash }: Actor, id: number) {
  const [own] = await db
    .select({ id: sessions.session_id })
    .from(sessions)
    .where(and(eq(sessions.shop_id, shop_id), eq(sessions.token_hash, token_hash), eq(sessions.session_id, id)))
  return own ? refuse(409, ownSession) : refuse(404, notFound)
}

/** Refuses an id that is nobody's of the staff. */
export async function demandStaff(db: Database, { shop_id }: Actor, id: number): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, id), inArray(users.type, ['admin', 'employee'])))
  if (!found) throw refuse(404, notFound)
}
