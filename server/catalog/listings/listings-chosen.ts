import { sql } from 'drizzle-orm'
import type { ListingChoice } from '#api/contract/catalog/product-listings.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { type Choosable, idArray } from '#server/catalog/bulk/choice.ts'

/** Products that are chosen to be sent, newest first. */
export const listingsChosen: Choosable<ListingChoice> = {
  subject: 'product_listings',
  some: somethingSelected,
  rows: async (_, shop_id, { ids }) => sql`
    select l.product_id as record_id, coalesce(p.label, '') as label, jsonb_build_object('listing_id', chosen.id) as data
      from (select distinct id from unnest(${idArray(ids)}) as named(id)) chosen
      join product_listings l on l.shop_id = ${shop_id} and l.id = chosen.id
      join products p on p.shop_id = l.shop_id and p.id = l.product_id
     order by chosen.id desc`,
  foreign: (shop_id, { ids }) => sql`
    select distinct named.id from unnest(${idArray(ids)}) as named(id)
     where not exists (select from product_listings l where l.shop_id = ${shop_id} and l.id = named.id) order by 1`,
  total: async (_, shop_id, { ids }) => sql`
    select count(*)::int as total from product_listings l
     where l.shop_id = ${shop_id} and l.id = any(${idArray(ids)})`,
}
