import { and, eq, sql } from 'drizzle-orm'
import { accountOperations } from '#api/operations/platform/account.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import { passwordChangeRules, wrongPassword } from '#api/rules/platform/account.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Actor, endpoint, type Services } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { endAccess } from '#server/platform/session/end-access.ts'
import { isKnown } from '#server/platform/session/limits.ts'
import { hashPassword, passwordMatches } from '#server/platform/session/passwords.ts'
import { mailOfPassword } from './mail-words.ts'
import { ownRow } from './save.ts'
import { queueStaffMail } from './staff-mail.ts'

/**
 * A new password for whoever knows the current one (rule R200). All that was open by the old one ends but the session that asks (rule D11),
 * and a mail tells its owner.
 */
export const changePassword = endpoint(accountOperations.changePassword, {
  prepare: async ({ services, actor, body }) => {
    const refusals = broken(passwordChangeRules, body)
    if (refusals.length > 0) throw new Refused(422, refusals)
    const known = await demandPassword(services, actor, body.current_password)
    return { known, password_hash: await hashPassword(body.password) }
  },
  handle: async (context) => {
    const { db, actor, services, address, prepared } = context
    const { shop_id, user_id, token_hash } = actor
    const [changed] = await db
      .update(users)
      .set({ password_hash: prepared.password_hash, version: sql`${users.version} + 1`, updated_at: sql`now()` })
      // Somebody who changed it meanwhile, by another call, had the same current one.
      .where(and(eq(users.shop_id, shop_id), eq(users.id, user_id), eq(users.password_hash, prepared.known)))
      .returning()
    if (!changed) throw refuse(422, wrongPassword, { at: ['current_password'] })
    await endAccess(db, { shop_id, user_id }, token_hash)
    const link = `${publicAddress(services.config)}${paths.forgotPassword}`
    await queueStaffMail(context, changed, (language) => mailOfPassword(language, { address, link }))
    await audit(context, { subject: 'users', subject_id: user_id, event: 'CHANGE_PASSWORD' })
    return {}
  },
})

/** Refuses at its field whoever does not know the own password; five wrong ones in a quarter of an hour are all that is answered. */
export async function demandPassword(
  services: Services,
  actor: Pick<Actor, 'shop_id' | 'user_id'>,
  password: string,
  at = 'current_password',
): Promise<string> {
  const { password_hash } = await ownRow(services.db, actor)
  if (!(await isKnown(services, actor, () => passwordMatches(password, password_hash))))
    throw refuse(422, wrongPassword, { at: [at] })
  return password_hash
}
