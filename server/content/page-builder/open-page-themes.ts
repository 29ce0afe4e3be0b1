import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'

/** What a shop's first theme is called. */
export const firstTheme = 'Ana sayfa'

/** Gives every shop that has none its first theme, and makes it the active one. */
export async function openPageThemes(db: Database): Promise<void> {
  await db.execute(sql`
    insert into page_themes (shop_id, name, label, search, status)
    select s.id, ${firstTheme}, ${firstTheme}, ${fold(firstTheme)}, 1 from shops s
     where not exists (select from page_themes t where t.shop_id = s.id)
     order by s.id`)
}
