import { and, desc, eq } from 'drizzle-orm'
import { stale } from '#api/rules/records.ts'
import { users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { type Refused, refuse } from '#server/http/refused.ts'
import type { Saving } from './saving.ts'

/** The refusal of a save that comes after another's: who that was, and when (D5). */
export async function staleRefusal({ db, actor }: Saving, subject: string, id: number): Promise<Refused> {
  const [last] = await db
    .select({ name: users.name, surname: users.surname, at: audit_log.at })
    .from(audit_log)
    .leftJoin(users, and(eq(users.shop_id, audit_log.shop_id), eq(users.id, audit_log.user_id)))
    .where(and(eq(audit_log.shop_id, actor.shop_id), eq(audit_log.subject, subject), eq(audit_log.subject_id, id)))
    .orderBy(desc(audit_log.id))
    .limit(1)
  const user = [last?.name, last?.surname].filter(Boolean).join(' ')
  const time = last ? new Date(last.at).toISOString() : ''
  return refuse(409, stale, { about: { user, time } })
}
