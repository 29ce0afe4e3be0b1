import { sql } from 'drizzle-orm'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'

const tables = {
  main_category_id: sql`categories`,
  tax_id: sql`taxes`,
  brand_id: sql`brands`,
  supplier_id: sql`suppliers`,
}

/** The refusal that names every field of a change pointing to what the shop does not have, or nothing. */
export async function wrongChoices(db: Database, shop_id: number, change: BulkChange): Promise<Refusal[]> {
  const at: string[] = []
  for (const [key, table] of Object.entries(tables)) {
    const id = change[key as keyof typeof tables]
    if (!id) continue
    const { rows } = await db.execute(sql`select from ${table} where shop_id = ${shop_id} and id = ${id}`)
    if (rows.length === 0) at.push(key)
  }
  const tags = change.tags?.tags ?? []
  const known = await db.execute<{ id: number }>(
    sql`select id from tags where shop_id = ${shop_id} and id = any(${`{${tags.join(',')}}`}::bigint[])`,
  )
  const ids = new Set(known.rows.map((row) => row.id))
  at.push(...tags.flatMap((id, place) => (ids.has(id) ? [] : [`tags.tags.${place}`])))
  return at.length > 0 ? [{ id: inChoices([]).id, at: at.map((path) => `change.${path}`) }] : []
}
