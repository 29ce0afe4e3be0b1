import { type SQL, sql } from 'drizzle-orm'
import type { ChosenAttribute } from '#api/contract/catalog/marketplace-attributes.ts'
import { marketplaceListPrice, marketplaceSalePrice } from '#api/contract/catalog/products.ts'
import type { DatedRate } from '#api/rules/catalog/tax-sums.ts'
import type { Database } from '#server/db/open.ts'
import type { NamedValue } from './attributes.ts'

/** A product of the shop with all that a marketplace is told of it, as the database has it. */
export interface FoundProduct extends Record<string, unknown> {
  readonly product_id: number
  readonly name: string
  readonly description: string
  /** The marketplace's number of its category and brand, by their links; nothing without one. */
  readonly category: string | null
  readonly brand: string | null
  readonly currency: string
  readonly rates: readonly DatedRate[]
  readonly values: readonly NamedValue[] | null
  /** What was chosen for its category of what the marketplace asks for there. */
  readonly chosen: readonly ChosenAttribute[]
  readonly variants: readonly FoundVariant[] | null
}

export interface FoundVariant {
  readonly id: number
  readonly barcode: string
  readonly stock_code: string
  readonly quantity: number
  /** Whole kuruş: what it costs there, what it is listed for there, and what it costs at home. */
  readonly sale: number | null
  readonly list: number | null
  readonly price: number | null
  readonly struck: number | null
  readonly values: readonly NamedValue[] | null
  readonly images: readonly string[] | null
}

interface Which {
  readonly shop_id: number
  readonly marketplace_id: number
  readonly products: readonly number[]
}

/** These products, with their names in the shop's own language. */
export async function findProducts(
  db: Database,
  { shop_id, marketplace_id, products }: Which,
): Promise<FoundProduct[]> {
  const link = (links: SQL) => sql`
    (select nullif(x.external_id, '') from jsonb_to_recordset(${links}) as x(marketplace_id int, external_id text)
      where x.marketplace_id = ${marketplace_id} limit 1)`
  const price = (list: SQL, column: SQL) => sql`
    (select r.${column} from prices r
      where r.shop_id = v.shop_id and r.variant_id = v.id and r.status = 1 and r.country_id = ${list})`
  const sold = sql`${marketplaceSalePrice + marketplace_id}::int`
  const listed = sql`${marketplaceListPrice + marketplace_id}::int`
  const home = sql`s.default_country_id`
  const { rows } = await db.execute<FoundProduct>(sql`
    select p.id as product_id, coalesce(nullif(t.name, ''), p.label) as name, coalesce(t.description, '') as description,
           ${link(sql`c.marketplace_links`)} as category, ${link(sql`b.marketplace_links`)} as brand,
           s.default_currency as currency, x.rates, c.marketplace_attributes -> 'chosen' as chosen,
           (select jsonb_agg(jsonb_build_object(
                     'of', 'attribute', 'of_id', a.id, 'name', a.label, 'value_id', w.id, 'value', coalesce(w.label, pa.value)))
              from product_attributes pa
              join attributes a on a.shop_id = pa.shop_id and a.id = pa.attribute_id
              left join attribute_values w on w.shop_id = pa.shop_id and w.id = pa.attribute_value_id
             where pa.shop_id = p.shop_id and pa.product_id = p.id) as values,
           (select jsonb_agg(jsonb_build_object(
                     'id', v.id, 'barcode', v.barcode, 'stock_code', v.stock_code, 'quantity', v.quantity,
                     'sale', ${price(sold, sql`price`)}, 'list', ${price(listed, sql`price`)},
                     'price', ${price(home, sql`price`)}, 'struck', ${price(home, sql`strikethrough_price`)},
                     'values', (select jsonb_agg(jsonb_build_object(
                                           'of', 'option', 'of_id', o.id, 'name', o.label, 'value_id', ov.id, 'value', ov.label))
                                  from variant_options vo
                                  join options o on o.shop_id = vo.shop_id and o.id = vo.option_id
                                  join option_values ov on ov.shop_id = vo.shop_id and ov.id = vo.option_value_id
                                 where vo.shop_id = v.shop_id and vo.variant_id = v.id),
                     'images', (select jsonb_agg(i.image order by i.type = 1 desc, i.position, i.id)
                                  from variant_images i
                                 where i.shop_id = v.shop_id and i.variant_id = v.id and i.deleted = 0 and i.status = 1))
                   order by v.position, v.id)
              from variants v
             where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted = 0 and v.status = 1) as variants
      from products p
      join shops s on s.id = p.shop_id
      join taxes x on x.shop_id = p.shop_id and x.id = p.tax_id
      join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
      left join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
      left join product_translations t
        on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = coalesce(nullif(s.default_language_id, 0), 175)
     where p.shop_id = ${shop_id} and p.id = any(${`{${products.join(',')}}`}::bigint[])`)
  return rows
}
