import { sql } from 'drizzle-orm'
import type { CountLine, StockCount } from '#api/contract/catalog/stock-counts.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'
import { goodsOn } from './goods.ts'

type Found = Omit<StockCount, 'lines'> & Record<string, unknown>

/** One count of the shop with its lines, or 404. */
export async function readCount({ db, actor: { shop_id }, language }: ReadingOne, id: number): Promise<StockCount> {
  const { rows } = await db.execute<Found>(sql`
    select c.id, c.version, c.name, c.shelf, c.status, c.frozen_at, c.booked_at, c.created_at,
           case when c.status = 'draft' then (select count(*)::int from ${goodsOn(shop_id, sql`c.shelf`)}) else c.size end as size,
           coalesce(btrim(u.name || ' ' || u.surname), '') as "user"
      from stock_counts c left join users u on u.shop_id = c.shop_id and u.id = c.user_id
     where c.shop_id = ${shop_id} and c.id = ${id}`)
  const [count] = rows
  if (!count) throw refuse(404, notFound)
  const lines = await db.execute<CountLine & Record<string, unknown>>(sql`
    select (x.place - 1)::int as line, v.id as variant_id, coalesce(nullif(t.name, ''), p.label) as name, v.stock_code, v.barcode, v.shelf,
           (x.line ->> 'expected')::int as expected, (x.line ->> 'counted')::int as counted, x.line ->> 'reason' as reason,
           coalesce((select string_agg(w.label, ', ' order by o.option_id)
                       from variant_options o
                       join option_values w on w.shop_id = o.shop_id and w.id = o.option_value_id
                      where o.shop_id = v.shop_id and o.variant_id = v.id), '') as options
      from stock_counts c
     cross join lateral jsonb_array_elements(c.lines) with ordinality as x(line, place)
      join variants v on v.shop_id = c.shop_id and v.id = (x.line ->> 'variant_id')::bigint
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     where c.shop_id = ${shop_id} and c.id = ${id}
     order by x.place`)
  return {
    ...count,
    lines: lines.rows,
    frozen_at: count.frozen_at && new Date(count.frozen_at).toISOString(),
    booked_at: count.booked_at && new Date(count.booked_at).toISOString(),
    created_at: new Date(count.created_at).toISOString(),
  }
}
