import { and, desc, eq } from 'drizzle-orm'
import { stale } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { type Refused, refuse } from './refused.ts'

interface Changed {
  readonly shop_id: number
  /** The kind of record, as the audit log names it. */
  readonly subject: string
  readonly id: number
  readonly updated_at: string
}

/** The refusal of a save that comes after another's (D5): who that was, and when. That much and no more is told of the other's save. */
export async function staleRefusal(db: Database, { shop_id, subject, id, updated_at }: Changed): Promise<Refused> {
  const [last] = await db
    .select({ name: users.name, surname: users.surname, at: audit_log.at })
    .from(audit_log)
    .leftJoin(users, and(eq(users.shop_id, audit_log.shop_id), eq(users.id, audit_log.user_id)))
    .where(and(eq(audit_log.shop_id, shop_id), eq(audit_log.subject, subject), eq(audit_log.subject_id, id)))
    .orderBy(desc(audit_log.id))
    .limit(1)
  const user = [last?.name, last?.surname].filter(Boolean).join(' ') || '–'
  const time = new Date(last?.at ?? updated_at).toISOString()
  return refuse(409, stale, { about: { user, time } })
}
