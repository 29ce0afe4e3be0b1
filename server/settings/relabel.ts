import { sql } from 'drizzle-orm'
import { resourceNamed } from '#api/registry/resources.ts'
import type { Database } from '#server/db/open.ts'
import { recordTables } from '#server/db/record-tables.ts'

/** Records are listed by their names in the shop's default language: once that is another, they are named anew, a statement for each kind. */
export async function relabel(db: Database, shop_id: number, language: number): Promise<void> {
  for (const [name, table] of Object.entries(recordTables)) {
    const resource = resourceNamed(name)
    const field = resource?.fields[resource.naming]
    if (!resource || field?.kind !== 'translations') continue
    const text = Object.keys(field.texts)[0] ?? 'name'
    const rows = sql`jsonb_array_elements(${sql.identifier(resource.naming)}) with ordinality as one (row, place)`
    await db.execute(sql`
      update ${table} set label = coalesce(
        (select trim(one.row ->> ${text}) from ${rows} where trim(coalesce(one.row ->> ${text}, '')) <> ''
          order by (one.row ->> 'language_id')::int = ${language} desc, one.place limit 1), label)
       where shop_id = ${shop_id}`)
  }
}
