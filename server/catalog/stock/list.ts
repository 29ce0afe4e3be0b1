import { sql } from 'drizzle-orm'
import type { StockMovementRow } from '#api/contract/catalog/stock-movements.ts'
import { stockMovements } from '#api/listings/catalog/stock-movements.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { equals, listFrom, oneOf, type Reading } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The ledger, newest first. */
export const movementList = listFrom(stockMovements, {
  from: ['stock_movements', 'm'],
  filters: {
    type: oneOf(sql`m.type`),
    variant_id: equals(sql`m.variant_id`),
    product_id: (id, { shop_id }) =>
      sql`m.variant_id in (select v.id from variants v where v.shop_id = ${shop_id} and v.product_id = ${id})`,
    user_id: equals(sql`m.user_id`),
  },
  sortings: {},
  days: sql`m.at`,
  found: (word, { shop_id }) => sql`(m.variant_id in (
      select v.id from products p join variants v on v.shop_id = p.shop_id and v.product_id = p.id
       where p.shop_id = ${shop_id} and ${anywhere(sql`p.search`)(word)})
    or m.order_id in (select o.id from orders o where o.shop_id = ${shop_id} and ${anywhere(sql`lower(o.number)`)(word)}))`,
  rows: movementRows,
})

interface Stored extends Record<string, unknown>, Omit<StockMovementRow, 'unit_price' | 'total'> {
  readonly options: string
  readonly price: string | null
}

/** These movements with the names of what they are about, in this order. */
export async function movementRows(
  { db, shop_id, language }: Reading,
  ids: readonly number[],
): Promise<StockMovementRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select m.id, m.at, to_char(m.at at time zone s.time_zone, 'YYYY-MM-DD') as day, m.type, m.variant_id, p.id as product_id,
           coalesce(nullif(t.name, ''), p.label) as product, v.stock_code, m.quantity, m.previous_stock, m.current_stock,
           m.unit_price as price, m.user_id, coalesce(btrim(u.name || ' ' || u.surname), '') as "user",
           m.order_id, coalesce(o.number, '') as "order", m.note,
           coalesce((select string_agg(w.label, ', ' order by c.option_id)
                       from variant_options c
                       join option_values w on w.shop_id = c.shop_id and w.id = c.option_value_id
                      where c.shop_id = v.shop_id and c.variant_id = v.id), '') as options
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join stock_movements m on m.shop_id = ${shop_id} and m.id = page.id
      join shops s on s.id = m.shop_id
      join variants v on v.shop_id = m.shop_id and v.id = m.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
      left join users u on u.shop_id = m.shop_id and u.id = m.user_id
      left join orders o on o.shop_id = m.shop_id and o.id = m.order_id
     order by page.place`)
  return rows.map(({ options, price, ...row }) => ({
    ...row,
    product: options === '' ? row.product : `${row.product} · ${options}`,
    at: new Date(row.at).toISOString(),
    unit_price: price === null ? '' : decimalOf(Number(price)),
    // What it came to, whichever way the goods went.
    total: price === null ? '' : decimalOf(Number(price) * Math.abs(row.quantity)),
  }))
}
