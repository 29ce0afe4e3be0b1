import { sql } from 'drizzle-orm'
import { cronKinds } from '#api/resources/settings/cron-kinds.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** Gives every shop what may run by itself and it does not have yet, such as what a new version brings. */
export async function openCrons(db: Database): Promise<void> {
  const rows = Object.entries(cronKinds).map(([kind, { says, frequency, weekday, at }]) => {
    const title = formatMessage('tr', says)
    return { kind, title, frequency, weekday, at, search: fold(title) }
  })
  await db.execute(sql`
    insert into crons (shop_id, kind, title, label, search, frequency, weekday, at)
    select s.id, x.kind, x.title, x.title, x.search, x.frequency, x.weekday, x.at
      from shops s
     cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as x (kind text, title text, search text, frequency text, weekday text, at text)
     where not exists (select from crons c where c.shop_id = s.id and c.kind = x.kind)`)
}
