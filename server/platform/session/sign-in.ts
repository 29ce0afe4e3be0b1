import { and, eq, lt, sql } from 'drizzle-orm'
import { languageOf } from '#api/contract/platform/languages.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { loginFailed, signInRules } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { bearerOf, sessionHours, sessionOf } from '#server/platform/http/authenticate.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { countSignIn, forgiveSignIn } from './limits.ts'
import { passwordMatches } from './passwords.ts'
import { demandCode } from './second-factor.ts'
import { permissionsOf, staffBy } from './staff-by.ts'

/** Browsers say less of themselves. */
const longestAgent = 300

/**
 * A wrong password, an unknown address, a customer and a suspended person get one answer, in one time (rule R1). The permissions are copied
 * into the session: a role that changes meanwhile holds from the next sign-in on (rule R37).
 */
export const signIn = endpoint(sessionOperations.signIn, async ({ body, services, address, headers, requestId }) => {
  const refusals = broken(signInRules, body)
  if (refusals.length > 0) throw new Refused(422, refusals)
  const email = foldIdentifier(body.email)
  await countSignIn(services, { email, address })
  const person = await staffBy(services.db, email)
  const right = await passwordMatches(body.password, person?.password_hash ?? '')
  if (!person || !right) throw refuse(401, loginFailed)
  await forgiveSignIn(services, { email, address })
  const { id, shop_id, type, name, surname } = person
  if (person.second_factor) await demandCode(services, { shop_id, user_id: id, secret: person.secret }, body.code)
  const token = newShopToken(person.shop_id)
  const permissions = [...permissionsOf(person)]
  await services.db.transaction(async (tx) => {
    await endSession(tx as unknown as Database, headers)
    await tx.delete(sessions).where(and(eq(sessions.shop_id, shop_id), lt(sessions.expires_at, sql`now()`)))
    await tx.insert(sessions).values({
      token_hash: hashOf(token),
      shop_id,
      user_id: id,
      permissions,
      user_agent: oneLine(headers.get('user-agent') ?? '').slice(0, longestAgent),
      address,
      expires_at: new Date(Date.now() + sessionHours * 3_600_000).toISOString(),
    })
    await tx
      .insert(audit_log)
      .values({ shop_id, user_id: id, request_id: requestId, subject: 'session', event: 'SIGN_IN' })
  })
  const language = person.language === null ? null : languageOf(person.language)
  return { token, shop_id, user: { id, type, name, surname, email: person.email, permissions, language } }
})

export const signOut = endpoint(sessionOperations.signOut, async ({ db, actor, requestId }) => {
  await db.delete(sessions).where(sessionOf(actor))
  const { shop_id, user_id } = actor
  await db.insert(audit_log).values({ shop_id, user_id, request_id: requestId, subject: 'session', event: 'SIGN_OUT' })
  return {}
})

/** The session that the call came with, if any: its token is not used again after a new one was given. */
async function endSession(db: Database, headers: Headers): Promise<void> {
  const named = bearerOf(headers)
  if (named) await db.delete(sessions).where(sessionOf(named))
}
