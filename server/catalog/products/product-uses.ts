import { type SQL, sql } from 'drizzle-orm'
import { inUse, productHasMovements } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { Uses } from '#server/platform/records/tables.ts'

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
    what: 'purchases',
    rule: inUse.id,
    rows: (shop_id) => sql`select v.product_id, l.purchase_id as record_id from purchase_lines l
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id where l.shop_id = ${shop_id}`,
  },
  {
    what: 'incoming_invoices',
    rule: inUse.id,
    rows: (shop_id) => sql`select v.product_id, l.invoice_id as record_id from incoming_invoice_lines l
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id where l.shop_id = ${shop_id}`,
  },
  {
    what: 'productgroups',
    rule: inUse.id,
    rows: (shop_id) => sql`select product_id, productgroup_id as record_id from productgroup_products
      where shop_id = ${shop_id}`,
  },
  {
    what: 'coupons',
    rule: inUse.id,
    rows: (shop_id) => sql`select unnest(products) as product_id, id as record_id from coupons
      where shop_id = ${shop_id}`,
  },
  {
    what: 'product_matches',
    rule: inUse.id,
    rows: (shop_id) => sql`select v.product_id, m.id as record_id from marketplace_listings m
      join variants v on v.shop_id = m.shop_id and v.id = m.variant_id where m.shop_id = ${shop_id}`,
  },
]

/** One refusal for each kind of record that names one of these products, with their number. */
export async function usesOfProducts(db: Database, shop_id: number, ids: readonly number[]): Promise<Uses> {
  const counts = productUses.map(
    ({ what, rows }) => sql`select product_id as id, ${what} as what, count(distinct record_id)::int as count
      from (${rows(shop_id)}) tied where product_id = any(${`{${ids.join(',')}}`}::bigint[]) group by product_id`,
  )
  const { rows } = await db.execute<{ id: string; what: string; count: number }>(sql.join(counts, sql` union all `))
  const uses = new Map<number, Refusal[]>()
  for (const { what, rule } of productUses)
    for (const row of rows.filter((row) => row.what === what)) {
      const found = uses.get(Number(row.id)) ?? []
      uses.set(Number(row.id), [...found, { id: rule, about: { what, count: row.count } }])
    }
  return uses
}
