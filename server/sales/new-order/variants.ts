import { type SQL, sql } from 'drizzle-orm'
import { urlOf } from '#api/contract/platform/files.ts'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { type DatedRate, rateOn } from '#api/rules/catalog/tax-sums.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { pictureOf } from '#server/catalog/products/picture-of.ts'
import type { Database } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { desi } from '#server/sales/shipping/measured.ts'

interface Reading {
  readonly db: Database
  readonly actor: Pick<Actor, 'shop_id'>
  readonly language: number
}

/** The variants of these ids as they may be sold now; one that is deleted is missing. */
export async function sellable({ db, actor, language }: Reading, ids: readonly number[]): Promise<OrderVariant[]> {
  if (ids.length === 0) return []
  const rows = await byIds(db).execute({ ...actor, language, ids: [...new Set(ids)] })
  return rows.map(variantFrom)
}

/** The variant that holds this very stock code or barcode (R18). */
export async function sellableByCode({ db, actor, language }: Reading, code: string): Promise<OrderVariant | null> {
  const [row] = await byCode(db).execute({ ...actor, language, code: code.trim() })
  return row ? variantFrom(row) : null
}

const param = (name: string) => sql`${sql.placeholder(name)}`

const byIds = prepared((db) => variantsWhere(db, sql`v.id = any(${param('ids')}::bigint[])`).prepare('variants_by_id'))

/** Whoever scans waits for this one: it is planned once, and looks where codes are kept. */
const byCode = prepared((db) =>
  variantsWhere(
    db,
    sql`v.id = (select c.variant_id from variant_codes c
                 where c.shop_id = ${param('shop_id')} and c.code = ${param('code')})`,
  ).prepare('variant_by_code'),
)

type Row = Awaited<ReturnType<ReturnType<typeof variantsWhere>['execute']>>[number]

/** Variants of a shop as they may be sold now, with the names of a language. */
export function variantsWhere(db: Database, which: SQL) {
  return db
    .select({
      variant_id: sql<number>`v.id`,
      product_id: sql<number>`p.id`,
      name: sql<string>`coalesce(nullif(t.name, ''), p.label)`,
      options: sql<string>`coalesce((select string_agg(o.label, ', ' order by c.option_id)
                                       from variant_options c
                                       join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
                                      where c.shop_id = v.shop_id and c.variant_id = v.id), '')`,
      stock_code: sql<string>`v.stock_code`,
      barcode: sql<string>`v.barcode`,
      image: pictureOf('v'),
      service: sql<boolean>`p.product_type_id = 3`,
      product_on: sql<boolean>`p.status = 1`,
      variant_on: sql<boolean>`v.status = 1`,
      stock: sql<number>`v.quantity`,
      min_quantity: sql<number>`p.min_quantity`,
      max_quantity: sql<number>`p.max_quantity`,
      step_quantity: sql<number>`p.step_quantity`,
      weight: sql<number | null>`v.weight::float8`,
      desi: sql<number | null>`round(v.width * v.height * v.length / ${desi}, 3)::float8`,
      rates: sql<DatedRate[]>`x.rates`,
      price: sql<number | null>`(select r.price from prices r
        where r.shop_id = v.shop_id and r.variant_id = v.id and r.country_id = s.default_country_id and r.status = 1)`,
      category_ids: sql<number[]>`coalesce(array(
        with recursive above as (
          select p.main_category_id as id where p.main_category_id is not null
          union select c.category_id from product_categories c where c.shop_id = p.shop_id and c.product_id = p.id
          union select k.parent_id from above join categories k on k.shop_id = p.shop_id and k.id = above.id
                 where k.parent_id is not null)
        select id from above order by id), '{}')`,
      tag_ids: sql<number[]>`coalesce(array(
        select t.tag_id from product_tags t where t.shop_id = p.shop_id and t.product_id = p.id order by t.tag_id), '{}')`,
      day: sql<string>`to_char(now() at time zone s.time_zone, 'YYYY-MM-DD')`,
    })
    .from(sql`variants v
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      join shops s on s.id = v.shop_id
      join taxes x on x.shop_id = v.shop_id and x.id = p.tax_id
      left join product_translations t
             on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${param('language')}`)
    .where(sql`v.shop_id = ${param('shop_id')} and v.deleted = 0 and ${which}`)
}

/** A row of them as it is answered. */
export function variantFrom({ price, rates, day, image, category_ids, tag_ids, ...row }: Row): OrderVariant {
  return {
    ...row,
    category_ids: category_ids.map(Number),
    tag_ids: tag_ids.map(Number),
    image_url: urlOf(image ?? '') || null,
    price: price === null ? null : decimalOf(price),
    tax_rate: rateOn(rates, day),
  }
}
