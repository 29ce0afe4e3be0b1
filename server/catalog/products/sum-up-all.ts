import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { claimLanguages } from './recount-translations.ts'

/** Products are listed by their names in this language from now on; see `sumUp`, which says the same of one product. */
export async function relabelProducts(db: Database, shop_id: number, language: number): Promise<void> {
  await claimLanguages(db, shop_id)
  await db.execute(sql`
    with named as (
      select distinct on (t.product_id) t.product_id, t.name from product_translations t
       where t.shop_id = ${shop_id} order by t.product_id, t.language_id = ${language} desc, t.id
    )
    update products p set label = named.name from named
     where p.shop_id = ${shop_id} and p.id = named.product_id and p.label <> named.name`)
}

/** And with their prices in this country, which they lack where their variants have none. */
export async function repriceProducts(db: Database, shop_id: number, country: number): Promise<void> {
  await claimLanguages(db, shop_id)
  await db.execute(sql`
    with first as (
      select distinct on (v.product_id) v.product_id, v.id from variants v
       where v.shop_id = ${shop_id} and v.deleted = 0 order by v.product_id, v.is_default desc, v.position
    ),
    shown as (
      select distinct on (r.variant_id) first.product_id, r.price
        from first join prices r on r.shop_id = ${shop_id} and r.variant_id = first.id
       order by r.variant_id, r.country_id = ${country} desc, r.country_id
    ),
    lacking as (
      select distinct v.product_id from variants v
       where v.shop_id = ${shop_id} and v.deleted = 0 and not exists (
         select from prices r
          where r.shop_id = ${shop_id} and r.variant_id = v.id and r.country_id = ${country} and r.status = 1 and r.price > 0)
    ),
    summed as (
      select p.id, coalesce(shown.price, 0) as price,
             (p.product_type_id <> 3 and lacking.product_id is not null)::int as lacks_price
        from products p left join shown on shown.product_id = p.id left join lacking on lacking.product_id = p.id
       where p.shop_id = ${shop_id}
    )
    update products p set price = summed.price, lacks_price = summed.lacks_price from summed
     where p.shop_id = ${shop_id} and p.id = summed.id and (p.price, p.lacks_price) <> (summed.price, summed.lacks_price)`)
}
