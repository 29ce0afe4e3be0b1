import { sql } from 'drizzle-orm'
import type { LabelQuery, LabelVariant, LabelVariants } from '#api/contract/content/labels.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { findVariants } from '#server/catalog/matches/choosing.ts'
import type { Database } from '#server/db/open.ts'

interface Asked {
  readonly db: Database
  readonly shop_id: number
  readonly language: number
}

interface Row extends Record<string, unknown>, Omit<LabelVariant, 'price' | 'list_price'> {
  readonly price: number | null
  readonly list_price: number | null
}

/** Variants as labels tell of them, in the order of the ids or as a text finds them. */
export async function labelVariants(asked: Asked, query: LabelQuery): Promise<LabelVariants> {
  const ids = await idsOf(asked, query)
  const rows = ids.length === 0 ? [] : await read(asked, ids)
  return { shop: await shopOf(asked), rows: rows.map(toVariant) }
}

async function idsOf({ db, shop_id, language }: Asked, { ids, search, code }: LabelQuery): Promise<readonly number[]> {
  if (ids) return ids
  if (code !== undefined) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select variant_id as id from variant_codes where shop_id = ${shop_id} and code = ${code.trim()}`)
    return rows.map(({ id }) => id)
  }
  const { rows } = await findVariants(db, { shop_id, language, search })
  return rows.map(({ id }) => id)
}

async function read({ db, shop_id, language }: Asked, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select v.id, p.id as product_id, coalesce(nullif(t.name, ''), p.label) as name, v.barcode, v.stock_code, v.shelf,
           v.quantity as stock, coalesce(b.label, '') as brand, r.price, r.strikethrough_price as list_price,
           coalesce((select string_agg(o.label, ', ' order by c.option_id)
                       from variant_options c
                       join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
                      where c.shop_id = v.shop_id and c.variant_id = v.id), '') as options,
           coalesce((select jsonb_agg(jsonb_build_object('name', a.label, 'value', coalesce(w.label, pa.value)) order by a.label, a.id)
                       from product_attributes pa
                       join attributes a on a.shop_id = pa.shop_id and a.id = pa.attribute_id
                       left join attribute_values w on w.shop_id = pa.shop_id and w.id = pa.attribute_value_id
                      where pa.shop_id = p.shop_id and pa.product_id = p.id), '[]'::jsonb) as attributes
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as asked(id, place)
      join variants v on v.shop_id = ${shop_id} and v.id = asked.id and v.deleted = 0
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      join shops s on s.id = v.shop_id
      left join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
      left join prices r on r.shop_id = v.shop_id and r.variant_id = v.id and r.country_id = s.default_country_id and r.status = 1
     order by asked.place`)
  return rows
}

async function shopOf({ db, shop_id }: Asked): Promise<LabelVariants['shop']> {
  const { rows } = await db.execute<{ name: string; logo: string; currency: string; today: string }>(sql`
    select name, logo, default_currency as currency, to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today
      from shops where id = ${shop_id}`)
  const { logo = '', name = '', currency = '', today = '' } = rows[0] ?? {}
  return { name, currency, today, logo_url: urlOf(logo) || null }
}

function toVariant({ price, list_price, ...row }: Row): LabelVariant {
  const before = price !== null && list_price !== null && list_price > price ? decimalOf(list_price) : null
  return { ...row, price: price === null ? null : decimalOf(price), list_price: before }
}
