import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { firstThemes } from './first-themes.ts'

/** Gives every shop that has none its first themes of labels. Who has some keeps one of them active, so that a shop without is a new one. */
export async function openLabelThemes(db: Database): Promise<void> {
  const rows = firstThemes.map((theme) => ({ ...theme, search: fold(theme.name) }))
  await db.execute(sql`
    insert into label_themes (shop_id, name, label, search, width_mm, height_mm, dpi, paper, columns, rows, margin_left, margin_top, components)
    select s.id, x.name, x.name, x.search, x.width_mm, x.height_mm, x.dpi, x.paper, x.columns, x.rows, x.margin_left, x.margin_top, x.components
      from shops s
     cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as x (name text, search text, width_mm numeric, height_mm numeric, dpi integer, paper text, columns integer, rows integer,
                 margin_left numeric, margin_top numeric, components jsonb)
     where not exists (select from label_themes t where t.shop_id = s.id)
     order by s.id, x.width_mm desc`)
}
