import { sql } from 'drizzle-orm'
import { pushRules } from '#api/rules/catalog/marketplace-push.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { ListingCall, RefusedItems, ToldOffer, ToldOffers } from '#server/db/schema/product-listings.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { type Goods, goodsOf, type Place } from './goods.ts'
import { wasRefused } from './refused.ts'
import { offerOf } from './told.ts'

/** Every product of the shop has its place on the board. */
export async function addProducts(db: Database, { shop_id, marketplace_id }: Place): Promise<void> {
  await db.execute(sql`
    insert into product_listings (shop_id, marketplace_id, product_id)
    select ${shop_id}::bigint, ${marketplace_id}::int, missing.id
      from (select p.id from products p
             where p.shop_id = ${shop_id} and p.product_type_id <> 3 and not exists (
                     select from product_listings l
                      where l.shop_id = p.shop_id and l.product_id = p.id and l.marketplace_id = ${marketplace_id})) missing
     order by missing.id on conflict do nothing`)
}

/** Notes of these products which rules keep each back, and whether the marketplace was told something else of it. */
export async function judgeProducts(
  db: Database,
  services: Pick<Services, 'config' | 'marketplace'>,
  place: Place,
  products: readonly number[],
): Promise<void> {
  const goods = await goodsOf(db, services, place, products)
  const { rows } = await db.execute<
    Known & Record<string, unknown> & { id: number; product_id: number; state: string }
  >(sql`
    select id, product_id, state, told, refused from product_listings
     where shop_id = ${place.shop_id} and marketplace_id = ${place.marketplace_id}
       and product_id = any(${`{${products.join(',')}}`}::bigint[])
     order by id for no key update`)
  const judged = rows.map(({ id, product_id, state, ...known }) => {
    const own = goods.get(product_id)
    const rules = own ? broken(pushRules, own.facts) : []
    return { id, rules, changed: own && state === 'listed' && changedSince(own, known) ? 1 : 0 }
  })
  await db.execute(sql`
    update product_listings l set rules = x.rules, changed = x.changed, judged_at = now()
      from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as x(id bigint, rules jsonb, changed smallint)
     where l.shop_id = ${place.shop_id} and l.id = x.id`)
}

/** What the marketplace knows of a listed product: what it was told last, and what of it was refused. */
export interface Known {
  readonly told: ToldOffers
  readonly refused: RefusedItems
}

/** Whether it is anything but what the marketplace was told and took. */
export function changedSince(goods: Goods, known: Known): boolean {
  return listingCalls.some((by) => wanted(by, goods, known).length > 0)
}

/** In this order a listed product is told of: its new variants, then its texts, then its prices and stock. */
export const listingCalls: readonly ListingCall[] = ['createProducts', 'updateProducts', 'updateOffers']

/** The items that a call has to tell, those that were refused with them. */
export function wanted(by: ListingCall, { items }: Goods, { told, refused }: Known): NewMarketplaceProduct[] {
  return items.filter((item) => differs[by](offerOf(item), told[item.barcode]) || wasRefused(refused, by, item))
}

/** Whether a call has something to tell of an item. Texts, prices and stock are told of variants that it was told of. */
const differs: Record<ListingCall, (now: ToldOffer, before: ToldOffer | undefined) => boolean> = {
  createProducts: (_, before) => before === undefined,
  updateProducts: (now, before) => before?.content !== undefined && before.content !== now.content,
  updateOffers: (now, before) =>
    before !== undefined &&
    (before.quantity !== now.quantity || before.sale_price !== now.sale_price || before.list_price !== now.list_price),
}
