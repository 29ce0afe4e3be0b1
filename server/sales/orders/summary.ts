import { type SQL, sql } from 'drizzle-orm'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { type Days, spanOf, within } from './days.ts'
import { chosenBy } from './filters.ts'

interface Summing {
  readonly db: Database
  readonly shop_id: number
  readonly query: OrderSummaryQuery
}

type Cell = OrderSummary['cells'][number] & Record<string, unknown>

/** The orders of some days by status and day of the shop. */
export async function summaryOf({ db, shop_id, query }: Summing): Promise<OrderSummary> {
  const { type, ...days } = query
  const asked = days.period || days.from || days.to ? days : { period: 'last_30_days' as const }
  const span = await spanOf(db, shop_id, asked)
  const { rows } = await db.execute<Cell>(cellsOf(shop_id, within(span), type, span.zone))
  const cells = rows.map((cell) => ({ ...cell, total: decimalOf(Number(cell.total)) }))
  return { first: span.first, last: span.last, cells }
}

/** All that is summed stands in one index. */
export function cellsOf(shop_id: number, days: Days, type: OrderSummaryQuery['type'], zone: string): SQL {
  return sql`
    select to_char(o.ordered_at at time zone ${zone}, 'YYYY-MM-DD') as day, o.status, o.currency,
           count(*)::int as count, sum(o.total)::bigint as total
      ${chosenBy(shop_id, days, { type })}
     group by 1, 2, 3 order by 1 desc, 2, 3`
}
