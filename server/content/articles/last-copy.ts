import { sql } from 'drizzle-orm'
import { copyDiscardedMeanwhile, copyPublishedMeanwhile } from '#api/rules/content/working-copies.ts'
import type { Database } from '#server/db/open.ts'
import { type Refused, refuse } from '#server/platform/http/refused.ts'
import type { Whose } from './working-copy.ts'

interface LastCopy extends Record<string, unknown> {
  readonly version: number
  /** It was thrown away; otherwise it was published. */
  readonly discarded: boolean
}

/** What a record that has no copy had as one last, if it ever had one. */
export async function lastCopy(db: Database, shop_id: number, { name, id }: Whose): Promise<LastCopy | undefined> {
  const { rows } = await db.execute<LastCopy>(sql`
    select (saved.after ->> 'copy')::int as version,
           exists (select from audit_log l
                    where l.shop_id = saved.shop_id and l.subject = saved.subject and l.subject_id = saved.subject_id
                      and l.id > saved.id and l.event = 'COPY_DISCARD') as discarded
      from audit_log saved
     where saved.shop_id = ${shop_id} and saved.subject = ${name} and saved.subject_id = ${id} and saved.event = 'COPY_SAVE'
     order by saved.id desc limit 1`)
  return rows[0]
}

/** The refusal of a save over a copy that is no more. */
export function copyGone({ discarded }: LastCopy): Refused {
  return refuse(409, discarded ? copyDiscardedMeanwhile : copyPublishedMeanwhile)
}
