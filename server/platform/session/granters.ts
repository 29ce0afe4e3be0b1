import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatGranters, permissionsIn } from '#api/registry/permission-words.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { fullAccess, type Granter, mayGrant, permitted } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { user_roles, users } from '#server/db/schema/people.ts'

/** More are not told. */
const most = 20

/** Who of a shop's staff gives permissions, administrators first. Names alone: whoever reads them may not see addresses. */
export async function grantersOf(db: Database, shop_id: number): Promise<Granter[]> {
  const { type, name, surname } = users
  const rows = await db
    .select({ type, name, surname, permissions: user_roles.permissions })
    .from(users)
    .leftJoin(user_roles, and(eq(user_roles.shop_id, users.shop_id), eq(user_roles.id, users.role_id)))
    .where(and(eq(users.shop_id, shop_id), inArray(type, ['admin', 'employee']), eq(users.status, 'accepted')))
    .orderBy(asc(type), asc(users.id))
  return rows
    .map((one) => ({
      name: `${one.name} ${one.surname}`.trim(),
      permissions: one.type === 'admin' ? [fullAccess] : (one.permissions ?? []),
    }))
    .filter((one) => mayGrant(one))
    .slice(0, most)
}

/** Adds to what is refused for want of a permission who can give it. */
export async function nameGranters(
  db: Database,
  shop_id: number,
  refusals: readonly Refusal[],
): Promise<readonly Refusal[]> {
  if (!refusals.some(wantsPermission)) return refusals
  // Whom to ask is told where it is known; the refusal is the answer all the same.
  const granters = await grantersOf(db, shop_id).catch(() => [])
  return refusals.map((refusal) => {
    const names = wantsPermission(refusal) ? formatGranters(granters, permissionsIn(refusal.about)) : ''
    return names ? { ...refusal, about: { ...refusal.about, granters: names } } : refusal
  })
}

function wantsPermission({ id, about }: Refusal): boolean {
  return id === permitted.id && about?.permission !== undefined
}
