import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/people.ts'
import { cheapHash } from '#tests/passwords.ts'
import type { Shop } from '#tests/shop.ts'
import { ayse } from './people.ts'

export const password = 'Panel!2026'

/** The e-mail that a person of the walks has in this shop: Ayşe is its admin, Elif its employee. */
export async function emailIn({ db, own }: Shop, userId: number): Promise<string> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId === ayse.id ? own.admin_id : own.employee_id))
  return row?.email ?? ''
}

/** Gives both of them the password that the walks type, or another one. */
export async function setPasswords({ db, own }: Shop, typed = password): Promise<void> {
  const password_hash = cheapHash(typed)
  for (const id of [own.admin_id, own.employee_id])
    await db.update(users).set({ password_hash }).where(eq(users.id, id))
}

/** A token of Ayşe or Elif, by signing in. */
export async function tokenOf(shop: Shop, userId: number): Promise<string> {
  const answer = await shop.call('POST', '/v1/auth/login', {
    as: null,
    body: { email: await emailIn(shop, userId), password },
  })
  if (!answer.body?.data?.token) throw new Error(`signing in failed: ${answer.text}`)
  return answer.body.data.token
}

/** Ends a session on the server. */
export async function endSession(shop: Shop, token: string | null): Promise<void> {
  if (token) await shop.call('POST', '/v1/auth/logout', { as: token })
}
