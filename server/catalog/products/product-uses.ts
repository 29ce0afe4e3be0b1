import { type SQL, sql } from 'drizzle-orm'
import { inUse, productHasMovements } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'

/** What keeps a product from being deleted (rules R166, R167): each kind of record that names products, as rows of `product_id` and `record_id`. */
interface ProductUse {
  readonly what: string
  readonly rule: string
  rows(shop_id: number): SQL
}

/** The stock that a variant began with: nobody bought, sold or counted anything yet. */
export const isOpening = sql`(m.type = 'inbound' and m.previous_stock = 0 and m.order_id is null and m.refund_id is null)`

export const productUses: readonly ProductUse[] = [
  {
    what: 'stock_movements',
    rule: productHasMovements.id,
    rows: (shop_id) => sql`select v.product_id, m.id as record_id from stock_movements m
      join variants v on v.shop_id = m.shop_id and v.id = m.variant_id
      where m.shop_id = ${shop_id} and not ${isOpening}`,
  },
  {
    what: 'orders',
    rule: inUse.id,
    rows: (shop_id) => sql`select v.product_id, l.order_id as record_id from order_lines l
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id where l.shop_id = ${shop_id}`,
  },
  {
    what: 'productgroups',
    rule: inUse.id,
    rows: (shop_id) => sql`select product_id, productgroup_id as record_id from productgroup_products
      where shop_id = ${shop_id}`,
  },
  {
    what: 'product_matches',
    rule: inUse.id,
    rows: (shop_id) => sql`select v.product_id, m.id as record_id from marketplace_listings m
      join variants v on v.shop_id = m.shop_id and v.id = m.variant_id where m.shop_id = ${shop_id}`,
  },
]

/** One refusal for each kind of record that names this product, with their number. */
export async function usesOfProduct(db: Database, shop_id: number, id: number): Promise<Refusal[]> {
  const counts = productUses.map(
    ({ what, rows }) => sql`select ${what} as what, count(distinct record_id)::int as count
      from (${rows(shop_id)}) tied where product_id = ${id}`,
  )
  const { rows } = await db.execute<{ what: string; count: number }>(sql.join(counts, sql` union all `))
  return productUses.flatMap(({ what, rule }) => {
    const count = rows.find((row) => row.what === what)?.count ?? 0
    return count > 0 ? [{ id: rule, about: { what, count } }] : []
  })
}
