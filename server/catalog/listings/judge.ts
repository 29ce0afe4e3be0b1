import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pushRules } from '#api/rules/catalog/marketplace-push.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { ToldOffers } from '#server/db/schema/product-listings.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { type Goods, goodsOf, type Place } from './goods.ts'

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
  const { rows } = await db.execute<{ id: number; product_id: number; state: string; told: ToldOffers }>(sql`
    select id, product_id, state, told from product_listings
     where shop_id = ${place.shop_id} and marketplace_id = ${place.marketplace_id}
       and product_id = any(${`{${products.join(',')}}`}::bigint[])
     order by id for no key update`)
  const judged = rows.map(({ id, product_id, state, told }) => {
    const own = goods.get(product_id)
    const rules = own ? broken(pushRules, own.facts) : []
    return { id, rules, changed: own && state === 'listed' && changedSince(own, told) ? 1 : 0 }
  })
  await db.execute(sql`
    update product_listings l set rules = x.rules, changed = x.changed, judged_at = now()
      from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as x(id bigint, rules jsonb, changed smallint)
     where l.shop_id = ${place.shop_id} and l.id = x.id`)
}

/** The items that the marketplace was told otherwise, of variants that it was told of. */
export function untold({ items }: Goods, told: ToldOffers): NewMarketplaceProduct[] {
  return items.filter(({ barcode, quantity, salePrice, listPrice }) => {
    const before = told[barcode]
    return (
      before && (before.quantity !== quantity || before.sale_price !== salePrice || before.list_price !== listPrice)
    )
  })
}

/** The items of variants that it was not told of. */
export function unlisted({ items }: Goods, told: ToldOffers): NewMarketplaceProduct[] {
  return items.filter(({ barcode }) => told[barcode] === undefined)
}

/** The items whose texts, pictures or attributes are others by now. */
export function rewritten({ items }: Goods, told: ToldOffers): NewMarketplaceProduct[] {
  return items.filter((item) => {
    const content = told[item.barcode]?.content
    return content !== undefined && content !== contentOf(item)
  })
}

/** Whether it is anything but what the marketplace was told. */
export function changedSince(goods: Goods, told: ToldOffers): boolean {
  return [untold, unlisted, rewritten].some((of) => of(goods, told).length > 0)
}

/** What the marketplace has been told by these items, to be compared with later. */
export function toldOf(items: readonly NewMarketplaceProduct[]): ToldOffers {
  return Object.fromEntries(
    items.map((item) => [
      item.barcode,
      {
        ...{ quantity: item.quantity, sale_price: item.salePrice, list_price: item.listPrice },
        content: contentOf(item),
      },
    ]),
  )
}

/** The same for the same texts, pictures and attributes. */
function contentOf({ quantity: _, salePrice: __, listPrice: ___, ...content }: NewMarketplaceProduct): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
