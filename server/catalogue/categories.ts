import { and, asc, eq, sql } from 'drizzle-orm'
import { Category, CategoryQuery } from '#api/contract/catalogue.ts'
import { rowsOf } from '#api/contract/common.ts'
import type { Database } from '#server/db/open.ts'
import { categories, category_attributes } from '#server/db/schema/catalogue.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { choosing } from './codes.ts'
import { nameFor } from './names.ts'

type CategoryRow = typeof categories.$inferSelect

/** The tree of categories (rules R14, R42 to R44). */
export const listCategories: Endpoint = endpoint({
  method: 'GET',
  path: '/v1/panel/categories',
  summary: 'The whole tree of categories, parents before their children',
  query: CategoryQuery,
  data: rowsOf(Category),
  codes: [400, ...choosing],
  handle: async ({ db, actor: { shop_id }, language, query }) => {
    const status = query.status === undefined ? [] : [eq(categories.status, query.status === '1' ? 1 : 0)]
    const rows = await db
      .select()
      .from(categories)
      .where(and(eq(categories.shop_id, shop_id), ...status))
      .orderBy(asc(categories.position), asc(categories.label), asc(categories.id))
    const products = query.products === '1' ? await productCounts(db, shop_id) : null
    const attributes = query.attributes === '1' ? await attributeIds(db, shop_id) : null
    const parents = new Set(rows.map((row) => row.parent_id))
    const told = inTreeOrder(rows).map((row) => ({
      id: row.id,
      parent_id: row.parent_id,
      name: nameFor(row, language),
      leaf: parents.has(row.id) ? 0 : 1,
      status: row.status,
      ...(products ? { products: products.get(row.id) ?? 0 } : {}),
      ...(attributes ? { attributes: attributes.get(row.id) ?? [] } : {}),
    }))
    return { rows: told, total: told.length }
  },
})

/** Each category after its parent, brothers in the order in which they came. One whose parent is not listed begins a tree of its own. */
function inTreeOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  const listed = new Set(rows.map((row) => row.id))
  const children = new Map<number | null, CategoryRow[]>()
  for (const row of rows) {
    const parent = row.parent_id !== null && listed.has(row.parent_id) ? row.parent_id : null
    children.set(parent, [...(children.get(parent) ?? []), row])
  }
  const under = (parent: number | null): CategoryRow[] =>
    (children.get(parent) ?? []).flatMap((row) => [row, ...under(row.id)])
  return under(null)
}

async function productCounts(db: Database, shop_id: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; of: number }>(sql`
    select category_id as id, count(*)::int as of from (
      select category_id, product_id from product_categories where shop_id = ${shop_id}
      union select main_category_id, id from products where shop_id = ${shop_id}
    ) as named group by category_id`)
  return new Map(rows.map((row) => [row.id, row.of]))
}

async function attributeIds(db: Database, shop_id: number): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ category_id: category_attributes.category_id, attribute_id: category_attributes.attribute_id })
    .from(category_attributes)
    .where(eq(category_attributes.shop_id, shop_id))
    .orderBy(asc(category_attributes.position), asc(category_attributes.attribute_id))
  const ids = new Map<number, number[]>()
  for (const { category_id, attribute_id } of rows)
    ids.set(category_id, [...(ids.get(category_id) ?? []), attribute_id])
  return ids
}
