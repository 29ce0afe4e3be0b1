import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { resourceNamed } from '#api/registry/resources.ts'
import { sumUp } from '#server/catalog/products/sum-up.ts'
import type { Database } from '#server/db/open.ts'
import { recordTables } from '#server/db/record-tables.ts'
import { products } from '#server/db/schema/products.ts'

/** Records are listed by their names in the shop's default language, products also by their price at home: once either is another, they are written anew. */
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

/** Enough at once that a large catalogue is not read into memory. */
const atOnce = 1_000

/** What lists read of each product, summed up anew. */
export async function sumUpAll(db: Database, shop_id: number): Promise<void> {
  for (let last = 0; ; ) {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shop_id, shop_id), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(atOnce)
    for (const { id } of found) await sumUp(db, shop_id, id)
    const end = found.at(-1)
    if (!end || found.length < atOnce) return
    last = end.id
  }
}
