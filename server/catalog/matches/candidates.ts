import { type SQL, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { marketplaceSalePrice } from '#api/contract/catalog/products.ts'
import type { Candidate } from '#api/rules/catalog/product-matches.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'

/** A variant of the shop as JSON, before its price is a decimal. */
export type FoundVariant = Omit<ShopVariant, 'price'> & { readonly price: number | null }

/** The variant that a column of a listing `l` names, as JSON, with its product's name in a language. */
export function variantIn(column: 'suggested_variant_id' | 'variant_id', language: number): SQL {
  return sql`(${variantAs(language, sql`and x.id <> l.id`)}
     where v.shop_id = l.shop_id and v.id = l.${sql.identifier(column)} and v.deleted = 0)`
}

function variantAs(language: number, others: SQL): SQL {
  return sql`
    select jsonb_build_object(
             'variant_id', v.id, 'product_id', p.id, 'name', coalesce(nullif(t.name, ''), p.label),
             'options', coalesce((select string_agg(o.label, ', ' order by c.option_id)
                                    from variant_options c
                       join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
                                   where c.shop_id = v.shop_id and c.variant_id = v.id), ''),
             'barcode', v.barcode, 'stock_code', v.stock_code,
             'price', (select r.price from prices r join shops s on s.id = v.shop_id
                        where r.shop_id = v.shop_id and r.variant_id = v.id
                          and r.country_id in (${marketplaceSalePrice + importMarketplace}, s.default_country_id)
                        order by r.country_id desc limit 1),
             'taken_by', (select x.title from marketplace_listings x
                           where x.shop_id = v.shop_id and x.variant_id = v.id
                             and x.marketplace_id = ${importMarketplace} ${others}))
      from variants v
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}`
}

/** One variant of the shop to compare with, or nothing when it is not sold any more. */
export async function readVariant(
  db: Database,
  {
    shop_id,
    language,
    id,
    match_id = 0,
  }: { shop_id: number; language: number; id: number; match_id?: number | undefined },
): Promise<ShopVariant | null> {
  const { rows } = await db.execute<{ found: FoundVariant }>(sql`
    select found from (${variantAs(language, sql`and x.id <> ${match_id}`)}
     where v.shop_id = ${shop_id} and v.id = ${id} and v.deleted = 0) it (found)`)
  return priced(rows[0]?.found ?? null)
}

/** As the rules need it: whether the variant is there, and which other product of the marketplace is matched with it. */
export async function candidateOf(
  db: Database,
  shop_id: number,
  { variant_id, listing_id }: { variant_id: number | null; listing_id: number },
): Promise<Candidate | null> {
  if (variant_id === null) return null
  const { rows } = await db.execute<{ variant_id: number; taken_by: string | null }>(sql`
    select v.id as variant_id, m.title as taken_by
      from variants v
      left join marketplace_listings m on m.shop_id = v.shop_id and m.variant_id = v.id
                                      and m.marketplace_id = ${importMarketplace} and m.id <> ${listing_id}
     where v.shop_id = ${shop_id} and v.id = ${variant_id} and v.deleted = 0`)
  return rows[0] ?? null
}

/** With its price as the API says it. */
export function priced(found: FoundVariant | null): ShopVariant | null {
  return found && { ...found, price: found.price === null ? null : decimalOf(found.price) }
}
