import { and, eq, isNull, ne } from 'drizzle-orm'
import type { SecondFactor } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { codeWrong, ownSecondFactor, secondFactorOff, secondFactorOn } from '#api/rules/platform/account.ts'
import { plainCode } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Actor, type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { endAccess, type Person } from '#server/platform/session/end-access.ts'
import { hashCodes, newKey, placeOf, stepOf, uriOf } from '#server/platform/session/second-factor.ts'
import { demandBelow } from './demand-below.ts'
import { demandPassword } from './password.ts'
import { ownRow } from './save.ts'
import { demandStaff } from './sessions.ts'

const off = { totp_secret: '', totp_since: null, totp_step: 0, recovery_codes: [] }

/** A second step at sign-in, for whoever wants one: a code of an app, or one of ten that stand in for it. */
export const secondFactorEndpoints: readonly Endpoint[] = [
  endpoint(accountOperations.secondFactor, async ({ db, actor, services }): Promise<SecondFactor> => {
    const row = await ownRow(db, actor)
    const key = row.totp_since ? null : services.secrets.open(row.totp_secret, placeOf(actor))
    return {
      since: row.totp_since && new Date(row.totp_since).toISOString(),
      recovery_left: row.recovery_codes.length,
      setup: key ? { key, uri: uriOf(key, row.email) } : null,
    }
  }),
  endpoint(accountOperations.beginSecondFactor, {
    prepare: ({ services, actor, body }) => demandPassword(services, actor, body.own_password, 'own_password'),
    handle: async (context) => {
      const { db, actor, services } = context
      const totp_secret = services.secrets.seal(newKey(), placeOf(actor))
      const begun = await change(db, actor, { ...off, totp_secret }, isNull(users.totp_since))
      if (!begun) throw refuse(409, secondFactorOn)
      await log(context, 'BEGIN_SECOND_FACTOR')
      return {}
    },
  }),
  endpoint(accountOperations.confirmSecondFactor, async (context) => {
    const { db, actor, services, body } = context
    const { totp_secret, totp_since } = await ownRow(db, actor)
    if (totp_since) throw refuse(409, secondFactorOn)
    const key = services.secrets.open(totp_secret, placeOf(actor))
    if (!key) throw refuse(409, secondFactorOff)
    const totp_step = stepOf(key, plainCode(body.code))
    if (totp_step === null) throw refuse(422, codeWrong, { at: ['code'] })
    const changes = { totp_step, totp_since: new Date().toISOString(), recovery_codes: hashCodes(body.recovery_codes) }
    if (!(await change(db, actor, changes, eq(users.totp_secret, totp_secret)))) throw refuse(409, secondFactorOff)
    await log(context, 'CONFIRM_SECOND_FACTOR')
    return {}
  }),
  endpoint(accountOperations.renewRecoveryCodes, {
    prepare: ({ services, actor, body }) => demandPassword(services, actor, body.own_password, 'own_password'),
    handle: async (context) => {
      const { db, actor, body } = context
      await demandOn(db, actor)
      await change(db, actor, { recovery_codes: hashCodes(body.recovery_codes) })
      await log(context, 'RENEW_RECOVERY_CODES')
      return {}
    },
  }),
  endpoint(accountOperations.endSecondFactor, {
    prepare: ({ services, actor, body }) => demandPassword(services, actor, body.own_password, 'own_password'),
    handle: async (context) => {
      if (!(await change(context.db, context.actor, off, ne(users.totp_secret, '')))) throw refuse(409, secondFactorOff)
      await log(context, 'END_SECOND_FACTOR')
      return {}
    },
  }),
  endpoint(accountOperations.resetUserSecondFactor, {
    prepare: async ({ db, services, actor, params, body }) => {
      await demandStaff(db, actor, params.id)
      if (params.id === actor.user_id) throw refuse(409, ownSecondFactor)
      await demandBelow(db, actor, params.id)
      return demandPassword(services, actor, body.own_password, 'own_password')
    },
    handle: async (context) => {
      const { db, actor, params } = context
      const person = { shop_id: actor.shop_id, user_id: params.id }
      if (!(await change(db, person, off, ne(users.totp_secret, '')))) throw refuse(409, secondFactorOff)
      await endAccess(db, person)
      await audit(context, { subject: 'users', subject_id: params.id, event: 'RESET_SECOND_FACTOR' })
      return {}
    },
  }),
]

/** Changes what a person signs in with, where the condition holds still; their form is not out of date by it. */
async function change(
  db: Database,
  { shop_id, user_id }: Person,
  changes: Partial<typeof users.$inferInsert>,
  where = ne(users.type, 'customer'),
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, user_id), where))
    .returning({ id: users.id })
  return changed.length > 0
}

async function demandOn(db: Database, actor: Actor): Promise<void> {
  const { totp_since } = await ownRow(db, actor)
  if (!totp_since) throw refuse(409, secondFactorOff)
}

function log(context: Parameters<typeof audit>[0], event: string) {
  return audit(context, { subject: 'users', subject_id: context.actor.user_id, event })
}
