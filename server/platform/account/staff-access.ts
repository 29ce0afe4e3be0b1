import { and, eq, sql } from 'drizzle-orm'
import type { StaffAccess } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { alreadyIn, notActive } from '#api/rules/platform/account.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Actor, type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { endLinks } from '#server/platform/session/end-access.ts'
import { countReset } from '#server/platform/session/limits.ts'
import { requestInvitation, withdrawLinks } from '#server/platform/session/send-links.ts'
import { demandBelow, isAbove } from './demand-below.ts'
import { demandStaff } from './sessions.ts'

/** How a member of the staff gets in, for whoever may change users. */
export const staffAccessEndpoints: readonly Endpoint[] = [
  endpoint(accountOperations.userAccess, async ({ db, actor, params: { id } }) => {
    await demandStaff(db, actor, id)
    return accessOf(db, actor, id)
  }),
  endpoint(accountOperations.inviteUser, async (context) => {
    const { db, services, actor, address, language, params } = context
    const person = { shop_id: actor.shop_id, user_id: params.id }
    await demandStaff(db, actor, params.id)
    await demandBelow(db, actor, params.id)
    const { email, status, password_hash } = await rowOf(db, actor, params.id)
    if (password_hash !== '') throw refuse(409, alreadyIn)
    if (status !== 'accepted') throw refuse(409, notActive)
    await countReset(services, { email, address })
    await endLinks(db, person)
    await withdrawLinks(db, email)
    await requestInvitation(db, email, language)
    await db
      .update(users)
      .set({ invited_at: sql`now()` })
      .where(and(eq(users.shop_id, person.shop_id), eq(users.id, person.user_id)))
    await audit(context, { subject: 'users', subject_id: params.id, event: 'INVITE' })
    return {}
  }),
]

async function accessOf(db: Database, actor: Actor, id: number): Promise<StaffAccess> {
  const { invited_at, password_hash, totp_since } = await rowOf(db, actor, id)
  return {
    above: await isAbove(db, actor, id),
    invited_at: moment(invited_at),
    has_password: password_hash !== '',
    second_factor: moment(totp_since),
  }
}

async function rowOf(db: Database, { shop_id }: Actor, id: number) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, id)))
  return row ?? Promise.reject(refuse(404, notFound))
}

function moment(at: string | null): string | null {
  return at && new Date(at).toISOString()
}
