import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { broken } from '#api/rules/platform/rule.ts'
import {
  emailGiven,
  emailValid,
  newPasswordRules,
  resetLinkInactive,
  resetLinkNotSent,
} from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { password_resets, users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { hashOf, shopOf } from '#server/platform/http/tokens.ts'
import { endAccess, type Person } from './end-access.ts'
import { countReset, countResetUse } from './limits.ts'
import { hashPassword } from './passwords.ts'
import { requestLink, sendLinks } from './send-links.ts'

/**
 * The answer, and the time it takes, are the same whether the address is known or not (rule R214): the mail server is asked first, whatever
 * address was typed is noted, and whose it is, is looked for after the answer.
 */
export const forgotPassword = endpoint(
  sessionOperations.forgotPassword,
  async ({ body, services, address, language }) => {
    const refusals = broken([emailGiven, emailValid], body)
    if (refusals.length > 0) throw new Refused(422, refusals)
    const email = foldIdentifier(body.email)
    await countReset(services, { email, address })
    await services.mail.ready().catch((error) => {
      services.log.error({ error }, 'the mail server cannot be reached')
      throw refuse(503, resetLinkNotSent)
    })
    await requestLink(services.db, email, language)
    sendLinks(services).catch((error) => services.log.error({ error }, 'reset links were not sent'))
    return {}
  },
)

export const resetPassword = endpoint(
  sessionOperations.resetPassword,
  async ({ body, services, address, requestId }) => {
    const refusals = broken(newPasswordRules, body)
    if (refusals.length > 0) throw new Refused(422, refusals)
    await countResetUse(services, address)
    const password_hash = await hashPassword(body.password)
    await services.db.transaction(async (tx) => {
      const person = await takeLink(tx as unknown as Database, body.token)
      const { shop_id, user_id } = person
      const [changed] = await tx
        .update(users)
        .set({ password_hash, version: sql`${users.version} + 1`, updated_at: sql`now()` })
        .where(and(eq(users.shop_id, shop_id), eq(users.id, user_id), eq(users.status, 'accepted')))
        .returning({ id: users.id })
      if (!changed) throw refuse(422, resetLinkInactive)
      await endAccess(tx as unknown as Database, person)
      const entry = { subject: 'users', subject_id: user_id, event: 'RESET_PASSWORD' }
      await tx.insert(audit_log).values({ shop_id, user_id, request_id: requestId, ...entry })
    })
    return {}
  },
)

/** Uses up the newest link of its person, or refuses (rule R213). One statement: of two calls with it, the second finds it used. */
async function takeLink(db: Database, token: string): Promise<Person> {
  const shop_id = shopOf(token)
  if (shop_id === null) throw refuse(422, resetLinkInactive)
  const newer = alias(password_resets, 'newer')
  const [link] = await db
    .update(password_resets)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(password_resets.shop_id, shop_id),
        eq(password_resets.token_hash, hashOf(token)),
        isNull(password_resets.used_at),
        gt(password_resets.expires_at, sql`now()`),
        notExists(
          db
            .select({ token_hash: newer.token_hash })
            .from(newer)
            .where(
              and(
                eq(newer.shop_id, password_resets.shop_id),
                eq(newer.user_id, password_resets.user_id),
                gt(newer.created_at, password_resets.created_at),
              ),
            ),
        ),
      ),
    )
    .returning({ user_id: password_resets.user_id, shop_id: password_resets.shop_id })
  if (!link) throw refuse(422, resetLinkInactive)
  return link
}
