import { and, eq, sql } from 'drizzle-orm'
import { accountOperations } from '#api/operations/platform/account.ts'
import type { SaveLimits } from '#api/resources/platform/field.types.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { aboveOwn } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { user_roles, users } from '#server/db/schema/people.ts'
import { isAbove } from '#server/platform/account/demand-below.ts'
import { type Actor, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

interface Saved {
  readonly shop_id: number
  /** Who saves. */
  readonly holder: Actor
  /** `null`: a new person. */
  readonly id: number | null
}

/** What keeps somebody from saving a person: what that person may do, the other admins, and the roles there are (rules D13, D14). */
export async function staffLimits(db: Database, { shop_id, holder, id }: Saved): Promise<SaveLimits> {
  const roles = await db
    .select({ id: user_roles.id, permissions: user_roles.permissions })
    .from(user_roles)
    .where(eq(user_roles.shop_id, shop_id))
  const above = roles.filter(({ permissions }) => !aboveOwn.holds({ holder, given: permissions, before: [] }))
  return {
    above: id !== null && id !== holder.user_id && (await isAbove(db, holder, id)),
    last_admin: id !== null && (await isLastAdmin(db, shop_id, id)),
    roles_above: above.map((role) => role.id),
  }
}

/** Whether nobody else may do everything. */
async function isLastAdmin(db: Database, shop_id: number, id: number): Promise<boolean> {
  const admins = and(eq(users.shop_id, shop_id), eq(users.type, 'admin'), eq(users.status, 'accepted'))
  const [counted] = await db
    .select({ own: sql<number>`count(*) filter (where id = ${id})::int`, all: sql<number>`count(*)::int` })
    .from(users)
    .where(admins)
  return counted?.own === 1 && counted.all === 1
}

/** What the form of a person is told before anything is saved. */
export const staffLimitsEndpoint = endpoint(accountOperations.staffLimits, async ({ db, actor, query: { id } }) => {
  const { shop_id } = actor
  const wanted = id ?? null
  const known = and(eq(users.shop_id, shop_id), eq(users.id, wanted ?? 0))
  if (wanted !== null && (await db.$count(users, known)) === 0) throw refuse(404, notFound)
  return staffLimits(db, { shop_id, holder: actor, id: wanted })
})
