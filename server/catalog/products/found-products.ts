import { type SQL, sql } from 'drizzle-orm'
import type { Choosing } from '#server/platform/lists/list.ts'
import { anywhere, anywhereIfLong, isLong } from '#server/platform/lists/search.ts'

/**
 * The products that a word finds: by their names and codes, and by the names of their brand, main category and supplier. Those are few, and are
 * looked up first: a word that is none of their names costs a large list nothing.
 */
export async function foundProducts(word: string, { db, shop_id }: Choosing): Promise<SQL> {
  const own = anywhereIfLong(sql`p.search`)(word)
  if (!isLong(word)) return own
  const named = (table: SQL) =>
    sql`(select id from ${table} where shop_id = ${shop_id} and ${anywhere(sql`search`)(word)} order by id limit ${most}) found having count(*) > 0`
  const { rows } = await db.execute<{ of: keyof typeof columns; ids: number[] }>(sql`
    select 'brand' as of, array_agg(id) as ids from ${named(sql`brands`)}
    union all
    select 'category', array_agg(id) from ${named(sql`categories`)}
    union all
    select 'supplier', array_agg(id) from ${named(sql`suppliers`)}`)
  const others = rows.map(({ of, ids }) => sql`${columns[of]} = any(${sql.param(ids.map(Number))}::bigint[])`)
  return others.length > 0 ? sql`(${sql.join([own, ...others], sql` or `)})` : own
}

/** A word that more of them are called by is no name of one. */
const most = 200

const columns = { brand: sql`p.brand_id`, category: sql`p.main_category_id`, supplier: sql`p.supplier_id` }
