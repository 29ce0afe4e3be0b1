import { sql } from 'drizzle-orm'
import type { StockHistory } from '#api/contract/catalog/stock-movements.ts'
import type { Reading } from '#server/platform/lists/list.ts'
import { movementRows } from './list.ts'

/** As many movements as a person follows; the ledger shows all of them. */
const most = 50

interface Folded extends Record<string, unknown> {
  readonly id: number
  readonly stock: number
  readonly total: number
  readonly before: number
  readonly after: number
}

/**
 * How the stock of a variant, or of all of a product's, became what it is: counted back from the figure, movement by movement, in one statement,
 * so that it folds to the figure whatever is sold meanwhile. What does not exist has no stock and no movements.
 */
export async function stockHistory(
  reading: Reading,
  { variant_id, product_id }: { variant_id?: number | undefined; product_id?: number | undefined },
): Promise<StockHistory> {
  const { db, shop_id } = reading
  const whose = variant_id ? sql`id = ${variant_id}` : sql`product_id = ${product_id ?? 0}`
  const { rows } = await db.execute<Folded>(sql`
    with own as (select id, quantity from variants where shop_id = ${shop_id} and deleted = 0 and ${whose}),
         whole as (select coalesce(sum(quantity), 0)::int as stock from own),
         moved as (select m.id, m.quantity from stock_movements m
                    where m.shop_id = ${shop_id} and m.variant_id in (select id from own) order by m.id desc limit ${most})
    select id, stock, after, after - quantity as before,
           (select count(*)::int from stock_movements m where m.shop_id = ${shop_id} and m.variant_id in (select id from own)) as total
      from (select moved.id, moved.quantity, whole.stock,
                   (whole.stock - coalesce(sum(moved.quantity) over (order by moved.id desc rows between unbounded preceding and 1 preceding), 0))::int as after
              from moved, whole) folded
     order by id desc`)
  const movements = new Map(
    (
      await movementRows(
        reading,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return {
    stock: rows[0]?.stock ?? 0,
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ id, before, after }) => {
      const movement = movements.get(id)
      return movement ? [{ movement, before, after }] : []
    }),
  }
}
