import { type SQL, sql } from 'drizzle-orm'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { closedRange } from '#api/rules/platform/dates.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { chosenBy } from '#server/platform/lists/choose.ts'
import { type RequestedDays, type Span, spanOf, within } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { orderList } from './list.ts'

interface Summing extends Choosing {
  readonly query: OrderSummaryQuery
}

type Cell = OrderSummary['cells'][number] & Record<string, unknown>

/** The orders of some days by status and day of the shop. */
export async function summaryOf({ db, shop_id, query }: Summing): Promise<OrderSummary> {
  const { type, ...days } = query
  const span = await spanOf({ db, shop_id }, summed(days))
  const { rows } = await db.execute<Cell>(await cellsOf({ db, shop_id }, type, span))
  const cells = rows.map((cell) => ({ ...cell, total: decimalOf(Number(cell.total)) }))
  return { first: span.first, last: span.last, cells }
}

/** No sum has an open end, which would be of all orders that there are. */
function summed({ period, from, to }: RequestedDays): RequestedDays {
  if (from || to) return { ...(period ? { period } : {}), ...closedRange({ from, to }) }
  return { period: period ?? 'last_30_days' }
}

/** All that is summed stands in one index. */
export async function cellsOf(reading: Choosing, type: OrderSummaryQuery['type'], span: Span): Promise<SQL> {
  const chosen = await chosenBy(orderList, reading, { ...(type ? { type } : {}) })
  const days = within(span, sql`o.ordered_at`).map((one) => sql` and ${one}`)
  return sql`
    select to_char(o.ordered_at at time zone ${span.zone}, 'YYYY-MM-DD') as day, o.status, o.currency,
           count(*)::int as count, sum(o.total)::bigint as total
      ${chosen} ${sql.join(days, sql``)}
     group by 1, 2, 3 order by 1 desc, 2, 3`
}
