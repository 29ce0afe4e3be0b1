import { sql } from 'drizzle-orm'
import type { MenuDesign } from '#api/contract/content/menus.ts'
import type { Database } from '#server/db/open.ts'

/** How each kind of menu of a shop is drawn. */
export async function activeDesigns(db: Database, shop_id: number): Promise<readonly MenuDesign[]> {
  const { rows } = await db.execute<MenuDesign>(sql`
    select kind, layout, tone, show_icons from menu_designs where shop_id = ${shop_id} and status = 1 order by kind`)
  return rows
}
