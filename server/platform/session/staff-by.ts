import { and, eq, inArray } from 'drizzle-orm'
import { fullAccess } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { staff_emails, user_roles, users } from '#server/db/schema/people.ts'

/** A member of the staff who may sign in, with the permissions of the role. */
export async function staffBy(db: Database, email: string) {
  const [person] = await db
    .select({
      id: users.id,
      shop_id: users.shop_id,
      type: users.type,
      name: users.name,
      surname: users.surname,
      email: users.email,
      language: users.language,
      password_hash: users.password_hash,
      second_factor: users.totp_since,
      secret: users.totp_secret,
      role: user_roles.permissions,
    })
    .from(staff_emails)
    .innerJoin(users, and(eq(users.shop_id, staff_emails.shop_id), eq(users.id, staff_emails.user_id)))
    .leftJoin(user_roles, and(eq(user_roles.shop_id, users.shop_id), eq(user_roles.id, users.role_id)))
    .where(and(eq(staff_emails.email, email), inArray(users.type, ['admin', 'employee']), eq(users.status, 'accepted')))
  return person?.type === 'customer'
    ? undefined
    : (person as (typeof person & { type: 'admin' | 'employee' }) | undefined)
}

/** What they may do. */
export function permissionsOf({ type, role }: { type: string; role: number[] | null }): readonly number[] {
  return type === 'admin' ? [fullAccess] : (role ?? [])
}
