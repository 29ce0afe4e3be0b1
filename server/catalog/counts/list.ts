import { sql } from 'drizzle-orm'
import type { StockCountRow } from '#api/contract/catalog/stock-counts.ts'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The stock counts. */
export const countList = listFrom(stockCounts, {
  from: ['stock_counts', 'c'],
  filters: { status: equals(sql`c.status`) },
  sortings: {},
  found: anywhere(sql`c.search`),
  rows: countRows,
})

async function countRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<StockCountRow[]> {
  const { rows } = await db.execute<StockCountRow & Record<string, unknown>>(sql`
    select c.id, c.version, c.name, c.shelf, c.status, c.size, c.counted, c.different,
           to_char(c.created_at at time zone s.time_zone, 'YYYY-MM-DD') as day,
           coalesce(btrim(u.name || ' ' || u.surname), '') as "user"
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join stock_counts c on c.shop_id = ${shop_id} and c.id = page.id
      join shops s on s.id = c.shop_id
      left join users u on u.shop_id = c.shop_id and u.id = c.user_id
     order by page.place`)
  return rows
}
