import { sql } from 'drizzle-orm'
import type { MenuLayout, MenuLocation, MenuTone } from '#api/contract/content/menus.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'

interface FirstDesign {
  readonly name: string
  readonly kind: MenuLocation
  readonly layout: MenuLayout
  readonly tone: MenuTone
  readonly status: 0 | 1
}

/** What a shop draws its menus with before it has made any design. */
const firstDesigns: readonly FirstDesign[] = [
  { name: 'Geniş panel', kind: 'header', layout: 'columns', tone: 'light', status: 1 },
  { name: 'Tek satır', kind: 'header', layout: 'row', tone: 'light', status: 0 },
  { name: 'Koyu alt bilgi', kind: 'footer', layout: 'row', tone: 'dark', status: 1 },
  { name: 'Açılır liste', kind: 'mobile', layout: 'list', tone: 'light', status: 1 },
]

/** Gives every shop that has none its first designs of menus. Each kind keeps an active one, so that a shop without is a new one. */
export async function openMenuDesigns(db: Database): Promise<void> {
  const rows = firstDesigns.map((design) => ({ ...design, search: fold(design.name) }))
  await db.execute(sql`
    insert into menu_designs (shop_id, name, label, search, kind, layout, tone, status)
    select s.id, x.name, x.name, x.search, x.kind, x.layout, x.tone, x.status
      from shops s
     cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as x (name text, search text, kind text, layout text, tone text, status smallint)
     where not exists (select from menu_designs d where d.shop_id = s.id)
     order by s.id, x.kind, x.status desc`)
}
