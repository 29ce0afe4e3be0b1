import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { password_resets, sessions } from '#server/db/schema/people.ts'

export interface Person {
  readonly shop_id: number
  readonly user_id: number
}

/**
 * Ends all sessions and all reset links of a person at once (rule D11): after a new password, a ban, a suspension, a change of type. `but` is the
 * one session that stays: that of whoever changed the own password. Call it in the transaction of that change.
 */
export async function endAccess(db: Database, person: Person, but?: string): Promise<void> {
  const { shop_id, user_id } = person
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.shop_id, shop_id),
        eq(sessions.user_id, user_id),
        ...(but === undefined ? [] : [ne(sessions.token_hash, but)]),
      ),
    )
  await endLinks(db, person)
}

/** Ends the links that would set a new password. */
export async function endLinks(db: Database, { shop_id, user_id }: Person): Promise<void> {
  await db
    .update(password_resets)
    .set({ used_at: sql`now()` })
    .where(
      and(eq(password_resets.shop_id, shop_id), eq(password_resets.user_id, user_id), isNull(password_resets.used_at)),
    )
}
