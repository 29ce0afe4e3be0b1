import { sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Database } from '#server/db/open.ts'
import { holdLanguages } from './recount-translations.ts'

/**
 * What lists read of a product without looking at its variants: its name, stock, number of variants, the default one's price at home and the
 * front picture, and what it lacks. A variant without a front picture shows its first one, and a service without prices costs nothing.
 */
export async function sumUp(db: Database, shop_id: number, id: number): Promise<void> {
  await holdLanguages(db, shop_id)
  await db.execute(sql`
    with shop as (
      select default_country_id as home, coalesce(nullif(default_language_id, 0), 175) as language from shops where id = ${shop_id}
    ),
    kept as (select id, is_default, position, quantity, status from variants where shop_id = ${shop_id} and product_id = ${id} and deleted = 0),
    first as (select id from kept order by is_default desc, position limit 1)
    update products p set
      label = coalesce(
        (select t.name from product_translations t, shop where t.shop_id = ${shop_id} and t.product_id = ${id}
          order by t.language_id = shop.language desc, t.id limit 1), ''),
      stock = (select coalesce(sum(quantity), 0) from kept),
      least_stock = (select min(quantity) from kept where status = 1),
      variant_count = (select count(*) from kept),
      price = coalesce(
        (select r.price from prices r, first, shop where r.shop_id = ${shop_id} and r.variant_id = first.id
          order by r.country_id = shop.home desc, r.country_id limit 1), 0),
      image = coalesce(
        (select i.image from variant_images i join kept v on v.id = i.variant_id
          where i.shop_id = ${shop_id} and i.deleted = 0 and i.status = 1
          order by v.is_default desc, v.position, i.type = 1 desc, i.position, i.id limit 1), ''),
      lacks_price = (p.product_type_id <> 3 and exists (
        select from kept, shop where not exists (
          select from prices r
           where r.shop_id = ${shop_id} and r.variant_id = kept.id and r.country_id = shop.home and r.status = 1 and r.price > 0)))::int,
      lacks_translation = exists (
        select from shop_languages l where l.shop_id = ${shop_id} and l.status = 1 and not exists (
          select from product_translations t
           where t.shop_id = ${shop_id} and t.product_id = ${id} and t.language_id = l.language_id and t.name <> ''))::int,
      lacks_match = (not exists (
        select from kept join marketplace_listings m
            on m.shop_id = ${shop_id} and m.variant_id = kept.id and m.marketplace_id = ${importMarketplace}))::int
     where p.shop_id = ${shop_id} and p.id = ${id}`)
}
