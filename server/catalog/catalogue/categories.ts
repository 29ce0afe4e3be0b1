import { type SQL, sql } from 'drizzle-orm'
import type { Category, CategoryQuery } from '#api/contract/catalog/catalogue.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import type { Database } from '#server/db/open.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { emptyCategory, moveCategory } from './category-moves.ts'
import { removeCategory } from './category-removal.ts'

/** The tree of categories (rules R14, R42 to R44). */
const listCategories: Endpoint = endpoint(
  categoryOperations.list,
  async ({ db, actor: { shop_id }, language, query }) => {
    const rows = await categoryRows(db, { shop_id, language }, query)
    return { rows, total: rows.length }
  },
)

const move: Endpoint = endpoint(categoryOperations.move, ({ params, body, ...context }) =>
  moveCategory(context, params.id, body),
)

const empty: Endpoint = endpoint(categoryOperations.empty, ({ params, body, ...context }) =>
  emptyCategory(context, params.id, body),
)

const remove: Endpoint = endpoint(categoryOperations.delete, ({ params, ...context }) =>
  removeCategory(context, params.id),
)

/** What the categories have beside the calls of every resource. */
export const categoryEndpoints: readonly Endpoint[] = [listCategories, move, empty, remove]

/** The tree from top to bottom: each category after its parent. */
export async function categoryRows(
  db: Database,
  { shop_id, language }: { shop_id: number; language: number },
  query: CategoryQuery,
): Promise<Category[]> {
  const { rows } = await db.execute<Category>(treeOf(shop_id, language, query))
  return inTreeOrder(rows)
}

/** The tree in one query. Texts are long, so only the names are read out of them. */
function treeOf(shop_id: number, language: number, query: CategoryQuery): SQL {
  const counted = query.products === '1'
  const described = query.attributes === '1'
  const asJson = JSON.stringify({ language })
  const named = sql`jsonb_path_query_first(c.translations, '$[*] ? (@.language_id == $language)', ${asJson}::jsonb) ->> 'name'`
  return sql`
    select c.id, c.parent_id, coalesce(nullif(trim(${named}), ''), c.label) as name, c.status,
           (children.of is null)::int as leaf
           ${
             counted
               ? sql`, c.version, c.image, coalesce(children.of, 0) as children, coalesce(products.of, 0) as products,
           jsonb_array_length(c.marketplace_links) as links, to_char(c.updated_at at time zone s.time_zone, 'YYYY-MM-DD') as changed_on`
               : sql``
           }
           ${
             described
               ? sql`, coalesce(attributes.ids, '{}') as attributes,
           jsonb_path_query_array(c.translations, '$[*] ? (@.name != "").language_id') as named_in`
               : sql``
           }
      from categories c
      join shops s on s.id = c.shop_id
      left join (
        select parent_id as id, count(*)::int as of from categories where shop_id = ${shop_id} group by parent_id
      ) children on children.id = c.id
      ${counted ? counts(shop_id) : sql``}
      ${described ? attributesOf(shop_id) : sql``}
     where c.shop_id = ${shop_id} ${query.status ? sql`and c.status = ${Number(query.status)}` : sql``}
     order by c.position, c.label, c.id`
}

/** How many products each has. The main category is always among a product's categories. */
function counts(shop_id: number): SQL {
  return sql`
    left join (
      select category_id as id, count(*)::int as of from product_categories where shop_id = ${shop_id} group by category_id
    ) products on products.id = c.id`
}

function attributesOf(shop_id: number): SQL {
  return sql`
    left join (
      select category_id as id, array_agg(attribute_id order by position, attribute_id) as ids
        from category_attributes where shop_id = ${shop_id} group by category_id
    ) attributes on attributes.id = c.id`
}

/** Each category after its parent, brothers in the order in which they came. One whose parent is not listed begins a tree of its own. */
function inTreeOrder(rows: readonly Category[]): Category[] {
  const listed = new Set(rows.map((row) => row.id))
  const children = new Map<number | null, Category[]>()
  for (const row of rows) {
    const parent = row.parent_id !== null && listed.has(row.parent_id) ? row.parent_id : null
    const brothers = children.get(parent)
    if (brothers) brothers.push(row)
    else children.set(parent, [row])
  }
  const order: Category[] = []
  const waiting = (children.get(null) ?? []).toReversed()
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    order.push(row)
    waiting.push(...(children.get(row.id) ?? []).toReversed())
  }
  return order
}
