import { type SQL, sql } from 'drizzle-orm'
import type { ProductRow } from '#api/contract/catalog/products.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Reading } from '#server/platform/lists/list.ts'

interface Found extends Record<string, unknown> {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly product_type_id: number
  readonly brand: string | null
  readonly category: string | null
  readonly image: string
  readonly price: string | null
  readonly stock: number
  readonly variant_count: number
  readonly stock_code: string | null
  readonly barcode: string | null
  readonly status: 0 | 1
  readonly supplier: string | null
  readonly tax: string | null
  readonly cost: string | null
  readonly tags: string[]
  readonly changed_at: string
}

/** The rows of these products, in this order. Names are in the language asked for, or in the shop's default one where they are missing. */
export async function productRows({ db, shop_id, language }: Reading, ids: readonly number[]): Promise<ProductRow[]> {
  const found = await db.execute<Found>(rowsOf({ shop_id, language }, ids))
  return found.rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    product_type_id: row.product_type_id,
    brand: row.brand,
    category: row.category,
    image_url: urlOf(row.image) || null,
    price: row.price === null ? null : decimalOf(Number(row.price)),
    stock: row.stock,
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

type Whose = Pick<Reading, 'shop_id' | 'language'>

/** What a page shows of its products. */
export function rowsOf({ shop_id, language }: Whose, ids: readonly number[]): SQL {
  const nameOf = (table: 'b' | 'c' | 'g') => sql`
    coalesce((select nullif(n.name, '')
                from jsonb_to_recordset(${sql.raw(table)}.translations) as n(language_id int, name text)
               where n.language_id = ${language} limit 1), ${sql.raw(table)}.label)`
  return sql`
    select p.id, p.version, coalesce(nullif(t.name, ''), p.label) as name, p.product_type_id, ${nameOf('b')} as brand,
           ${nameOf('c')} as category, p.image, p.price, p.stock, p.variant_count, p.status, v.stock_code, v.barcode,
           s.label as supplier, x.label as tax, v.supplier_price as cost, to_char(p.updated_at at time zone (select time_zone from shops where id = p.shop_id), 'YYYY-MM-DD"T"HH24:MI') as changed_at,
           array(select ${nameOf('g')} from product_tags pt join tags g on g.shop_id = pt.shop_id and g.id = pt.tag_id
                  where pt.shop_id = p.shop_id and pt.product_id = p.id order by g.label, g.id) as tags
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join products p on p.shop_id = ${shop_id} and p.id = page.id
      left join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
      left join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
      left join suppliers s on s.shop_id = p.shop_id and s.id = p.supplier_id
      left join taxes x on x.shop_id = p.shop_id and x.id = p.tax_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
      left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and v.is_default = 1 and v.deleted = 0
     order by page.place`
}
