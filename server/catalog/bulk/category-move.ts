import { sql } from 'drizzle-orm'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import type { Product } from '#api/contract/catalog/products.ts'
import type { CategoryMove } from '#api/rules/catalog/bulk.ts'
import type { Work } from '#server/platform/jobs/kind.ts'

const none: CategoryMove = { path: [], oldPath: [], attributes: [] }

/** What moves with a product when its main category changes. */
export async function moveOf(
  work: Work,
  { main_category_id: old }: Product,
  { main_category_id: next }: BulkChange,
): Promise<CategoryMove> {
  if (!next) return none
  const { rows } = await work.db.execute<{ id: number }>(sql`
    select attribute_id as id from category_attributes where shop_id = ${work.actor.shop_id} and category_id = ${next}`)
  return {
    path: await pathTo(work, next),
    oldPath: old ? await pathTo(work, old) : [],
    attributes: rows.map(({ id }) => id),
  }
}

/** A category with its ancestors, the root first. */
async function pathTo({ db, actor }: Work, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive up (id, parent_id, height) as (
      select id, parent_id, 0 from categories where shop_id = ${actor.shop_id} and id = ${id}
      union all
      select c.id, c.parent_id, up.height + 1 from categories c join up on c.id = up.parent_id
       where c.shop_id = ${actor.shop_id})
    select id from up order by height desc`)
  return rows.map((row) => row.id)
}
