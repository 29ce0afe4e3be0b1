import { type SQL, sql } from 'drizzle-orm'
import type { ProductRow } from '#api/contract/catalog/products.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Reading } from '#server/platform/lists/list.ts'

/** The rows of these products, in this order. Names are in the language asked for, or in the shop's default one where they are missing. */
export async function productRows(reading: Reading, ids: readonly number[]): Promise<ProductRow[]> {
  const found = await foundRows(reading, ids)
  return found.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    product_type_id: row.product_type_id,
    brand: row.brand,
    category: row.category,
    image_url: urlOf(row.image) || null,
    price: row.price === null ? null : decimalOf(Number(row.price)),
    stock: row.stock,
    min_stock: row.min_stock,
    variant_count: row.variant_count,
    stock_code: row.stock_code ?? '',
    barcode: row.barcode ?? '',
    status: row.status,
    supplier: row.supplier,
    tax: row.tax,
    cost: row.cost === null ? null : decimalOf(Number(row.cost)),
    tags: row.tags,
    changed_at: row.changed_at,
  }))
}

/** What a page shows of its products, in the order of their ids. */
export function foundRows(
  { db, shop_id, language }: Pick<Reading, 'db' | 'shop_id' | 'language'>,
  ids: readonly number[],
) {
  return pageRows(db).execute({ shop_id, language, ids: [...ids] })
}

const param = (name: string) => sql`${sql.placeholder(name)}`

/** Planned once a connection: to plan it takes three times as long as to carry it out. */
const pageRows = prepared((db) =>
  rowsQuery(db, param('shop_id'), param('language'), param('ids')).prepare('product_rows'),
)

/** The query behind the rows, with values or with places for them. */
export function rowsQuery(db: Database, shop_id: SQL, language: SQL, products: SQL) {
  const ids = sql`${products}::bigint[]`
  const nameOf = <T>(table: 'b' | 'c' | 'g'): SQL<T> => sql`
    coalesce((select nullif(n.name, '')
                from jsonb_to_recordset(${sql.raw(table)}.translations) as n(language_id int, name text)
               where n.language_id = ${language} limit 1), ${sql.raw(table)}.label)`
  return db
    .select({
      id: sql<number>`p.id`,
      version: sql<number>`p.version`,
      name: sql<string>`coalesce(nullif(t.name, ''), p.label)`,
      product_type_id: sql<number>`p.product_type_id`,
      brand: nameOf<string | null>('b'),
      category: nameOf<string | null>('c'),
      image: sql<string>`p.image`,
      price: sql<string | null>`p.price`,
      stock: sql<number>`p.stock`,
      min_stock: sql<number>`p.min_stock`,
      variant_count: sql<number>`p.variant_count`,
      status: sql<0 | 1>`p.status`,
      stock_code: sql<string | null>`v.stock_code`,
      barcode: sql<string | null>`v.barcode`,
      supplier: sql<string | null>`s.label`,
      tax: sql<string | null>`x.label`,
      cost: sql<string | null>`v.supplier_price`,
      changed_at: sql<string>`to_char(p.updated_at at time zone (select time_zone from shops where id = ${shop_id}), 'YYYY-MM-DD"T"HH24:MI')`,
      tags: sql<string[]>`coalesce(tagged.names, '{}')`,
    })
    .from(sql`unnest(${ids}) with ordinality as page(id, place)
      join products p on p.shop_id = ${shop_id} and p.id = page.id
      left join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
      left join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
      left join suppliers s on s.shop_id = p.shop_id and s.id = p.supplier_id
      left join taxes x on x.shop_id = p.shop_id and x.id = p.tax_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
      left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and v.is_default = 1 and v.deleted = 0
      left join (select pt.product_id, array_agg(${nameOf('g')} order by g.label, g.id) as names
                   from product_tags pt join tags g on g.shop_id = pt.shop_id and g.id = pt.tag_id
                  where pt.shop_id = ${shop_id} and pt.product_id = any(${ids}) group by pt.product_id) tagged
             on tagged.product_id = p.id`)
    .orderBy(sql`page.place`)
}
