import type { Database } from '#server/db/open.ts'
import { staff_emails, users } from '#server/db/schema/people.ts'

/** Writes a member of the staff, and whom their e-mail signs in: of two people with one e-mail, also in two shops, the second is refused. */
export async function addStaff(
  db: Database,
  person: typeof users.$inferInsert & { readonly type: 'admin' | 'employee' },
): Promise<number> {
  const [row] = await db.insert(users).values(person).returning({ id: users.id })
  const user_id = row?.id ?? 0
  await db.insert(staff_emails).values({ email: person.email, shop_id: person.shop_id, user_id })
  return user_id
}
