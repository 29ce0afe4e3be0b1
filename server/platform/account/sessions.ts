import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { ownSession } from '#api/rules/platform/account.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { sessions, users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { idleSince } from '#server/platform/http/authenticate.ts'
import { type Actor, type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { deviceOf } from './device.ts'

type Ending = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Where somebody is signed in: their own sessions, and those of others for whoever may change users. */
export const sessionsEndpoints: readonly Endpoint[] = [
  endpoint(accountOperations.sessions, ({ db, actor }) => openSessions(db, actor, actor.user_id)),
  endpoint(accountOperations.endSession, (context) => end(context, context.actor.user_id, context.params.id)),
  endpoint(accountOperations.endOtherSessions, (context) => end(context, context.actor.user_id)),
  endpoint(accountOperations.userSessions, async ({ db, actor, params: { id } }) => {
    await demandStaff(db, actor, id)
    return openSessions(db, actor, id)
  }),
  endpoint(accountOperations.endUserSession, async (context) => {
    await demandStaff(context.db, context.actor, context.params.id)
    return end(context, context.params.id, context.params.session_id)
  }),
  endpoint(accountOperations.endUserSessions, async (context) => {
    await demandStaff(context.db, context.actor, context.params.id)
    return end(context, context.params.id)
  }),
]

/** The sessions of a person that still last, the one that asks first, then as they were last seen. */
async function openSessions(db: Database, { shop_id, token_hash }: Actor, user_id: number): Promise<OpenSession[]> {
  const own = sql<boolean>`${sessions.token_hash} = ${token_hash}`
  const { session_id, user_agent, address, created_at, seen_at } = sessions
  const rows = await db
    .select({ id: session_id, user_agent, address, created_at, seen_at, own })
    .from(sessions)
    .where(and(of(shop_id, user_id), gt(sessions.expires_at, sql`now()`), gt(sessions.seen_at, idleSince)))
    .orderBy(desc(own), desc(seen_at), desc(session_id))
  return rows.map(({ user_agent, created_at, seen_at, ...row }) => ({
    ...row,
    ...deviceOf(user_agent),
    created_at: new Date(created_at).toISOString(),
    seen_at: new Date(seen_at).toISOString(),
  }))
}

/** Ends one session of a person, or all but the one that asks. That one ends by signing out, which leaves nothing in the browser. */
async function end(context: Ending, user_id: number, id?: number) {
  const { db, actor } = context
  const kept = ne(sessions.token_hash, actor.token_hash)
  const chosen: SQL | undefined = id === undefined ? kept : and(eq(sessions.session_id, id), kept)
  const ended = await db
    .delete(sessions)
    .where(and(of(actor.shop_id, user_id), chosen))
    .returning({ id: sessions.session_id })
  if (id !== undefined && ended.length === 0) throw await notEnded(db, actor, id)
  if (ended.length > 0)
    await audit(context, {
      subject: 'users',
      subject_id: user_id,
      event: 'END_SESSIONS',
      after: { count: ended.length },
    })
  return {}
}

async function notEnded(db: Database, { shop_id, token_hash }: Actor, id: number) {
  const [own] = await db
    .select({ id: sessions.session_id })
    .from(sessions)
    .where(and(eq(sessions.shop_id, shop_id), eq(sessions.token_hash, token_hash), eq(sessions.session_id, id)))
  return own ? refuse(409, ownSession) : refuse(404, notFound)
}

async function demandStaff(db: Database, { shop_id }: Actor, id: number): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, id), inArray(users.type, ['admin', 'employee'])))
  if (!found) throw refuse(404, notFound)
}

function of(shop_id: number, user_id: number) {
  return and(eq(sessions.shop_id, shop_id), eq(sessions.user_id, user_id))
}
