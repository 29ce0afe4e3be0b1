import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { escaped } from '#server/platform/records/search.ts'

const most = 100

/** The variants of the shop whose product a text finds by name or code, by name: each with its options and codes, so that they can be told apart. */
export async function findVariants(
  db: Database,
  {
    shop_id,
    language,
    search = '',
    id,
  }: { shop_id: number; language: number; search?: string | undefined; id?: number | undefined },
) {
  const words = fold(search).split(' ').filter(Boolean)
  const conditions = [sql`p.shop_id = ${shop_id}`, ...words.map((word) => sql`p.search like ${`%${escaped(word)}%`}`)]
  const one = id ? sql`and v.id = ${id}` : sql``
  if (id) conditions.push(sql`p.id = (select product_id from variants where shop_id = ${shop_id} and id = ${id})`)
  const { rows } = await db.execute<{
    id: number
    name: string
    options: string
    stock_code: string
    barcode: string
  }>(sql`
    select v.id, coalesce(nullif(t.name, ''), p.label) as name, v.stock_code, v.barcode,
           coalesce((select string_agg(o.label, ', ' order by c.option_id)
                       from variant_options c
                       join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
                      where c.shop_id = v.shop_id and c.variant_id = v.id), '') as options
      from (select p.shop_id, p.id, p.label from products p where ${sql.join(conditions, sql` and `)} order by p.label, p.id limit ${most}) p
      join variants v on v.shop_id = p.shop_id and v.product_id = p.id and v.deleted = 0 ${one}
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     order by p.label, p.id, v.position limit ${most}`)
  return {
    rows: rows.map(({ id, name, options, stock_code, barcode }) => ({
      id,
      name: [name, options, stock_code, barcode].filter(Boolean).join(' · '),
    })),
  }
}
