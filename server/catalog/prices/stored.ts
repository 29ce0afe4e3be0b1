import { type SQL, sql } from 'drizzle-orm'
import type { AmountOf } from '#api/contract/catalog/multiple-price.ts'
import { productTypes } from '#api/contract/catalog/products.ts'
import { priceListsOf } from '#api/rules/catalog/price-lists.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { countriesOf, marketplacesOf } from '#server/platform/session/shop.ts'

/** A variant as it is stored, as far as its prices are judged by it. */
export interface PricedVariant {
  readonly id: number
  readonly product_id: number
  readonly service: boolean
  readonly cost: string | null
  /** By price list; a list without a price is not there. */
  readonly prices: ReadonlyMap<number, Readonly<Record<AmountOf, string>>>
}

/** The price lists that a shop may price for: the countries it sells to, and the marketplaces that are offered (R179, R227, R228, R229). */
export async function offeredLists(db: Database, shop_id: number): Promise<number[]> {
  const countries = await countriesOf(db, shop_id)
  const marketplaces = await marketplacesOf(db, shop_id)
  return priceListsOf({ countries, marketplaces }).map((list) => list.country_id)
}

/** These variants, where the shop has them and they are not deleted. */
export async function pricedBy(
  db: Database,
  shop_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PricedVariant>> {
  const found = await db.execute<Row>(storedPrices(shop_id, ids))
  const by = new Map<number, ReturnType<typeof variantOf>>()
  for (const row of found.rows) {
    const own = by.get(row.id) ?? variantOf(row)
    if (row.country_id !== null)
      own.prices.set(row.country_id, { price: textOf(row.price), strikethrough_price: textOf(row.strikethrough_price) })
    by.set(row.id, own)
  }
  return by
}

/** What is stored of these variants' prices. */
export function storedPrices(shop_id: number, ids: readonly number[]): SQL {
  return sql`
    select v.id, v.product_id, v.supplier_price as cost, p.product_type_id as type,
           r.country_id, r.price, r.strikethrough_price
      from variants v
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join prices r on r.shop_id = v.shop_id and r.variant_id = v.id
     where v.shop_id = ${shop_id} and v.deleted = 0 and v.id = any(${`{${[...new Set(ids)].join(',')}}`}::bigint[])`
}

interface Row extends Record<string, unknown> {
  readonly id: number
  readonly product_id: number
  readonly cost: string | null
  readonly type: number
  readonly country_id: number | null
  readonly price: string | null
  readonly strikethrough_price: string | null
}

function variantOf({ id, product_id, cost, type }: Row) {
  return {
    id,
    product_id,
    service: type === productTypes.service,
    cost: cost === null ? null : decimalOf(Number(cost)),
    prices: new Map<number, Record<AmountOf, string>>(),
  }
}

function textOf(minor: string | null): string {
  return minor === null ? '' : decimalOf(Number(minor))
}
